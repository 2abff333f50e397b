// Chips at the edges of the view: what lies beyond them. All lengths are CSS pixels.

import type { Point } from '../../world/boardFile';
import { between, distance, middle, overlap, padded, type Box } from './geometry';
import { firstFree } from './placing';
import { textWidth, wrapped } from './textWidth';

export type Side = 'left' | 'right' | 'up' | 'down';

/** A Territory that is asked about. */
export interface Asked {
  territory: string;
  name: string;
  /** Its label, where it is or would be. */
  box: Box;
  /** It has no chip of its own. */
  isMinor?: boolean;
}

export interface Chip {
  /** One, or several that have no chip of their own. */
  territories: string[];
  lines: string[];
  /** Where the way leads. */
  side: Side;
  /** Where it stands: on that side, or around a corner. */
  edge: Side;
  box: Box;
}

interface Place extends Box {
  edge: Side;
}

export const CHIP = 44; // its height
const TEXT = 15; // of its name: --text-2
const WRAPS = [112, 150, 190]; // widths of a name, until two lines are enough
const AROUND_NAME = 44; // for the arrow, and around both
const SEVERAL = 64; // the least width of a chip
const GAP = 8; // between two chips
const LABEL_GAP = 2; // and to a label
const STEP = 13; // between two places that are tried
const MOST = 2; // along each edge; one more stands for the rest
const CORNERS: Record<Side, [Side, Side]> = {
  left: ['up', 'down'],
  right: ['up', 'down'],
  up: ['left', 'right'],
  down: ['left', 'right'],
};

/**
 * For each a chip where the straight way to it leaves the room, or around a corner, for the first
 * ones first; and on each side one for all that have no room for their own.
 */
export function chipsFor(beyond: Asked[], room: Box, inView: Asked[], scale = 1): Chip[] {
  const chips: Chip[] = [];
  const others = new Map<Side, Asked[]>();
  for (const one of beyond) {
    const side = sideOf(middle(one.box), room);
    const lines = linesOf(one.name);
    const isFull = (edge: Side): boolean => chips.filter(chip => chip.edge === edge).length >= MOST;
    const places = placesFor(lines, side, one, room, scale).filter(({ edge }) => !isFull(edge));
    const place = firstFree(one.isMinor ? [] : places, [
      ...inView.map(({ box }) => padded(box, LABEL_GAP)),
      ...chips.map(({ box }) => padded(box, GAP)),
    ]);
    if (place) chips.push(chipAt(place, side, [one.territory], lines));
    else others.set(side, [...(others.get(side) ?? []), one]);
  }
  return [...others].reduce(
    (before, [side, there]) => withShared(before, side, there, room, inView, scale),
    chips,
  );
}

const chipAt = (
  { edge, ...box }: Place,
  side: Side,
  territories: string[],
  lines: string[],
): Chip => ({ territories, lines, side, edge, box });

/** With one more, which also leads to what it has to cover: as little as possible. */
function withShared(
  chips: Chip[],
  side: Side,
  others: Asked[],
  room: Box,
  inView: Asked[],
  scale: number,
): Chip[] {
  const [first] = others as [Asked];
  const covered = (place: Place) => ({
    chips: chips.filter(({ box }) => overlap(place, padded(box, GAP))),
    labels: inView.filter(({ box }) => overlap(place, padded(box, LABEL_GAP))),
  });
  const costOf = (place: Place): number => {
    const { chips, labels } = covered(place);
    return 3 * chips.length + labels.length;
  };
  const best = (lines: string[]): Place =>
    placesFor(lines, side, first, room, scale).reduce((one, other) =>
      costOf(other) < costOf(one) ? other : one,
    );
  const named = others.length > 1 ? null : best(linesOf(first.name));
  const place = named && !costOf(named) ? named : best(['+99']);
  const hidden = covered(place);
  const territories = new Set([
    ...others.map(({ territory }) => territory),
    ...hidden.chips.flatMap(chip => chip.territories),
    ...hidden.labels.map(({ territory }) => territory),
  ]);
  const lines = place === named ? linesOf(first.name) : [`+${territories.size}`];
  const shared = chipAt(place, side, [...territories], lines);
  return [...chips.filter(chip => !hidden.chips.includes(chip)), shared];
}

const linesOf = (name: string): string[] => {
  const tried = WRAPS.map(width => wrapped(name, width, TEXT));
  return tried.find(lines => lines.length <= 2) ?? tried.at(-1)!;
};

/** Where the line from the middle of the room leaves it. */
export function sideOf(at: Point, room: Box): Side {
  const { x, y } = middle(room);
  const across = Math.abs(at.x - x) / room.width;
  const down = Math.abs(at.y - y) / room.height;
  if (across >= down) return at.x < x ? 'left' : 'right';
  return at.y < y ? 'up' : 'down';
}

/** Along that side, then around its corners; the nearest to where the way leaves the room first. */
function placesFor(lines: string[], side: Side, { box }: Asked, room: Box, scale: number): Place[] {
  const longest = Math.max(...lines.map(line => textWidth(line, TEXT)));
  const width = Math.min(room.width, Math.max(SEVERAL, longest + AROUND_NAME) * scale);
  const exit = exitOf(middle(box), side, room);
  return [side, ...CORNERS[side]].flatMap(edge => {
    const places = placesAlong(edge, width, CHIP * scale, room);
    return places.sort((one, other) => distance(middle(one), exit) - distance(middle(other), exit));
  });
}

function exitOf(at: Point, side: Side, room: Box): Point {
  const centre = middle(room);
  const reach =
    side === 'left' || side === 'right'
      ? room.width / 2 / Math.max(1, Math.abs(at.x - centre.x))
      : room.height / 2 / Math.max(1, Math.abs(at.y - centre.y));
  return between(centre, at, reach);
}

function placesAlong(edge: Side, width: number, height: number, room: Box): Place[] {
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const places: Place[] = [];
  if (edge === 'left' || edge === 'right')
    for (let top = room.top; top + height <= bottom; top += STEP)
      places.push({ edge, width, height, left: edge === 'left' ? room.left : right - width, top });
  else
    for (let left = room.left; left + width <= right; left += STEP)
      places.push({ edge, width, height, left, top: edge === 'up' ? room.top : bottom - height });
  return places;
}
