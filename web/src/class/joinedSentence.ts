import type { Lesson } from '../protocol';
import { say } from '../texts/texts.svelte';

/** How many pupils are in, of those who were typed. If more come, the number grows with them. */
export const joinedSentence = (joined: number, { pupils: typed }: Lesson): string =>
  joined && typed
    ? say('web-class-in-of', { pupils: joined, expected: Math.max(typed, joined) })
    : say('web-class-in', { pupils: joined });
