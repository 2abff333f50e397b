// Chips at the edges of the view: what lies beyond them. All lengths are CSS pixels.

import type { Point } from '../../world/boardFile';
import { distance, middle, overlap, padded, type Box } from './geometry';
import { firstFree } from './placing';
import { textWidth, wrapped } from './textWidth';

export type Side = 'left' | 'right' | 'up' | 'down';

export interface Beyond {
  territory: string;
  name: string;
  /** Where it would be. */
  at: Point;
}

export interface Chip {
  /** One, or several that have no chip of their own. */
  territories: string[];
  lines: string[];
  side: Side;
  box: Box;
}

interface Size {
  width: number;
  height: number;
}

export const CHIP = 44; // its height
const TEXT = 15; // of its name: --text-2
const WRAPS = [112, 150, 190]; // widths of a name, until two lines are enough
const AROUND_NAME = 44; // for the arrow, and around both
const SEVERAL = 64; // the width of a chip for several
const GAP = 8; // between two chips
const LABEL_GAP = 2; // and to a label
const STEP = 13; // between two places that are tried
const MOST = 2; // on each side; one more stands for the rest

/**
 * For each a chip where the straight way to it leaves the room, for the first ones first; two on a
 * side, and one for all that have no room for their own.
 */
export function chipsFor(beyond: Beyond[], room: Box, taken: Box[], scale = 1): Chip[] {
  const chips: Chip[] = [];
  const labels = taken.map(box => padded(box, LABEL_GAP));
  const inTheWay = (): Box[] => [...labels, ...chips.map(({ box }) => padded(box, GAP))];
  for (const [side, there] of bySide(beyond, room)) {
    const most = there.length === MOST + 1 ? MOST + 1 : MOST; // no “+1”
    const others: Beyond[] = [];
    for (const [index, { territory, name, at }] of there.entries()) {
      const lines = linesOf(name);
      const width = Math.max(...lines.map(line => textWidth(line, TEXT))) * scale + AROUND_NAME;
      const places = placesOn(side, { width, height: CHIP * scale }, at, room);
      const box = index < most ? firstFree(places, inTheWay()) : null;
      if (box) chips.push({ territories: [territory], lines, side, box });
      else others.push(there[index]!);
    }
    const shared = others.length ? sharedBy(side, others, room, chips, labels, scale) : null;
    if (shared) chips.push(shared);
  }
  return chips;
}

const linesOf = (name: string): string[] => {
  const tried = WRAPS.map(width => wrapped(name, width, TEXT));
  return tried.find(lines => lines.length <= 2) ?? tried.at(-1)!;
};

function bySide(beyond: Beyond[], room: Box): Map<Side, Beyond[]> {
  const sides = new Map<Side, Beyond[]>();
  for (const one of beyond) {
    const side = sideOf(one.at, room);
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return sides;
}

/** Where the line from the middle of the room leaves it. */
export function sideOf(at: Point, room: Box): Side {
  const { x, y } = middle(room);
  const across = Math.abs(at.x - x) / room.width;
  const down = Math.abs(at.y - y) / room.height;
  if (across >= down) return at.x < x ? 'left' : 'right';
  return at.y < y ? 'up' : 'down';
}

/** Along that side, the nearest to where the way leaves it first. */
function placesOn(side: Side, { width, height }: Size, at: Point, room: Box): Box[] {
  const centre = middle(room);
  const isAcross = side === 'left' || side === 'right';
  const reach = isAcross
    ? room.width / 2 / Math.max(1, Math.abs(at.x - centre.x))
    : room.height / 2 / Math.max(1, Math.abs(at.y - centre.y));
  const exit = {
    x: centre.x + (at.x - centre.x) * reach,
    y: centre.y + (at.y - centre.y) * reach,
  };
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const places: Box[] = [];
  if (isAcross)
    for (let top = room.top; top + height <= bottom; top += STEP)
      places.push({ width, height, left: side === 'left' ? room.left : right - width, top });
  else
    for (let left = room.left; left + width <= right; left += STEP)
      places.push({ width, height, left, top: side === 'up' ? room.top : bottom - height });
  return places.sort((one, other) => distance(middle(one), exit) - distance(middle(other), exit));
}

/** One without room of its own keeps its name; it covers as few labels as possible. */
function sharedBy(
  side: Side,
  others: Beyond[],
  room: Box,
  chips: Chip[],
  labels: Box[],
  scale: number,
): Chip | null {
  const [{ name, at }] = others as [Beyond];
  const lines = others.length > 1 ? [`+${others.length}`] : linesOf(name);
  const longest = Math.max(...lines.map(line => textWidth(line, TEXT)));
  const width = Math.max(SEVERAL, longest + AROUND_NAME) * scale;
  const places = placesOn(side, { width, height: CHIP * scale }, at, room);
  const free = places.filter(place => !chips.some(({ box }) => overlap(place, padded(box, GAP))));
  const covered = (place: Box): number => labels.filter(label => overlap(place, label)).length;
  const [box] = free.sort((one, other) => covered(one) - covered(other));
  const territories = others.map(({ territory }) => territory);
  return box ? { territories, lines, side, box } : null;
}
