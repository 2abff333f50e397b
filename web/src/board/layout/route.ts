// The path of Assets between two Territories: straight, or along a sea lane.

import type { Lane, Point } from '../../world/boardFile';
import type { World } from '../../world/world';
import { between, contains, distance, type Box } from './geometry';
import { periodOf, shiftTowards } from './wrap';

const STEP = 14; // map units between two points of a lane
const TRIMMED = 17; // map units cut off at each end of an arrow
const SHORTEST = 24; // map units of an arrow that stay visible beside labels
const PARTS = [0, 0.2, 0.4, 0.6, 0.8];

/** One polyline; two over the edge of the map where its ends are at opposite edges. */
export function route(
  world: World,
  from: string,
  to: string,
  at: (id: string) => Point,
): Point[][] {
  const lane = laneBetween(world, from, to);
  const period = periodOf(world.map);
  const near = (point: Point, other: Point): Point => ({
    ...point,
    x: point.x + shiftTowards(other.x, point.x, period),
  });
  const start = at(from);
  if (!lane) return [arc(start, near(at(to), start))];
  const legs = lane.paths.map(pointsOf);
  const inOrder = lane.a === from ? legs : legs.map(leg => leg.slice().reverse()).reverse();
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
  if (lane.wraps && Math.abs(start.x - at(to).x) > period / 2)
    return [
      [start, ...first],
      [...last, at(to)],
    ];
  const landfall = near(first[0]!, start);
  if (lane.wraps) {
    const other = near(last.at(-1)!, landfall);
    return [[start, landfall, other, near(at(to), other)]];
  }
  const shift = landfall.x - first[0]!.x;
  const way = first.map(({ x, y }) => ({ x: x + shift, y }));
  return [[start, ...way, near(at(to), way.at(-1)!)]];
}

export const laneBetween = ({ map }: World, one: string, other: string): Lane | undefined =>
  map.lanes.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));

export const lineThrough = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The length of all legs together. */
export const lengthOf = (...legs: Point[][]): number =>
  legs
    .flatMap(leg => leg.slice(1).map((point, index) => distance(leg[index]!, point)))
    .reduce((sum, length) => sum + length, 0);

/** A quadratic curve, bent to one side so that opposite moves don't overlap. */
export function arc(from: Point, to: Point): Point[] {
  const bend = 0.12;
  const bent = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
  return Array.from({ length: 11 }, (_, index) => {
    const part = index / 10;
    return between(between(from, bent, part), between(bent, to, part), part);
  });
}

/** Shortened at both ends, so that it doesn't cover the numbers. */
export function trimmed(legs: Point[][]): Point[][] {
  const cut = Math.min(TRIMMED, lengthOf(...legs) / 4);
  const from = (points: Point[]): Point[] => {
    let left = cut;
    for (let index = 1; index < points.length; index++) {
      const [a, b] = [points[index - 1]!, points[index]!];
      const far = distance(a, b);
      if (far > left) return [between(a, b, left / far), ...points.slice(index)];
      left -= far;
    }
    return points;
  };
  return atBothEnds(legs, from, from);
}

/** Without the parts under the boxes at its ends, if enough of it stays visible. */
export function uncovered(legs: Point[][], start: Box | null, end: Box | null): Point[][] {
  const cut = atBothEnds(
    legs,
    leg => outOf(leg, start),
    leg => outOf(leg, end),
  ).filter(leg => leg.length > 1);
  return lengthOf(...cut) < SHORTEST ? legs : cut;
}

type Cut = (leg: Point[]) => Point[];

/** Cuts the first leg at its start and the last one at its end. */
function atBothEnds(legs: Point[][], cutStart: Cut, cutEnd: Cut): Point[][] {
  const begun = [cutStart(legs[0]!), ...legs.slice(1)];
  return [...begun.slice(0, -1), cutEnd(begun.at(-1)!.slice().reverse()).reverse()];
}

/** A line from where it leaves the box for good; nothing if it doesn't. */
function outOf(points: Point[], box: Box | null): Point[] {
  if (box === null || !points.length) return points;
  const fine = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? PARTS.map(part => between(point, next, part)) : [point];
  });
  if (!contains(box, fine[0]!)) return points;
  return fine.slice(fine.findLastIndex(point => contains(box, point)) + 1);
}

function pointsOf(path: string): Point[] {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  const length = line.getTotalLength();
  const parts = Math.max(2, Math.round(length / STEP));
  return Array.from({ length: parts + 1 }, (_, index) => {
    const { x, y } = line.getPointAtLength((length * index) / parts);
    return { x, y };
  });
}
