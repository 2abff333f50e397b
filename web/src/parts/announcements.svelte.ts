// Announcements for screen readers.

import { untrack } from 'svelte';

interface Announcement {
  text: string;
  number: number;
}

export const spoken: { polite: Announcement; asked: Announcement; urgent: Announcement } = $state({
  polite: { text: '', number: 0 },
  asked: { text: '', number: 0 },
  urgent: { text: '', number: 0 },
});

/** Polite: after what the reader is saying. */
export function announce(text: string): void {
  spoken.polite = { text, number: next('polite') };
}

/** Polite, beside the others: what is asked of the player is not replaced by what has happened. */
export function announceAsked(text: string): void {
  spoken.asked = { text, number: next('asked') };
}

/** Assertive: for what stops the player. */
export function announceNow(text: string): void {
  spoken.urgent = { text, number: next('urgent') };
}

/** Removes announcements of the previous screen. */
export function clearAnnouncements(): void {
  if (untrack(() => spoken.polite.text)) announce('');
  if (untrack(() => spoken.asked.text)) announceAsked('');
  if (untrack(() => spoken.urgent.text)) announceNow('');
}

// Untracked, so that effects that announce don't depend on it.
const next = (kind: keyof typeof spoken): number => untrack(() => spoken[kind].number + 1);
