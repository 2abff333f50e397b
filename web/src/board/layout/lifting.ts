// Places labels at a readable size where the map itself is too small for them: beside each other,
// inside the view, each as near to its Territory as there is room.

import type { Point } from 'virtual:map';
import { overlap, type Box } from './layout';

export interface Wanted {
  id: string;
  /** Of the label, in map units. */
  width: number;
  height: number;
  /** The point on the Territory that it belongs to. */
  anchor: Point;
}

const DIRECTIONS = 16;
const RINGS = [0.55, 0.8, 1.1, 1.5, 2, 2.6]; // distances that are tried, in sizes of the label
const ROUNDS = 6;
const TOUCHING = 1000; // costs, in map units of distance
const HIDING = 300;
const OUTSIDE = 2000;

/**
 * The middle of each label. None overlaps another or leaves `room`, unless there are too many; a
 * label stays off the Territories of the others where it can.
 */
export function lift(wanted: Wanted[], room: Box, gap: number): Record<string, Point> {
  const places = wanted.map(({ anchor }) => anchor);
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false;
    for (const [index, label] of wanted.entries()) {
      const others = wanted.flatMap((other, at) =>
        at === index ? [] : [boxAt(other, places[at]!, gap)],
      );
      const anchors = wanted.flatMap((other, at) => (at === index ? [] : [other.anchor]));
      const cost = (point: Point): number => costOf(label, point, others, anchors, room);
      const best = candidates(label, room).reduce((one, other) =>
        cost(other) < cost(one) ? other : one,
      );
      if (cost(best) < cost(places[index]!)) {
        places[index] = best;
        hasMoved = true;
      }
    }
    if (!hasMoved) break;
  }
  return Object.fromEntries(wanted.map(({ id }, index) => [id, places[index]!]));
}

const boxAt = ({ width, height }: Wanted, { x, y }: Point, gap = 0): Box => ({
  left: x - width / 2 - gap,
  top: y - height / 2 - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
});

function candidates(label: Wanted, room: Box): Point[] {
  const { anchor, width, height } = label;
  const around = RINGS.flatMap(far =>
    Array.from({ length: DIRECTIONS }, (_, step) => {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      return {
        x: anchor.x + Math.cos(angle) * far * width,
        y: anchor.y + Math.sin(angle) * far * Math.max(height, width / 2),
      };
    }),
  );
  return [anchor, ...around].map(point => inside(label, point, room));
}

/** Pushed back into the room. */
function inside({ width, height }: Wanted, { x, y }: Point, room: Box): Point {
  const clamp = (at: number, size: number, from: number, length: number): number =>
    Math.max(from + size / 2, Math.min(from + length - size / 2, at));
  return {
    x: clamp(x, width, room.left, room.width),
    y: clamp(y, height, room.top, room.height),
  };
}

function costOf(label: Wanted, at: Point, others: Box[], anchors: Point[], room: Box): number {
  const box = boxAt(label, at);
  const far = Math.hypot(at.x - label.anchor.x, at.y - label.anchor.y);
  const touched = others.filter(other => overlap(box, other)).length;
  const hidden = anchors.filter(point => holds(box, point)).length;
  const isOut =
    box.left < room.left - 1 ||
    box.top < room.top - 1 ||
    box.left + box.width > room.left + room.width + 1 ||
    box.top + box.height > room.top + room.height + 1;
  return far + TOUCHING * touched + HIDING * hidden + (isOut ? OUTSIDE : 0);
}

const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
