// Positions of the camera, and the way from one to another.

import type { Point } from '../../world/boardFile';

/** A camera position. */
export interface Place {
  x: number;
  y: number;
  k: number;
}

/** The position that shows a point of the map at this point of the viewport. */
export const placeFor = (point: Point, at: Point, k: number): Place => ({
  x: at.x - point.x * k,
  y: at.y - point.y * k,
  k,
});

/** How far a span has to move to lie in a room, or to have the same middle if it's longer. */
export function stepInto(start: number, length: number, room: number, roomLength: number): number {
  const left = room + roomLength - start - length; // beyond its end
  if (length > roomLength) return (room - start + left) / 2;
  return Math.max(0, room - start) + Math.min(0, left);
}

/** Eases out. The scale changes exponentially so that zooming looks even. */
export function wayBetween(from: Place, to: Place): (part: number) => Place {
  return part => {
    const eased = 1 - (1 - part) ** 3;
    const k = from.k * (to.k / from.k) ** eased;
    const share = to.k === from.k ? eased : (k - from.k) / (to.k - from.k);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, k };
  };
}
