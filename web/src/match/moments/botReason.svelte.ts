// The acting bot's reason for its last move.

import type { Reason } from '../../protocol';
import { actingPlayer } from '../../table/facts';
import type { Step } from '../../table/matchStore.svelte';
import type { Scene } from '../../table/scene';

export class BotReasonState {
  now = $state.raw<{ player: string; why: Reason } | null>(null);
  /** Bots play without pauses until a person has to decide. */
  isHurried = $state(false);

  hear({ told: { why }, before }: Step): void {
    const player = actingPlayer(before);
    // Ending a phase is not shown here; the log has it.
    if (why && player && why.act !== 'stop') this.now = { player, why };
  }

  hurry(scene: Scene, send: () => void): void {
    if (this.isHurried || !botActs(scene)) return;
    this.isHurried = true;
    send();
  }
}

/** A bot or a stand-in has to decide. */
export function botActs({ match, players }: Scene): boolean {
  const player = players.find(({ id }) => id === actingPlayer(match));
  return player !== undefined && (player.kind === 'bot' || player.isStandIn);
}
