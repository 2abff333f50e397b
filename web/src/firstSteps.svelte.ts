// What a device shows when a match begins: the viewer's card is dealt; in the first match on a device
// also what orange means and how to move.

import { store, stored } from './storage';
import type { Step } from './table/matchStore.svelte';

const KEY = 'rawsiko.first';

interface Kept {
  /** The card that was dealt last, with the order of play: reconnecting doesn't deal again. */
  dealt?: string;
  /** A move was made on this device. */
  hasMoved?: boolean;
}

const kept = (): Kept => (stored(KEY) as Kept | null) ?? {};

/** Nobody has played a match on this device. */
export const isFirstVisit = (): boolean => kept().dealt === undefined;

export class FirstSteps {
  /** The card is being dealt. */
  dealt = $state<string | null>(null);
  /** It is the first one on this device. */
  isFirst = $state(false);
  hasMoved = $state(kept().hasMoved ?? false);

  /** Deals the card, unless this device has. */
  deal(objective: string, order: string[]): void {
    const dealt = `${objective} ${order.join(' ')}`;
    const before = kept();
    if (before.dealt === dealt) return;
    this.isFirst = before.dealt === undefined;
    this.dealt = objective;
    store(KEY, { ...before, dealt });
  }

  close(): void {
    this.dealt = null;
  }

  /** Remembers the viewer's first move. */
  hear({ told }: Step, seat: string | null): void {
    const hasMoved = told.events.some(
      event =>
        (event.type === 'AssetsMoved' && event.player === seat) ||
        (event.type === 'ClashFought' && event.attacker === seat),
    );
    if (this.hasMoved || !hasMoved) return;
    this.hasMoved = true;
    store(KEY, { ...kept(), hasMoved: true });
  }
}
