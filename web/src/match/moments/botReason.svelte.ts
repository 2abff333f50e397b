// What the bot that acts says of its last move, for as long as it is of interest.

import type { MatchTold, MatchView, Reason } from '../../protocol';
import { actingPlayer } from '../../table/facts';
import type { Scene } from '../../table/scene';

export interface GivenReason {
  number: number;
  player: string;
  why: Reason;
}

export class BotReasonState {
  now = $state.raw<GivenReason | null>(null);
  /** Bots go on without a pause until a person has to decide. */
  isHurried = $state(false);
  private count = 0;

  hear({ why }: MatchTold, before: MatchView): void {
    const player = actingPlayer(before);
    // That a bot ends its go is seen by what comes next; the log has it.
    if (why && player && why.act !== 'stop') this.now = { number: ++this.count, player, why };
  }

  forget(): void {
    this.now = null;
  }

  hurry(scene: Scene, send: () => void): void {
    if (this.isHurried || !botActs(scene)) return;
    this.isHurried = true;
    send();
  }
}

/** Somebody who is no person has to decide: their pause can be skipped. */
export function botActs({ match, players }: Scene): boolean {
  const player = players.find(({ id }) => id === actingPlayer(match));
  return player !== undefined && (player.kind === 'bot' || player.isStandIn);
}
