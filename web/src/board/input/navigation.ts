// Keyboard navigation on the map: by direction, or by typing a name.

import type { Point } from '../../world/boardFile';
import type { World } from '../../world/world';
import { laneBetween } from '../layout/route';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const TOWARDS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The adjacent Territory in that direction, else the nearest one. */
export function nextTerritory(world: World, from: string, direction: Direction): string | null {
  const { neighbours } = world.territories[from]!;
  const others = Object.keys(world.territories).filter(id => id !== from);
  return (
    nearest(world, from, direction, neighbours, 0.5) ?? nearest(world, from, direction, others, 0.2)
  );
}

/** The nearest one, weighted by angle; null if none lies in that direction. */
function nearest(
  world: World,
  from: string,
  direction: Direction,
  among: string[],
  narrowest: number,
): string | null {
  const here = placeOf(world, from);
  const { x, y } = TOWARDS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const id of among) {
    const there = placeOf(world, id);
    const across = aroundTheWorld(world, from, id, there.x - here.x);
    const down = there.y - here.y;
    const far = Math.hypot(across, down);
    const cosine = (across * x + down * y) / far;
    if (cosine < narrowest) continue;
    const cost = far / cosine ** 2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** A point on the land, even if the label is in the sea. */
const placeOf = ({ map }: World, territory: string): Point =>
  map.territories[territory]!.leader ?? map.territories[territory]!.label;

/** A lane that wraps around the map continues beyond the edge. */
function aroundTheWorld(world: World, from: string, to: string, across: number): number {
  if (!laneBetween(world, from, to)?.wraps) return across;
  return across - Math.sign(across) * world.map.view.width;
}

const FORGET = 700; // ms

/** Typed letters are the start of a name; repeating one letter goes to the next match. */
export class TypeAhead {
  private typed = '';
  private last = 0;

  /** After a choice the next letter starts a new name. */
  forget(): void {
    this.typed = '';
  }

  /** The matching Territory, searching from the current one. */
  type(
    letter: string,
    now: number,
    names: [id: string, name: string][],
    from: string,
  ): string | null {
    if (now - this.last > FORGET) this.typed = '';
    this.last = now;
    this.typed += letter;
    const isRepeated = Array.from(this.typed).every(one => plain(one) === plain(letter));
    const wanted = plain(isRepeated ? letter : this.typed);
    const start = names.findIndex(([id]) => id === from) + (isRepeated ? 1 : 0);
    const inTurn = [...names.slice(start), ...names.slice(0, start)];
    const found =
      inTurn.find(([, name]) => plain(name).startsWith(wanted)) ??
      inTurn.find(([, name]) => plain(name).includes(` ${wanted}`));
    return found?.[0] ?? null;
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
