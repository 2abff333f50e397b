// Toasts: short messages that disappear by themselves.

import { untrack } from 'svelte';
import { announce, announceNow } from './announcements.svelte';

export interface Note {
  number: number;
  text: string;
  kind: 'plain' | 'trouble';
}

const SHOWN_MILLISECONDS = 6000;
const MOST = 3;

let count = 0;
export const notes: { all: Note[] } = $state({ all: [] });

export function toast(
  text: string,
  kind: Note['kind'] = 'plain',
  milliseconds = SHOWN_MILLISECONDS,
): void {
  const note = { number: ++count, text, kind };
  // A repeated message replaces the old one.
  const others = untrack(() => notes.all).filter(other => other.text !== text);
  notes.all = [...others, note].slice(-MOST);
  if (kind === 'trouble') announceNow(text);
  else announce(text);
  setTimeout(() => dismiss(note.number), milliseconds);
}

export function dismiss(number: number): void {
  notes.all = notes.all.filter(note => note.number !== number);
}
