// Places labels at a readable size where the map itself is too small for them: beside each other,
// inside the view, each as near to its Territory as there is room.

import type { Point } from '../../world/boardFile';
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
const GRID = 15; // places in each direction that are tried when there is no room nearby
const ROUNDS = 6;
const FEW = 4; // labels that any order finds places for
const TOUCHING = 1000; // costs, in map units of distance
const HIDING = 300;
const HIDING_ASSETS = 150;
const OUTSIDE = 2000;

/**
 * The middle of each label. None overlaps another or leaves `room`, unless there are too many; a
 * label stays off the Territories of the others, and off `signs`, where it can.
 *
 * Whoever comes first takes the best place, and the last may have to stand far away: so some orders
 * are tried, and the one in which labels are nearest to their Territories counts.
 */
export function lift(
  wanted: Wanted[],
  room: Box,
  gap: number,
  signs: Box[] = [],
): Record<string, Point> {
  const tried = ordersOf(wanted, room).map(order => liftInOrder(order, room, gap, signs));
  return tried.reduce((one, other) => (other.cost < one.cost ? other : one)).places;
}

/** As given, from the edges of the room inwards, and along both axes. */
function ordersOf(wanted: Wanted[], room: Box): Wanted[][] {
  const inside = ({ anchor: { x, y } }: Wanted): number =>
    Math.min(x - room.left, room.left + room.width - x, y - room.top, room.top + room.height - y);
  const by = (of: (label: Wanted) => number): Wanted[] => [...wanted].sort((a, b) => of(a) - of(b));
  if (wanted.length < FEW) return [wanted];
  return [wanted, by(inside), by(({ anchor }) => anchor.x), by(({ anchor }) => -anchor.y)];
}

function liftInOrder(
  wanted: Wanted[],
  room: Box,
  gap: number,
  signs: Box[],
): { places: Record<string, Point>; cost: number } {
  const places = wanted.map(({ anchor }) => anchor);
  const costsOf = (index: number): ((point: Point) => number) => {
    const others = wanted.flatMap((other, at) =>
      at === index ? [] : [boxAt(other, places[at]!, gap)],
    );
    const anchors = wanted.flatMap((other, at) => (at === index ? [] : [other.anchor]));
    return point => costOf(wanted[index]!, point, others, anchors, signs, room);
  };
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false;
    for (const [index, label] of wanted.entries()) {
      const cost = costsOf(index);
      const cheapest = (points: Point[]): Point =>
        points.reduce((one, other) => (cost(other) < cost(one) ? other : one));
      let best = cheapest(candidates(label, room));
      if (cost(best) >= TOUCHING) best = cheapest([best, ...everywhere(label, room)]);
      if (cost(best) < cost(places[index]!)) {
        places[index] = best;
        hasMoved = true;
      }
    }
    if (!hasMoved) break;
  }
  return {
    places: Object.fromEntries(wanted.map(({ id }, index) => [id, places[index]!])),
    // Squared, so that one far label counts more than some near ones.
    cost: places.reduce((sum, place, index) => sum + costsOf(index)(place) ** 2, 0),
  };
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

/** A grid over the whole room, for when there is no room nearby. */
const everywhere = (label: Wanted, room: Box): Point[] =>
  Array.from({ length: GRID ** 2 }, (_, index) =>
    inside(
      label,
      {
        x: room.left + (room.width * (index % GRID)) / (GRID - 1),
        y: room.top + (room.height * Math.floor(index / GRID)) / (GRID - 1),
      },
      room,
    ),
  );

/** Pushed back into the room. */
function inside({ width, height }: Wanted, { x, y }: Point, room: Box): Point {
  const clamp = (at: number, size: number, from: number, length: number): number =>
    Math.max(from + size / 2, Math.min(from + length - size / 2, at));
  return {
    x: clamp(x, width, room.left, room.width),
    y: clamp(y, height, room.top, room.height),
  };
}

function costOf(
  label: Wanted,
  at: Point,
  others: Box[],
  anchors: Point[],
  signs: Box[],
  room: Box,
): number {
  const box = boxAt(label, at);
  const far = Math.hypot(at.x - label.anchor.x, at.y - label.anchor.y);
  const touched = others.filter(other => overlap(box, other)).length;
  const hidden = anchors.filter(point => holds(box, point)).length;
  const covered = signs.filter(sign => overlap(box, sign)).length;
  const isOut =
    box.left < room.left - 1 ||
    box.top < room.top - 1 ||
    box.left + box.width > room.left + room.width + 1 ||
    box.top + box.height > room.top + room.height + 1;
  return (
    far + TOUCHING * touched + HIDING * hidden + HIDING_ASSETS * covered + (isOut ? OUTSIDE : 0)
  );
}

const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
