// Announcements for screen readers.

import { untrack } from 'svelte';

const KINDS = ['polite', 'asked', 'urgent'] as const;
type Kind = (typeof KINDS)[number];
const NOTHING = { text: '', number: 0 };
export const spoken: Record<Kind, typeof NOTHING> = $state({
  polite: NOTHING,
  asked: NOTHING,
  urgent: NOTHING,
});

/** Polite: after what the reader is saying. */
export const announce = (text: string): void => speak('polite', text);

/** Polite, in a region of its own: what has happened doesn't replace what is asked of the player. */
export const announceAsked = (text: string): void => speak('asked', text);

/** Assertive: for what stops the player. */
export const announceNow = (text: string): void => speak('urgent', text);

/**
 * Announces a sentence whenever it changes, after it has stayed for `wait` milliseconds. Null says
 * nothing and leaves the last one. Call it while a component is initialised.
 */
export function announceChanges(
  speakIt: (text: string) => void,
  sentence: () => string | null | undefined,
  wait = 0,
): void {
  $effect(() => {
    const text = sentence();
    if (text == null) return;
    if (!wait) return speakIt(text);
    const timer = setTimeout(() => speakIt(text), wait);
    return () => clearTimeout(timer);
  });
}

/** Removes announcements of the previous screen. */
export function clearAnnouncements(): void {
  for (const kind of KINDS) if (untrack(() => spoken[kind].text)) speak(kind, '');
}

function speak(kind: Kind, text: string): void {
  // Untracked, so that effects that announce don't depend on it.
  spoken[kind] = { text, number: untrack(() => spoken[kind].number + 1) };
}
