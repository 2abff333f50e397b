// Where Assets stand on the land itself, when the map is too small for names.

import type { BoardMap, Point } from 'virtual:map';
import { area, edges, fromLine, rings } from './outline';

const GRID = 14; // points across a shape that are tried
const ROUNDS = 24;

/** A place for the Assets of every Territory, none nearer to another than `least`, or nearly so. */
export const farSpots = (shapes: BoardMap['territories'], least: number): Record<string, Point> =>
  spread(
    Object.fromEntries(Object.entries(shapes).map(([id, { path }]) => [id, innermost(path)])),
    least,
  );

/** The point farthest from the edge of the largest piece, about. */
function innermost(path: string): Point {
  const ring = rings(path).reduce((one, other) => (area(other) > area(one) ? other : one));
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = { x: left + width / 2, y: top + height / 2 };
  let most = -Infinity;
  for (let row = 0.5; row < GRID; row++)
    for (let column = 0.5; column < GRID; column++) {
      const point = { x: left + (width * column) / GRID, y: top + (height * row) / GRID };
      const depth = holds(ring, point) ? fromEdge(ring, point) : 0;
      if (depth > most) [best, most] = [point, depth];
    }
  return best;
}

/** Pushes them apart. */
function spread(points: Record<string, Point>, least: number): Record<string, Point> {
  const spots = Object.entries(points).map(([id, { x, y }]) => ({ id, x, y }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const across = other.x - one.x;
        const down = other.y - one.y;
        const far = Math.hypot(across, down) || 0.1;
        if (far >= least) continue;
        const push = (least - far) / 2 / far;
        one.x -= across * push;
        one.y -= down * push;
        other.x += across * push;
        other.y += down * push;
      }
  return Object.fromEntries(spots.map(({ id, x, y }) => [id, { x, y }]));
}

const holds = (ring: Point[], { x, y }: Point): boolean =>
  edges(ring).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  ).length %
    2 ===
  1;

const fromEdge = (ring: Point[], point: Point): number =>
  Math.min(...edges(ring).map(([a, b]) => fromLine(a, b, point)));
