// The path of Assets between two Territories: straight, or along a sea lane.

import type { Point } from '../../world/boardFile';
import type { World } from '../../world/world';
import type { Box } from './layout';

const STEP = 14; // units of the map between two points of a lane

/** One polyline, or two where it wraps around the map. */
export function route(
  world: World,
  from: string,
  to: string,
  at: (id: string) => Point,
): Point[][] {
  const lane = world.map.lanes.find(
    ({ a, b }) => (a === from && b === to) || (a === to && b === from),
  );
  if (!lane) return [arc(at(from), at(to))];
  const legs = lane.paths.map(pointsOf);
  const inOrder = lane.a === from ? legs : legs.map(leg => leg.slice().reverse()).reverse();
  inOrder[0]!.unshift(at(from));
  inOrder.at(-1)!.push(at(to));
  return inOrder;
}

export const lineThrough = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export const lengthOf = (points: Point[]): number =>
  points
    .slice(1)
    .reduce(
      (sum, { x, y }, index) => sum + Math.hypot(x - points[index]!.x, y - points[index]!.y),
      0,
    );

/** Bent to one side, so that opposite moves don't overlap. */
export function arc(from: Point, to: Point): Point[] {
  const bend = 0.12;
  const middle = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
  const points: Point[] = [];
  for (let part = 0; part <= 1.0001; part += 0.1) {
    const back = 1 - part;
    points.push({
      x: back * back * from.x + 2 * back * part * middle.x + part * part * to.x,
      y: back * back * from.y + 2 * back * part * middle.y + part * part * to.y,
    });
  }
  return points;
}

/** Shortened at both ends, so that it doesn't cover the numbers. */
export function trimmed(legs: Point[][], by = 17): Point[][] {
  const whole = legs.reduce((sum, leg) => sum + lengthOf(leg), 0);
  const cut = Math.min(by, whole / 4);
  const from = (points: Point[]): Point[] => {
    let left = cut;
    for (let index = 1; index < points.length; index++) {
      const [a, b] = [points[index - 1]!, points[index]!];
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      if (far > left) {
        const part = left / far;
        return [
          { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part },
          ...points.slice(index),
        ];
      }
      left -= far;
    }
    return points;
  };
  const begun = [from(legs[0]!), ...legs.slice(1)];
  return [...begun.slice(0, -1), from(begun.at(-1)!.slice().reverse()).reverse()];
}

/** Without the parts under the boxes at its ends, if enough of each leg is left to be seen. */
export function uncovered(
  legs: Point[][],
  start: Box | null,
  end: Box | null,
  least = 24,
): Point[][] {
  const begun = [outOf(legs[0]!, start), ...legs.slice(1)];
  const cut = [...begun.slice(0, -1), outOf(begun.at(-1)!.slice().reverse(), end).reverse()];
  const isSeen = cut.every(leg => leg.length > 1);
  return isSeen && cut.reduce((sum, leg) => sum + lengthOf(leg), 0) >= least ? cut : legs;
}

/** A line from where it leaves the box for good; nothing if it never does. */
function outOf(points: Point[], box: Box | null): Point[] {
  const isIn = ({ x, y }: Point): boolean =>
    box !== null &&
    x > box.left &&
    x < box.left + box.width &&
    y > box.top &&
    y < box.top + box.height;
  const fine = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? PARTS.map(part => between(point, next, part)) : [point];
  });
  if (!fine[0] || !isIn(fine[0])) return points;
  return fine.slice(fine.findLastIndex(isIn) + 1);
}

const PARTS = [0, 0.2, 0.4, 0.6, 0.8];
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

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
