// What a screen reader says when something happens that was not asked for.

import { untrack } from 'svelte';

interface Announcement {
  text: string;
  number: number;
}

export const spoken: { polite: Announcement; urgent: Announcement } = $state({
  polite: { text: '', number: 0 },
  urgent: { text: '', number: 0 },
});

/** Said when the reader is done with what it is saying. */
export function announce(text: string): void {
  spoken.polite = { text, number: next('polite') };
}

/** Said at once: for what stops the player. */
export function announceNow(text: string): void {
  spoken.urgent = { text, number: next('urgent') };
}

/** What was said of a screen does not linger on the next. */
export function clearAnnouncements(): void {
  if (untrack(() => spoken.polite.text)) announce('');
  if (untrack(() => spoken.urgent.text)) announceNow('');
}

// Whoever announces something in an effect does not wait for the next announcement.
const next = (kind: keyof typeof spoken): number => untrack(() => spoken[kind].number + 1);
