// Props and types of the Match screen.

import type { Component, Snippet } from 'svelte';
import type { Marks } from '../board/board';
import type { CardRef } from '../learn/atlas/atlas';
import type { Chat, Pace } from '../protocol';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { Action } from '../table/liveTable.svelte';
import type { ChatState, Said } from './chat/chatState.svelte';
import type { Adviser } from './hint/adviser.svelte';
import type { LogLine } from './log/logLines';
import type { HistoryStep } from './log/tableLog.svelte';

/** Good: connected and saving; slow: reconnecting or stopping; bad: the server can't save. */
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
  /** Undefined for spectators and replays. */
  onaction?: ((action: Action) => void) | undefined;
  ontakeback?: (() => void) | undefined;
  /** The log as it was so many actions ago; without it there is no log to open. */
  lines?: ((actionsAgo: number) => LogLine[]) | undefined;
  /** Every action so far, for the recap. */
  history?: HistoryStep[] | undefined;
  /** An action is being sent: others are queued. */
  isSending?: boolean;
  isPaused?: boolean;
  showsOdds?: boolean;
  timer?: { seconds: number; since: number } | null;
  /** Provides hints; undefined if there are none. */
  adviser?: Adviser | undefined;
  /** Skips the bots' pauses; undefined if not allowed. */
  onhurry?: (() => void) | undefined;
  /** The pace of bots was chosen; undefined if it can't be. */
  onpace?: ((pace: Pace) => void) | undefined;
  chat?: ChatPanel | null;
  server?: ServerState | null;
  marks?: Marks | undefined;
  /** Replaces the prompt, for the tutorial. */
  sentence?: string | undefined;
  /** The tutorial has its own header: a phone has no room for a second one. */
  isCoached?: boolean;
  /** The selection, shared with the tutorial. */
  selection?: Selection | undefined;
  /** Content of the menu, if there is one. */
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

/** `scale` is the text size: larger text gets the layout of a smaller screen. */
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
