// Facts derived from a match view. What is legal is listed by the server, not derived here.

import type { MatchView, Score } from '../protocol';
import { world } from '../world/world';
import { suppliedBy } from './news';
import type { Scene } from './scene';

export const ownerOf = (match: MatchView, territory: string): string | null =>
  match.holdings[territory]?.[0] ?? null;

export const assetsOn = (match: MatchView, territory: string): number =>
  match.holdings[territory]?.[1] ?? 0;

/** The target belongs to somebody else (R4.6). */
export function isClash(match: MatchView, origin: string, target: string): boolean {
  const owner = ownerOf(match, target);
  return owner !== null && owner !== ownerOf(match, origin);
}

/** R7.3: Assets that can still act; null outside of their owner's Action Phase. */
export function readyOn(match: MatchView, territory: string): number | null {
  const { phase } = match;
  if (phase.type !== 'ActionPhase' || ownerOf(match, territory) !== phase.player) return null;
  return phase.ready[territory] ?? 0;
}

export const territoriesOf = (match: MatchView, player: string): string[] =>
  Object.keys(world().territories).filter(id => ownerOf(match, id) === player);

/**
 * R2.4, R4.11, R6.2: every Material under the player's control, each once, in the order of the
 * board.
 */
export function materialsOf(match: MatchView, player: string): Set<string> {
  const found = new Set(match.claimed[player] ?? []);
  const recycled = match.recycled?.[player];
  if (recycled) found.add(recycled);
  for (const id of territoriesOf(match, player))
    for (const material of suppliedBy(match, id)) found.add(material);
  return new Set(Object.keys(world().materials).filter(id => found.has(id)));
}

/** The Materials that came under the player's control between two moments. */
export function gainedBy(player: string, before: MatchView, after: MatchView): string[] {
  const had = materialsOf(before, player);
  return [...materialsOf(after, player)].filter(material => !had.has(material));
}

interface ApplicationProgress {
  application: string;
  points: number;
  owned: string[];
  missing: string[];
  isComplete: boolean;
}

/** Progress of an Objective, by Application. */
export function progressOf(
  match: MatchView,
  player: string,
  objective: string,
): ApplicationProgress[] {
  const owned = materialsOf(match, player);
  return world().objectives[objective]!.applications.map(id => {
    const { points, materials } = world().applications[id]!;
    const missing = materials.filter(material => !owned.has(material));
    return {
      application: id,
      points,
      owned: materials.filter(material => owned.has(material)),
      missing,
      isComplete: missing.length === 0,
    };
  });
}

/** The points that the card would give if the match ended now (R6.3). */
export const pointsNow = (match: MatchView, player: string, objective: string): number =>
  progressOf(match, player, objective)
    .filter(progress => progress.isComplete)
    .reduce((sum, progress) => sum + progress.points, 0);

/** Every Material that the card needs. */
export const neededBy = (objective: string): Set<string> =>
  new Set(
    world().objectives[objective]!.applications.flatMap(id => world().applications[id]!.materials),
  );

/** Who controls Territories in the Continent, in order of play. */
export const playersIn = (match: MatchView, continent: string): string[] => {
  const there = new Set(
    world()
      .continents.find(one => one.id === continent)!
      .territories.map(id => ownerOf(match, id)),
  );
  return match.order.filter(player => there.has(player));
};

/** R6.2: the only player there, if there is exactly one. */
export const exclusiveIn = (match: MatchView, continent: string): string | null => {
  const there = playersIn(match, continent);
  return there.length === 1 ? there[0]! : null;
};

/** Everybody in first place. */
export const winnersOf = (ranking: Score[]): Score[] => ranking.filter(({ place }) => place === 1);

/** Whose decision the match waits for. */
export const actingPlayer = (match: MatchView): string | null =>
  match.phase.type === 'Finished' ? null : match.phase.player;

export const assetsToPlace = (match: MatchView, player: string): number => {
  const { phase } = match;
  if (phase.type !== 'InitialPlacement' && phase.type !== 'InvestmentPhase') return 0;
  return phase.to_place[player] ?? 0;
};

/** A bot ends the viewer's phase because their time is up. */
export const isStoodIn = ({ players, seat }: Scene): boolean =>
  players.some(player => player.id === seat && player.isStandIn);

/** The viewer has to decide, and no bot stands in. */
export const isYours = (scene: Scene): boolean =>
  scene.seat !== null && actingPlayer(scene.match) === scene.seat && !isStoodIn(scene);
