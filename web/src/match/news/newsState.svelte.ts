// Which news card is shown large: the one that was opened last, or that was asked for.

import type { Step } from '../../table/matchStore.svelte';

export class NewsState {
  /** The id of a card. */
  now = $state<string | null>(null);

  /** A card was opened, and the screen shows the match as it is since. Returns whether it was. */
  hear({ told }: Step): boolean {
    for (const event of told.events) {
      if (event.type === 'NewsOpened') this.now = event.card;
      if (event.type === 'MatchEnded') this.now = null;
    }
    return told.events.some(event => event.type === 'NewsOpened');
  }

  show(card: string): void {
    this.now = card;
  }

  close(): void {
    this.now = null;
  }
}
