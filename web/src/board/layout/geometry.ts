// Points and boxes, in map units or in CSS pixels.

import type { Point } from '../../world/boardFile';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(other.x - one.x, other.y - one.y);

/** The point at this part of the way from one point to another. */
export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

export const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The box with this middle. */
export const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** The smallest box around all of them. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  const right = Math.max(...boxes.map(box => box.left + box.width));
  const bottom = Math.max(...boxes.map(box => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The box with a margin on all sides. */
export const padded = ({ left, top, width, height }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The area that two boxes share. */
export function overlapOf(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

export const contains = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;

export const isInside = (room: Box, { left, top, width, height }: Box): boolean =>
  left >= room.left &&
  top >= room.top &&
  left + width <= room.left + room.width &&
  top + height <= room.top + room.height;

/** Whether a box lies in a room, give or take a unit. */
export const fitsInto = (room: Box, box: Box): boolean => isInside(padded(room, 1), box);

/** Where the line from the middle of a box to a point outside leaves the box, one unit outside it. */
export function edgeTowards(box: Box, target: Point): Point {
  const { x, y } = middle(box);
  const reach = Math.max(
    Math.abs(target.x - x) / (box.width / 2 + 1),
    Math.abs(target.y - y) / (box.height / 2 + 1),
    1,
  );
  return between({ x, y }, target, 1 / reach);
}

/** The distance from a box to the nearest of the points; 0 if one is inside. */
export function farFrom({ left, top, width, height }: Box, points: Point[]): number {
  let least = Infinity;
  for (const { x, y } of points) {
    const across = Math.max(left - x, 0, x - left - width);
    const down = Math.max(top - y, 0, y - top - height);
    least = Math.min(least, across * across + down * down);
    if (!least) return 0;
  }
  return Math.sqrt(least);
}
