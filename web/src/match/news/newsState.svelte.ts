// Which news card is shown large: the one that was opened last, or that was asked for.

import type { Step } from '../../table/matchStore.svelte';

export class NewsState {
  /** The id of a card. */
  now = $state<string | null>(null);
  /** Its back asks which Material could fail next. Only a card that has just opened has one. */
  isTurned = $state(true);
  /** The Material that the viewer chose on the back. */
  guess = $state<string | null>(null);

  /** A card was opened, and the screen shows the match as it is since. Returns whether it was. */
  hear({ told }: Step): boolean {
    for (const event of told.events) {
      if (event.type === 'NewsOpened') {
        this.now = event.card;
        this.isTurned = false;
        this.guess = null;
      }
      if (event.type === 'MatchEnded') this.now = null;
    }
    return told.events.some(event => event.type === 'NewsOpened');
  }

  show(card: string): void {
    this.now = card;
    this.turn(null);
  }

  turn(guess: string | null): void {
    this.guess = guess;
    this.isTurned = true;
  }

  close(): void {
    this.now = null;
  }
}
