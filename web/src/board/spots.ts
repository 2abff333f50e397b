// Where Assets stand on the land itself, when the map is too small for names.

import type { BoardMap, Point } from 'virtual:map';
import { area, edges, fromLine, rings } from './outline';

const GRID = 14; // points across a shape that are tried
const ROUNDS = 24;

/** A place for the Assets of every Territory, none nearer to another than `least`, or nearly so. */
export function farSpots(shapes: BoardMap['territories'], least: number): Record<string, Point> {
  const inner = Object.entries(shapes).map(([id, { path }]): [string, Point] => {
    if (!known.has(path)) known.set(path, innermost(path));
    return [id, known.get(path)!];
  });
  return spread(Object.fromEntries(inner), least);
}

const known = new Map<string, Point>(); // the map never changes

/** The point farthest from the edge of the largest piece, about. */
function innermost(path: string): Point {
  const ring = rings(path).reduce((one, other) => (area(other) > area(one) ? other : one));
  const sides = edges(ring);
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = { x: left + width / 2, y: top + height / 2 };
  let most = 0;
  for (let row = 0.5; row < GRID; row++)
    for (let column = 0.5; column < GRID; column++) {
      const point = { x: left + (width * column) / GRID, y: top + (height * row) / GRID };
      const depth = depthOf(sides, point, most);
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

/** How far inside the ring of these sides a point lies; 0 outside, or where it is not above `least`. */
function depthOf(sides: [Point, Point][], point: Point, least: number): number {
  let isInside = false;
  let depth = Infinity;
  for (const [a, b] of sides) {
    const crosses =
      a.y > point.y !== b.y > point.y &&
      point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;
    if (crosses) isInside = !isInside;
    depth = Math.min(depth, fromLine(a, b, point));
    if (depth <= least) return 0;
  }
  return isInside ? depth : 0;
}
