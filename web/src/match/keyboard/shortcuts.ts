// Shortcuts of the Match screen.

import { isForPage } from '../../parts/pageKeys';
import { preferences } from '../../preferences.svelte';
import type { Selection } from '../../table/selection.svelte';

/** As shown to the user. Letters need Shift: without it they search Territories by name. */
export const KEYS = {
  confirm: ['Enter'],
  cancel: ['Esc'],
  more: ['+'],
  fewer: ['−'],
  undo: ['Shift+U', 'Ctrl+Z'],
  end: ['Shift+E'],
  objective: ['Shift+O'],
  log: ['Shift+L'],
  chat: ['Shift+C'],
  map: ['Shift+B'],
  menu: ['Shift+M'],
  skip: ['Shift+S', 'Esc'],
  hint: ['Shift+H'],
  plan: ['Shift+P'],
  help: ['?'],
};
export type Shortcut = keyof typeof KEYS;

const BY_KEY: Record<string, Shortcut> = {
  Escape: 'cancel',
  '+': 'more',
  '=': 'more',
  '-': 'fewer',
  U: 'undo',
  E: 'end',
  O: 'objective',
  L: 'log',
  C: 'chat',
  B: 'map',
  M: 'menu',
  S: 'skip',
  H: 'hint',
  P: 'plan',
  '?': 'help',
};

/** Runs the command of a key event. If it returns false, the key keeps its usual effect. */
export function press(
  event: KeyboardEvent,
  selection: Selection,
  commands: Record<Shortcut, () => unknown>,
): void {
  const shortcut = isConfirmation(event, selection) ? 'confirm' : shortcutOf(event);
  if (!shortcut || commands[shortcut]() === false) return;
  event.preventDefault();
  event.stopPropagation();
}

function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (!isForPage(event)) return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return 'undo';
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.length === 1 && !preferences.letterKeys) return null;
  return BY_KEY[event.key] ?? null;
}

/** Enter on the selected target, or where Enter has no other use. */
function isConfirmation(event: KeyboardEvent, selection: Selection): boolean {
  if (event.key !== 'Enter' || !selection.target) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.target === document.body) return true;
  const territory = event.target instanceof Element && event.target.closest('[data-territory]');
  return Boolean(territory) && selection.focused === selection.target;
}
