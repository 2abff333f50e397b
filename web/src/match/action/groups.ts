// Setup: which Territories of a Continent can be chosen together (R3.4: connected with each other).

import type { MatchView } from '../../protocol';
import { ownerOf } from '../../table/facts';
import { world } from '../../world/world';

/**
 * Every set of `count` free Territories of the Continent that is connected, also with those chosen
 * already; each in an order in which they can be chosen.
 */
export function groupsIn(
  match: MatchView,
  continent: string,
  chosen: string[],
  count: number,
): string[][] {
  const { territories } = world().continents.find(({ id }) => id === continent)!;
  const free = territories.filter(one => ownerOf(match, one) === null && !chosen.includes(one));
  const found = new Map<string, string[]>();
  const grow = (group: string[]): void => {
    if (group.length === count) {
      const key = [...group].sort().join(' ');
      if (!found.has(key)) found.set(key, group);
      return;
    }
    const there = [...chosen, ...group];
    for (const one of free) {
      if (group.includes(one)) continue;
      const { neighbours } = world().territories[one]!;
      if (!there.length || there.some(other => neighbours.includes(other))) grow([...group, one]);
    }
  };
  grow([]);
  return [...found.values()];
}
