// Finds a place for the dice that doesn't cover their Territories.

import { distance, middle, overlapOf, padded, type Box } from '../../board/layout/geometry';

const EDGE = 4;
const GAP = 6; // around the boxes to avoid
const STEPS = 24; // places that are tried in each direction
const KEPT = 1000; // weight of covering what is kept free

interface Size {
  width: number;
  height: number;
}
interface Place {
  left: number;
  top: number;
}

/**
 * The top left corner of a box of this size inside `room`, near the boxes it is `about` but not
 * over them. If `room` has no such place, takes one in `whole`, else the one that covers least.
 * Covering a `kept` box is worse than covering one of `about`.
 */
export function placeBeside(
  about: Box[],
  size: Size,
  room: Box,
  { whole = room, kept = [] }: { whole?: Box; kept?: Box[] } = {},
): Place {
  const [around, free] = [about, kept].map(boxes => boxes.map(box => padded(box, GAP)));
  const inside = bestIn(room, around!, free!, size);
  if (!inside.covered) return inside.place;
  const anywhere = bestIn(whole, around!, free!, size);
  return anywhere.covered < inside.covered ? anywhere.place : inside.place;
}

function bestIn(
  room: Box,
  about: Box[],
  kept: Box[],
  size: Size,
): { place: Place; covered: number } {
  const across = Math.max(0, room.width - size.width - 2 * EDGE);
  const down = Math.max(0, room.height - size.height - 2 * EDGE);
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    left: room.left + EDGE + (across * (index % (STEPS + 1))) / STEPS,
    top: room.top + EDGE + (down * Math.floor(index / (STEPS + 1))) / STEPS,
  }));
  const commonWith = (place: Place, boxes: Box[]): number =>
    boxes.reduce((sum, one) => sum + overlapOf({ ...place, ...size }, one), 0);
  const coveredAt = (place: Place): number =>
    commonWith(place, about) + KEPT * commonWith(place, kept);
  const costOf = (place: Place): number => {
    const at = middle({ ...place, ...size });
    const far = about.reduce((sum, one) => {
      return sum + distance(at, middle(one));
    }, 0);
    return coveredAt(place) * 1000 + far;
  };
  const place = places.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return { place, covered: coveredAt(place) };
}
