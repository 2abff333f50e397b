import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Scrolls to the end whenever what `content` reads has changed, unless the reader has scrolled back. */
export const keepAtEnd =
  (content: () => unknown, isWanted = () => true): Attachment<HTMLElement> =>
  list => {
    content();
    if (isWanted()) void tick().then(() => list.scrollTo({ top: list.scrollHeight }));
  };
