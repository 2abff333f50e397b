// How a player's points went up and down in a match.

import type { MatchView } from '../../protocol';
import { gainedBy, neededBy, pointsNow } from '../../table/facts';
import type { Step } from '../../table/matchStore.svelte';

const LEAST = 8; // points: smaller changes are not told
const MOST = 3; // swings
const SETUP = ['ContinentChoice', 'TerritoryChoice', 'InitialPlacement'];

/** Of a match whose cards are known. */
export function pointsBySteps(steps: Step[], player: string): number[] {
  const points = (match: MatchView): number => {
    const card = match.objectives[player];
    return card ? pointsNow(match, player, card) : 0;
  };
  return steps.map(({ after }) => points(after));
}

/** The peaks and lows, and the end; empty if the points only rose. */
export function retold(points: number[]): number[] {
  const told = [0];
  for (const now of points) {
    const [before, last] = [told.at(-2) ?? 0, told.at(-1)!];
    const goesOn = told.length > 1 && (now - last) * (last - before) > 0;
    if (goesOn) told[told.length - 1] = now;
    else if (Math.abs(now - last) >= LEAST) told.push(now);
  }
  const end = points.at(-1) ?? 0;
  if (told.at(-1) !== end) told.push(end);
  const [, ...numbers] = told;
  return numbers.length > 1 ? numbers : [];
}

/** The points rose to the end, after they had fallen. */
export const isComeback = (told: number[]): boolean =>
  told.length > 2 && told.at(-1)! - told.at(-2)! >= LEAST;

/** A step in which a player won or lost many points. */
export interface Swing {
  /** The number of the step, as in the replay. */
  n: number;
  /** 0: game setup. */
  turn: number;
  before: number;
  after: number;
  /** Needed by the card, and gained or lost. */
  materials: string[];
  /** Who took what, if that was it. */
  taken: { player: string; territory: string } | null;
}

/** The largest ones, in order. */
export function swingsOf(steps: Step[], player: string): Swing[] {
  const points = pointsBySteps(steps, player);
  const swings = steps.flatMap((step, index) => {
    const [before, after] = [points[index - 1] ?? 0, points[index]!];
    return Math.abs(after - before) >= LEAST ? [swing(step, index + 1, player, before, after)] : [];
  });
  const size = (one: Swing): number => Math.abs(one.after - one.before);
  const largest = [...swings].sort((one, other) => size(other) - size(one)).slice(0, MOST);
  return swings.filter(one => largest.includes(one));
}

function swing(
  { told, before: from, after: to }: Step,
  n: number,
  player: string,
  before: number,
  after: number,
): Swing {
  const changed = after > before ? gainedBy(player, from, to) : gainedBy(player, to, from);
  const needed = neededBy(from.objectives[player]!);
  return {
    ...{ n, turn: SETUP.includes(from.phase.type) ? 0 : from.turn, before, after },
    materials: changed.filter(material => needed.has(material)),
    taken: takenIn(told.events),
  };
}

function takenIn(events: Step['told']['events']): Swing['taken'] {
  for (const event of events) {
    if (event.type === 'TerritoryConquered')
      return { player: event.player, territory: event.territory };
    if (event.type === 'AssetsMoved') return { player: event.player, territory: event.target };
  }
  return null;
}
