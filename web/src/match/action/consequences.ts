// What a move brings and what it costs: Materials, and points of the viewer's card.

import type { MatchView, Options } from '../../protocol';
import {
  assetsOn,
  gainedBy,
  ownerOf,
  pointsNow,
  progressOf,
  territoriesOf,
} from '../../table/facts';
import { world } from '../../world/world';
import { conquest } from './odds';

export interface Consequence {
  /** Gained or lost, those on the card first. */
  materials: string[];
  /** Points on the card that are gained or lost. */
  points: number;
  /** The Application that needs one of them and misses least. */
  application: string | null;
}

/** What taking the Territories would bring. */
export const ofTaking = (
  match: MatchView,
  player: string,
  ...targets: string[]
): Consequence | null =>
  between(
    match,
    targets.reduce((now, target) => held(now, player, target), match),
    player,
  );

/** What leaving the origin empty would cost, once the target is taken. */
export function ofLeaving(
  match: MatchView,
  player: string,
  origin: string,
  target: string,
): Consequence | null {
  const taken = held(match, player, target);
  return between(without(taken, origin), taken, player);
}

/** What losing the Territory would cost. */
export const ofLosing = (match: MatchView, player: string, territory: string): Consequence | null =>
  between(without(match, territory), match, player);

/** The player's Territories whose loss would cost points, with the points. */
export function risksIn(match: MatchView, player: string): Record<string, number> {
  const costs = territoriesOf(match, player).map((territory): [string, number] => [
    territory,
    ofLosing(match, player, territory)?.points ?? 0,
  ]);
  return Object.fromEntries(costs.filter(([, points]) => points > 0));
}

const PROBABLE = 0.45;

/** For each of these Territories of the player the attack that is most likely to take it, if it probably does. */
export function threatsTo(
  territories: string[],
  player: string,
  match: MatchView,
  { leave_one_behind }: Options,
): { origin: string; target: string }[] {
  const chanceOf = (origin: string, target: string): number => {
    const attackers = assetsOn(match, origin) - (leave_one_behind ? 1 : 0); // R4.9
    if (attackers < 1) return 0;
    return conquest(attackers, assetsOn(match, target))?.chance ?? 1; // beyond the tables
  };
  return territories.flatMap(target => {
    const [worst] = world()
      .territories[target]!.neighbours.filter(one => ![player, null].includes(ownerOf(match, one)))
      .map(origin => ({ origin, target, chance: chanceOf(origin, target) }))
      .sort((one, other) => other.chance - one.chance);
    return worst && worst.chance >= PROBABLE ? [{ origin: worst.origin, target }] : [];
  });
}

/** The difference between two positions, of which `rich` has more; null if there is none. */
export function between(poor: MatchView, rich: MatchView, player: string): Consequence | null {
  const gained = gainedBy(player, poor, rich);
  if (!gained.length) return null;
  const card = rich.objectives[player];
  if (!card) return { materials: gained, points: 0, application: null };
  const wanted = progressOf(poor, player, card).filter(({ missing }) =>
    missing.some(material => gained.includes(material)),
  );
  wanted.sort((a, b) => a.missing.length - b.missing.length);
  const [nearest] = wanted;
  /** What the nearest Application misses counts first. */
  const rank = (material: string): number => {
    const place = wanted.findIndex(({ missing }) => missing.includes(material));
    return place < 0 ? wanted.length : place;
  };
  return {
    materials: gained.sort((a, b) => rank(a) - rank(b)),
    points: pointsNow(rich, player, card) - pointsNow(poor, player, card),
    application: nearest?.application ?? null,
  };
}

const held = (match: MatchView, player: string, territory: string): MatchView => ({
  ...match,
  holdings: {
    ...match.holdings,
    [territory]: [player, Math.max(1, assetsOn(match, territory))],
  },
});

function without(match: MatchView, territory: string): MatchView {
  const { [territory]: _, ...holdings } = match.holdings;
  return { ...match, holdings };
}
