// What a finished match brings to the shelf of a device.

import type { Finished } from '../protocol';
import { totalsOf } from '../match/waiting/waitingState.svelte';
import { materialsOf } from '../table/facts';
import type { Scene } from '../table/scene';
import { world } from '../world/world';
import type { Ended } from './shelf';

/** Null if nobody on this device played it to the end, or it ended without a score (R6.6). */
export function endedOf(table: string, scene: Scene, phase: Finished, seat: string): Ended | null {
  const { match, players } = scene;
  const score = phase.ranking.find(({ player }) => player === seat);
  const player = players.find(({ id }) => id === seat);
  const card = match.objectives[seat];
  if (!score || !card || player?.kind !== 'person' || player.isStandIn) return null;
  const { applications } = world().objectives[card]!;
  return {
    table: `${table}-${seat}`,
    ...{ card, points: score.points, won: score.place === 1 },
    all: applications.reduce((sum, id) => sum + world().applications[id]!.points, 0),
    materials: score.eliminated ? [] : [...materialsOf(match, seat)],
    applications: score.applications,
    stars: Object.entries(totalsOf(table)).flatMap(([id, [right]]) => (right ? [id] : [])),
  };
}
