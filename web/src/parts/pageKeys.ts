// Keys that do something on the whole page.

import { preferences } from '../preferences.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select');

/** Whether neither a field nor a dialog has the key. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null;

/** The key, if it has nothing else to do and isn't held; else an empty text. */
export function pageKey(event: KeyboardEvent): string {
  if (!isForPage(event) || event.repeat) return '';
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  if (event.key.length === 1 && !preferences.letterKeys) return '';
  return event.key;
}
