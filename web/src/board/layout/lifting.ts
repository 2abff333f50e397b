// Places labels at a readable size where the map itself is too small for them: near their own land,
// beside each other and inside the view. All lengths are CSS pixels.

import type { Point } from '../../world/boardFile';
import { boxAt, contains, distance, fitsInto, overlap, padded, type Box } from './geometry';

/** A way to write a label: with more or with less in it. */
export interface Form {
  width: number;
  height: number;
}

export interface Placed {
  /** The middle of the label. */
  at: Point;
  /** Which of its forms. */
  form: number;
}

export interface Wanted {
  id: string;
  /** The best first. */
  forms: Form[];
  /** How many of the forms are complete; the others leave out the Materials. */
  complete: number;
  /** Where the leader line ends, on the Territory. */
  anchor: Point;
  /** Points all over the Territory and along its outline. */
  land: Point[];
  /** Its last place; it stays there if possible. */
  before?: Placed | undefined;
}

export interface LabelLimits {
  /** Labels stay inside it. */
  box: Box;
  /** Minimum distance of two labels. */
  gap: number;
  /** Maximum distance of a label from its Territory. */
  reach: number;
  /** Labels avoid covering these. */
  signs?: Box[];
}

interface Candidate extends Placed {
  box: Box;
  /** The box with the gap around it. */
  around: Box;
  cost: number;
}

const FINEST = 6; // minimum pixels between two places that are tried
const STEPS = 16; // maximum places that are tried in one direction
const ROUNDS = 14; // each places first those that found no room before
const IMPROVEMENTS = 3; // passes that move single labels to cheaper places
const FILLED = 0.6; // share of the room beyond which complete labels don't fit
// Costs, in pixels of distance from the middle of the Territory.
const OFF_LAND = 3; // for each pixel between the Territory and the label
const HIDING = 45;
const HIDING_SIGN = 30;
const LINE = 8;
const NEXT_FORM = 4;
const STAYING = -1e4;
const CLOSER = 0.5; // part of the reach for complete labels: a short one nearby is better
const MISSING = 1e6;

/**
 * The place and form of each label. None overlaps another, leaves the room or is farther from its
 * Territory than the reach; labels without such a place are left out. Earlier labels choose first.
 * Labels keep their last place, unless others need it and they may move. Short forms become complete
 * only where there is room after all labels are placed.
 */
export function lift(wanted: Wanted[], room: LabelLimits, mayMove = true): Record<string, Placed> {
  const full = wanted.map(label => candidatesOf(label, wanted, room, 0, label.complete));
  const short = wanted.map(label =>
    candidatesOf(label, wanted, room, label.complete, label.forms.length),
  );
  const kept = keep(full.map((some, index) => [...some, ...short[index]!]));
  const around = (some: Candidate[][]): (Candidate | null)[] =>
    settle(
      some.map((one, index) => (kept[index] ? [kept[index]] : one)),
      wanted,
    );
  let chosen = isTooMuch(wanted, room) ? [null] : around(full);
  if (chosen.includes(null)) chosen = completed(around(short), full);
  if (mayMove && chosen.includes(null) && kept.some(Boolean)) {
    chosen = isTooMuch(wanted, room) ? [null] : settle(full, wanted);
    if (chosen.includes(null)) chosen = completed(settle(short, wanted), full);
  }
  return Object.fromEntries(
    wanted.flatMap(({ id }, index) => {
      const found = chosen[index];
      return found ? [[id, { at: found.at, form: found.form }]] : [];
    }),
  );
}

/** The labels that can keep their last places without overlapping. */
function keep(candidates: Candidate[][]): (Candidate | null)[] {
  const kept: (Candidate | null)[] = candidates.map(() => null);
  for (const [index, some] of candidates.entries())
    kept[index] = cheapest(
      some.filter(({ cost }) => cost < 0),
      kept,
      index,
    );
  return kept;
}

/** Complete labels can't all fit. */
function isTooMuch(wanted: Wanted[], { box, gap }: LabelLimits): boolean {
  const areaOf = ({ width, height }: Form): number => (width + gap) * (height + gap);
  const needed = wanted.map(({ forms, complete }) =>
    Math.min(...forms.slice(0, complete).map(areaOf)),
  );
  return needed.reduce((sum, area) => sum + area, 0) > FILLED * box.width * box.height;
}

/** The cheapest placement that several greedy orders find; null for labels without room. */
function settle(candidates: Candidate[][], wanted: Wanted[]): (Candidate | null)[] {
  const indices = wanted.map((_, index) => index);
  const by = (of: (index: number) => number): number[] =>
    [...indices].sort((one, other) => of(one) - of(other));
  const orders = [
    by(index => (wanted[index]!.before ? 0 : 1)), // the first choose first
    by(index => candidates[index]!.length),
    by(index => wanted[index]!.anchor.x),
  ];
  let best: (Candidate | null)[] = [];
  let least = Infinity;
  for (let order of orders)
    for (let round = 0; round < ROUNDS; round++) {
      const placed: (Candidate | null)[] = indices.map(() => null);
      for (const index of order) placed[index] = cheapest(candidates[index]!, placed, index);
      const missing = order.filter(index => !placed[index]);
      const cost = placed.reduce((sum, one) => sum + (one ? one.cost : MISSING), 0);
      if (cost < least) [best, least] = [placed, cost];
      if (!missing.length) break;
      order = [...missing, ...order.filter(index => placed[index])];
    }
  for (let again = 0; again < IMPROVEMENTS; again++)
    for (const index of indices) best[index] = cheapest(candidates[index]!, best, index);
  return best;
}

/** Replaces short forms by complete ones where there is room at the same place. */
function completed(placed: (Candidate | null)[], full: Candidate[][]): (Candidate | null)[] {
  const now = [...placed];
  for (const [index, some] of full.entries()) {
    const short = now[index];
    if (short && some.includes(short)) continue;
    const there = short ? some.filter(({ box }) => overlap(box, short.box)) : some;
    now[index] = cheapest(there, now, index) ?? short ?? null;
  }
  return now;
}

/** The first candidate that touches none of the other labels; they are sorted by cost. */
function cheapest(
  candidates: Candidate[],
  placed: (Candidate | null)[],
  index: number,
): Candidate | null {
  const others: Box[] = [];
  for (const [at, one] of placed.entries()) if (one && at !== index) others.push(one.around);
  search: for (const one of candidates) {
    for (const other of others) if (overlap(one.box, other)) continue search;
    return one;
  }
  return null;
}

/** Possible places of a label in its forms from `from` up to `to`, the best first. */
function candidatesOf(
  label: Wanted,
  all: Wanted[],
  room: LabelLimits,
  from: number,
  to: number,
): Candidate[] {
  const anchors = all.filter(other => other !== label).map(({ anchor }) => anchor);
  const found: Candidate[] = [];
  const add = (form: number, at: Point, bonus: number): void => {
    const { width, height } = label.forms[form]!;
    const box = boxAt(at, width, height);
    if (!fitsInto(room.box, box)) return;
    const off = farFrom(box, label.land);
    if (off > room.reach * (form < label.complete ? CLOSER : 1)) return;
    const cost =
      distance(at, label.anchor) +
      OFF_LAND * off +
      HIDING * anchors.filter(point => contains(box, point)).length +
      HIDING_SIGN * (room.signs ?? []).filter(sign => overlap(box, sign)).length +
      (contains(box, label.anchor) ? 0 : LINE) +
      NEXT_FORM * form +
      bonus;
    found.push({ at, form, box, around: padded(box, room.gap), cost });
  };
  const [xs, ys] = [label.land.map(({ x }) => x), label.land.map(({ y }) => y)];
  for (let form = from; form < to; form++) {
    const { width, height } = label.forms[form]!;
    for (const x of along(xs, width / 2 + room.reach, label.anchor.x))
      for (const y of along(ys, height / 2 + room.reach, label.anchor.y))
        add(form, inside(label.forms[form]!, { x, y }, room.box), 0);
  }
  const { before } = label;
  if (before && before.form >= from && before.form < to) add(before.form, before.at, STAYING);
  return found.sort((one, other) => one.cost - other.cost);
}

/** Coordinates to try in one direction, including the anchor's. */
function along(land: number[], beyond: number, anchor: number): number[] {
  const [from, to] = [Math.min(...land) - beyond, Math.max(...land) + beyond];
  const step = Math.max(FINEST, (to - from) / STEPS);
  const found: number[] = [];
  for (let at = anchor - Math.floor((anchor - from) / step) * step; at <= to; at += step)
    found.push(at);
  return found;
}

/** The nearest point at which the form fits into the room. */
function inside({ width, height }: Form, { x, y }: Point, room: Box): Point {
  const clamp = (at: number, size: number, from: number, length: number): number =>
    Math.max(from + size / 2, Math.min(from + length - size / 2, at));
  return {
    x: clamp(x, width, room.left, room.width),
    y: clamp(y, height, room.top, room.height),
  };
}

/** The distance from a box to the nearest of the points; 0 if one is inside. */
export function farFrom({ left, top, width, height }: Box, points: Point[]): number {
  let least = Infinity;
  for (const { x, y } of points) {
    const across = Math.max(left - x, 0, x - left - width);
    const down = Math.max(top - y, 0, y - top - height);
    least = Math.min(least, across * across + down * down);
  }
  return Math.sqrt(least);
}
