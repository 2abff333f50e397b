// What the dice never cover: what a bot does, and the tabs.

import type { Rect } from './placing';

const elements = new Set<Element>();
let changes = $state(0); // an element came, went or got another size

/** An action for elements that the dice leave free. */
export function keepFree(element: Element): { destroy: () => void } {
  const observer = new ResizeObserver(() => (changes += 1));
  elements.add(element);
  observer.observe(element); // also calls it once
  return {
    destroy(): void {
      observer.disconnect();
      elements.delete(element);
      changes += 1;
    },
  };
}

/** Their places in the window. */
export function keptFree(): Rect[] {
  void changes;
  return [...elements].map(element => element.getBoundingClientRect());
}
