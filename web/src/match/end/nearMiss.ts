// What the player missed narrowly.

import type { Finished, MatchView } from '../../protocol';
import { progressOf } from '../../table/facts';

export interface NearMiss {
  application: string;
  material: string;
  points: number;
  /** With it the player would have had more points than anybody else. */
  isWin: boolean;
}

/** The most valuable Application that one more Material would have completed. */
export function nearMissOf(match: MatchView, phase: Finished, player: string): NearMiss | null {
  const card = match.objectives[player];
  const own = phase.ranking.find(score => score.player === player);
  if (!card || !own || own.eliminated) return null;
  const [nearest] = progressOf(match, player, card)
    .filter(({ missing }) => missing.length === 1)
    .sort((a, b) => b.points - a.points);
  if (!nearest) return null;
  const others = phase.ranking.filter(score => score.player !== player && !score.eliminated);
  const best = Math.max(0, ...others.map(({ points }) => points));
  return {
    application: nearest.application,
    material: nearest.missing[0]!,
    points: nearest.points,
    isWin: own.place !== 1 && own.points + nearest.points > best,
  };
}

/** The Materials on the player's card: the missing one first, then those that scored. */
export function foughtOver(match: MatchView, player: string, miss: NearMiss | null): string[] {
  const card = match.objectives[player];
  if (!card) return [];
  const progress = progressOf(match, player, card);
  const counted = progress.filter(({ isComplete }) => isComplete).flatMap(({ owned }) => owned);
  const begun = progress.flatMap(({ owned }) => owned);
  return [...new Set([...(miss ? [miss.material] : []), ...counted, ...begun])];
}
