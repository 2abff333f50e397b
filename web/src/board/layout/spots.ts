// Positions of Assets on the land, when the map is too small for labels.

import type { BoardMap, Point } from '../../world/boardFile';
import { area, edges, fromLine, rings, withFewPoints } from './outline';

const GRID = 14; // grid points tried across a shape
const ROUNDS = 24;
const SLACK = 1; // simplification tolerance in map units: ten times faster
const NEARLY = 0.8;

interface Land {
  /** Roughly the innermost point of its largest piece. */
  inmost: Point;
  /** Points of that piece. */
  points: Point[];
}

/**
 * A position for every Territory's Assets on its own land, at least about `least` apart, and away
 * from the closed country if there is room.
 */
export function farSpots(
  { territories, closed }: Pick<BoardMap, 'territories' | 'closed'>,
  least: number,
): Record<string, Point> {
  const border = rings(closed.path).flatMap(ring => edges(withFewPoints(ring, SLACK)));
  const lands = Object.entries(territories).map(([id, { path }]): [string, Land] => {
    if (!known.has(path)) known.set(path, landOf(path));
    return [id, awayFrom(border, known.get(path)!, least / 2)];
  });
  return spread(lands, least);
}

function awayFrom(border: [Point, Point][], land: Land, wanted: number): Land {
  const roomAt = (point: Point): number =>
    Math.min(...border.map(([a, b]) => fromLine(a, b, point)));
  if (roomAt(land.inmost) >= wanted) return land;
  const rooms = land.points.map(roomAt);
  const most = Math.min(wanted, Math.max(...rooms) * NEARLY);
  const points = land.points.filter((_, index) => rooms[index]! >= most);
  return { inmost: nearest(points, land.inmost), points };
}

const known = new Map<string, Land>(); // the map never changes

const OUTLINE = 40; // about as many points of an outline
const INSIDE = 12; // and inside it
const PIECE = 0.1; // of the largest piece: smaller islands don't count

const points = new Map<string, Point[]>();

/** Points inside a Territory's largest piece and along the outlines of its large pieces. */
export function pointsAllOver(path: string): Point[] {
  if (!points.has(path)) points.set(path, newPointsAllOver(path));
  return points.get(path)!;
}

function newPointsAllOver(path: string): Point[] {
  const land = known.get(path) ?? landOf(path);
  known.set(path, land);
  const pieces = rings(path);
  const largest = Math.max(...pieces.map(area));
  const outline = pieces.filter(ring => area(ring) >= largest * PIECE).flat();
  const some = (points: Point[], most: number): Point[] => {
    const step = Math.max(1, Math.ceil(points.length / most));
    return points.filter((_, index) => index % step === 0);
  };
  return [land.inmost, ...some(land.points, INSIDE), ...some(outline, OUTLINE)];
}

function landOf(path: string): Land {
  const ring = rings(path).reduce((one, other) => (area(other) > area(one) ? other : one));
  const sides = edges(withFewPoints(ring, SLACK));
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let inmost = { x: left + width / 2, y: top + height / 2 };
  let most = 0;
  const points: Point[] = [];
  for (let row = 0.5; row < GRID; row++)
    for (let column = 0.5; column < GRID; column++) {
      const point = { x: left + (width * column) / GRID, y: top + (height * row) / GRID };
      const depth = depthOf(sides, point);
      if (depth > SLACK) points.push(point);
      if (depth > most) [inmost, most] = [point, depth];
    }
  return { inmost, points: points.length ? points : [inmost] };
}

/** Alternately pushes them apart and moves them back to their own land. */
function spread(lands: [string, Land][], least: number): Record<string, Point> {
  const spots = lands.map(([id, land]) => ({ id, land, ...land.inmost }));
  for (let round = 0; round < ROUNDS; round++) {
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
    for (const spot of spots) Object.assign(spot, nearest(spot.land.points, spot));
  }
  return Object.fromEntries(spots.map(({ id, x, y }) => [id, { x, y }]));
}

function nearest(points: Point[], { x, y }: Point): Point {
  const off = (point: Point): number => (point.x - x) ** 2 + (point.y - y) ** 2;
  return points.reduce((one, other) => (off(other) < off(one) ? other : one));
}

/** The distance of a point inside the ring from its sides; 0 outside. */
function depthOf(sides: [Point, Point][], point: Point): number {
  let isInside = false;
  let depth = Infinity;
  for (const [a, b] of sides) {
    const crosses =
      a.y > point.y !== b.y > point.y &&
      point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;
    if (crosses) isInside = !isInside;
    depth = Math.min(depth, fromLine(a, b, point));
  }
  return isInside ? depth : 0;
}
