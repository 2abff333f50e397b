// Elements that the dice never cover: the line about bots, and the tabs.

import type { Box } from '../../board/layout/geometry';

const elements = new Set<Element>();
let changes = $state(0); // counts added, removed and resized elements

/** An attachment for elements that the dice must not cover. */
export function keepFree(element: Element): () => void {
  const observer = new ResizeObserver(() => (changes += 1));
  elements.add(element);
  observer.observe(element); // also calls back once
  return () => {
    observer.disconnect();
    elements.delete(element);
    changes += 1;
  };
}

/** Their places in the window. */
export function keptFree(): Box[] {
  void changes;
  return [...elements].map(element => element.getBoundingClientRect());
}
