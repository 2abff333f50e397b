// Types of the Match screen.

import type { Component } from 'svelte';
import type { CardRef } from '../learn/atlas/atlas';
import type { Chat } from '../protocol';
import type { ChatState, Said } from './chat/chatState.svelte';

/** Good: connected and saving; slow: reconnecting or stopping; bad: the server can't save. */
export type ServerState = 'good' | 'slow' | 'bad';

export interface ChatPanel {
  allowed: Chat;
  said: Said[];
  state: ChatState;
  onphrase: (phrase: string, args: Record<string, string>) => void;
  ontext: (text: string) => void;
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
