// What the Match screen is given: by a table, a tutorial or a replay.

import type { Component, Snippet } from 'svelte';
import type { Marks } from '../board/board';
import type { CardRef } from '../learn/atlas/atlas';
import type { Chat } from '../protocol';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { Action } from '../table/liveTable.svelte';
import type { ChatState, Said } from './chat/chatState.svelte';
import type { Adviser } from './hint/adviser.svelte';
import type { LogLine } from './log/logLines';

/** Green: saved and answered; amber: reconnecting or stopping; red: nothing can be saved. */
export type ServerState = 'good' | 'slow' | 'bad';

export interface ChatPanel {
  allowed: Chat;
  said: Said[];
  state: ChatState;
  onphrase: (phrase: string, args: Record<string, string>) => void;
  ontext: (text: string) => void;
}

export interface MatchScreenProps {
  scene: Scene;
  /** Without it nothing can be played: a replay, somebody who watches. */
  onaction?: ((action: Action) => void) | undefined;
  ontakeback?: (() => void) | undefined;
  /** The log; without it there is no log to open. */
  lines?: LogLine[] | undefined;
  /** An action is on its way: nothing more is sent. */
  isSending?: boolean;
  isPaused?: boolean;
  showsOdds?: boolean;
  timer?: { seconds: number; since: number } | null;
  /** Who helps the person that has to decide; without it there are no hints. */
  adviser?: Adviser | undefined;
  /** Bots go on without a pause; without it nobody can ask them to. */
  onhurry?: (() => void) | undefined;
  chat?: ChatPanel | null;
  server?: ServerState | null;
  marks?: Marks | undefined;
  /** In place of the sentence that the phase asks for: a tutorial's. */
  sentence?: string | undefined;
  /** What is being pointed at, for whoever wants to know it too: a tutorial. */
  selection?: Selection | undefined;
  /** What stands in the menu; without it there is none. */
  menu?: Snippet | undefined;
  /** Shown above the map when the match is over. */
  end?: Snippet | undefined;
}

export type Page = 'action' | 'objective' | 'players' | 'log' | 'chat';

export interface PageTab {
  name: Page;
  label: string;
  icon: Component<{ class?: string }>;
  badge?: number;
}

/** How the panels are arranged: beside the map, in a dock below it, or behind tabs. */
export type Layout = 'side' | 'dock' | 'sheet' | 'flank';

/** `scale` is the reader's text size: larger words ask for the arrangement of a smaller screen. */
export function layoutFor(width: number, height: number, scale: number): Layout {
  const [w, h] = [width / scale, height / scale];
  if (h < 620 && w / h > 1.2) return 'flank';
  if (w < 700 || h < 620) return 'sheet';
  return w >= 1100 && w / h >= 1.4 ? 'side' : 'dock';
}

/** What can be opened above the Match screen. */
export type OpenDialog = 'objective' | 'shortcuts' | 'menu';

/** What the info dialog is about. */
export type Topic = { kind: 'overview' } | CardRef;
