// Emotes: emoji that rise from the portrait of whoever sent them. People send theirs as chat; a bot
// shows one on this device alone, at most once in a Turn.

import type { Step } from '../../table/matchStore.svelte';
import type { Scene } from '../../table/scene';
import { has } from '../../texts/texts.svelte';
import type { Said } from '../chat/chatState.svelte';

export interface Emote {
  player: string;
  /** The id of the phrase. */
  phrase: string;
  number: number;
}

const SHOWN = 4000; // milliseconds
const isEmoji = (phrase: string | null | undefined): boolean =>
  phrase != null && has(`web-match-emoji-${phrase}`);

export class Emotes {
  now = $state.raw<Emote | null>(null);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last Turn in which a bot showed one. */
  private turn = 0;

  /** What was said since. */
  hear(fresh: readonly Said[], seat: string | null, muted: ReadonlySet<string>): void {
    const last = fresh.findLast(
      ({ player, phrase }) => player !== seat && !muted.has(player) && isEmoji(phrase),
    );
    if (last) this.show(last.player, last.phrase!);
  }

  /** A bot took a Territory from the viewer, or lost one to them. */
  watch({ told, before }: Step, { seat, players }: Scene): void {
    if (before.turn === this.turn || seat === null) return;
    const clash = told.events.find(({ type }) => type === 'ClashFought');
    const isTaken = told.events.some(({ type }) => type === 'TerritoryConquered');
    if (clash?.type !== 'ClashFought' || !isTaken) return;
    const { attacker, defender } = clash;
    if (attacker !== seat && defender !== seat) return;
    const other = attacker === seat ? defender : attacker;
    if (players.find(({ id }) => id === other)?.kind !== 'bot') return;
    this.turn = before.turn;
    this.show(other, attacker === seat ? 'wow' : 'smile');
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  private show(player: string, phrase: string): void {
    clearTimeout(this.timer);
    this.now = { player, phrase, number: ++this.count };
    this.timer = setTimeout(() => (this.now = null), SHOWN);
  }
}
