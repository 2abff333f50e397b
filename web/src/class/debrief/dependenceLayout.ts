// Figure 6: companies in a circle with arrows between them. Arrowheads and numbers never cover a name,
// and numbers never overlap.

import {
  around,
  between,
  boxAt,
  distance,
  overlap,
  padded,
  type Box,
} from '../../board/layout/geometry';
import type { Point } from '../../world/boardFile';
import { widthOf } from './layout';

export interface Named {
  seat: string;
  name: string;
}
export interface Weighted {
  origin: string;
  target: string;
  points: number;
}
interface PlacedName {
  lines: string[];
  /** The middle of the lines, and the baseline of the first. */
  x: number;
  y: number;
  room: Box;
}
interface PlacedArrow extends Weighted {
  isMain: boolean;
  wide: number;
  path: string;
  head: string;
  /** The corners of the head. */
  corners: Point[];
  /** Of the number; null where it would cover another. */
  at: Point | null;
}
interface DependenceLayout {
  /** Of the portraits. */
  radius: number;
  places: Record<string, Point>;
  names: Record<string, PlacedName>;
  arrows: PlacedArrow[];
}

const LEAST = 1.5; // points; thinner arrows are left out
/** Between the baselines of a name's lines, in heights of the text. */
export const LINE = 1.15;
const STEP = 0.01;
const NUMBER = 0.95; // the radius of a number, in heights of the text
/** Where on its arrow a number may be, best first. */
const ALONG = [
  0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.46, 0.54, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78, 0.18, 0.82,
];

/** `companies` as they are placed, clockwise from the top. */
export function dependenceLayout(
  companies: Named[],
  weighted: Weighted[],
  { width, height, text }: { width: number; height: number; text: number },
): DependenceLayout {
  const radius = Math.min(text * 1.75, height * 0.12);
  const middle = { x: width / 2, y: height / 2 + text * 0.4 };
  const reach = {
    x: Math.max(text, width / 2 - text * 4.6),
    y: Math.max(text, height / 2 - radius - text * 2.6),
  };
  const places: Record<string, Point> = {};
  companies.forEach(({ seat }, at) => {
    const turn = (2 * Math.PI * at) / companies.length - Math.PI / 2;
    places[seat] = {
      x: middle.x + Math.cos(turn) * reach.x,
      y: middle.y + Math.sin(turn) * reach.y,
    };
  });

  const top = companies[0]?.seat;
  const strongest = Math.max(1, ...weighted.map(one => one.points));
  const drawn = weighted
    .filter(one => one.points >= LEAST && places[one.origin] && places[one.target])
    .map(one => ({
      ...one,
      isMain: one.target === top,
      wide: text * (0.16 + 0.6 * (one.points / strongest)),
      curve: bent(places[one.origin]!, places[one.target]!),
    }));
  const arrowWith = (
    one: (typeof drawn)[number],
    names: Box[],
    numbers: Point[] = [],
  ): PlacedArrow => {
    const { curve, ...rest } = one;
    return { ...rest, ...arrowOn(curve, one.wide, { radius, text, names, numbers }) };
  };

  // Names first, where they overlap the fewest marks. Arrows then end before the names.
  const marks = drawn.map(one => arrowWith(one, [])).flatMap(one => marksOf(one, text));
  const portraits = Object.values(places).map(place => roundBox(place, radius));
  const names: Record<string, PlacedName> = {};
  for (const { seat, name } of companies) {
    const place = places[seat]!;
    const isSide = Math.abs(place.x - middle.x) > reach.x * 0.4;
    const lines = broken(name, text, width * (isSide ? 0.3 : 0.94));
    const isAbove = place.y < middle.y + radius;
    const taken = [...Object.values(names).map(one => one.room), ...portraits];
    const choices = [isAbove, !isAbove].map(above =>
      nameAt(lines, place, above, { radius, text, width }),
    );
    const inside = choices.filter(
      ({ room }) => room.top >= text * 1.2 && room.top + room.height <= height,
    );
    names[seat] = (inside.length ? inside : choices).reduce((best, one) =>
      crowd(one.room, marks) + 9 * crowd(one.room, taken) <
      crowd(best.room, marks) + 9 * crowd(best.room, taken)
        ? one
        : best,
    );
  }
  const rooms = Object.values(names).map(one => padded(one.room, text * 0.15));
  // The most important number gets the best place.
  const numbers: Point[] = [];
  const arrows = [...drawn]
    .sort((a, b) => +b.isMain - +a.isMain || b.points - a.points)
    .map(one => {
      const arrow = arrowWith(one, rooms, numbers);
      if (arrow.at) numbers.push(arrow.at);
      return arrow;
    });
  return { radius, places, names, arrows: arrows.sort((a, b) => +a.isMain - +b.isMain) };
}

type Curve = [Point, Point, Point];

/** Bent to the right, so that arrows there and back don't cover each other. */
function bent(a: Point, b: Point): Curve {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [a, { x: (a.x + b.x) / 2 - dy * 0.13, y: (a.y + b.y) / 2 + dx * 0.13 }, b];
}

function arrowOn(
  curve: Curve,
  wide: number,
  {
    radius,
    text,
    names,
    numbers,
  }: { radius: number; text: number; names: Box[]; numbers: Point[] },
): Pick<PlacedArrow, 'path' | 'head' | 'corners' | 'at'> {
  const [a, , b] = curve;
  const start = walked(curve, 0, STEP, at => distance(at, a) >= radius * 1.25);
  let tip = walked(curve, 1, -STEP, at => distance(at, b) >= radius * 1.3);
  let end = tip;
  let corners: Point[] = [];
  const long = wide * 1.3 + text * 0.35;
  for (; tip > start + STEP; tip -= STEP) {
    const point = along(curve, tip);
    end = walked(curve, tip, -STEP, at => distance(at, point) >= long);
    corners = triangle(along(curve, end), point, wide * 1.5 + text * 0.3);
    if (!names.some(name => covers(corners, name))) break;
  }
  const [from, knee, to] = part(curve, start, Math.max(start, end));
  const positions = ALONG.map(share => along(curve, start + (end - start) * share));
  const isFree = (one: Point): boolean =>
    !crowd(roundBox(one, text * NUMBER), names) &&
    numbers.every(other => distance(one, other) >= 2 * text * NUMBER);
  const at = positions.find(isFree) ?? (numbers.length ? null : positions[0]!);
  return {
    path: `M${from.x} ${from.y}Q${knee.x} ${knee.y} ${to.x} ${to.y}`,
    head: `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}z`,
    corners,
    at,
  };
}

function nameAt(
  lines: string[],
  place: Point,
  above: boolean,
  { radius, text, width }: { radius: number; text: number; width: number },
): PlacedName {
  const wide = Math.max(...lines.map(line => widthOf(line, text)));
  const high = text * (1.2 + (lines.length - 1) * LINE);
  const x = Math.min(Math.max(place.x, wide / 2), Math.max(wide / 2, width - wide / 2));
  const top = above ? place.y - radius - text * 0.25 - high : place.y + radius + text * 0.4;
  return {
    lines,
    x,
    y: top + text * 0.95,
    room: { left: x - wide / 2, top, width: wide, height: high },
  };
}

/** One line, or two if it is too wide: broken where both are about as long. */
function broken(name: string, text: number, most: number): string[] {
  const words = name.split(' ');
  if (widthOf(name, text) <= most || words.length < 2) return [name];
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (way: string[]): number => Math.max(...way.map(line => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const marksOf = (arrow: PlacedArrow, text: number): Box[] => [
  roomOf(arrow.corners),
  ...(arrow.at ? [roundBox(arrow.at, text * NUMBER)] : []),
];
const crowd = (room: Box, others: Box[]): number =>
  others.filter(other => overlap(room, other)).length;
const roundBox = (at: Point, radius: number): Box => boxAt(at, 2 * radius, 2 * radius);
const roomOf = (points: Point[]): Box => around(points.map(point => boxAt(point, 0, 0)));

/** Whether an arrowhead overlaps a name, by the separating axis theorem. */
function covers(corners: Point[], room: Box): boolean {
  if (!overlap(roomOf(corners), room)) return false;
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const box = [
    { x: room.left, y: room.top },
    { x: right, y: room.top },
    { x: right, y: bottom },
    { x: room.left, y: bottom },
  ];
  return corners.every((a, at) => {
    const [b, c] = [corners[(at + 1) % 3]!, corners[(at + 2) % 3]!];
    const side = (of: Point): number => (b.x - a.x) * (of.y - a.y) - (b.y - a.y) * (of.x - a.x);
    return box.some(one => side(one) * side(c) > 0);
  });
}

const along = ([a, knee, b]: Curve, share: number): Point =>
  between(between(a, knee, share), between(knee, b, share), share);

/** The part of a curve between two shares of it. */
function part(curve: Curve, from: number, to: number): Curve {
  const [a, knee, b] = curve;
  const corner = between(between(a, knee, from), between(knee, b, from), to);
  return [along(curve, from), corner, along(curve, to)];
}

/** Walks along the curve until the point is far enough. Returns its share of the curve. */
function walked(curve: Curve, from: number, by: number, isFar: (at: Point) => boolean): number {
  let share = from;
  while (share + by >= 0 && share + by <= 1 && !isFar(along(curve, share))) share += by;
  return share;
}

function triangle(base: Point, tip: Point, wide: number): Point[] {
  const far = distance(base, tip) || 1;
  const [ux, uy] = [(tip.x - base.x) / far, (tip.y - base.y) / far];
  return [
    tip,
    { x: base.x - uy * wide, y: base.y + ux * wide },
    { x: base.x + uy * wide, y: base.y - ux * wide },
  ];
}
