// Finds a place for the dice that doesn't cover their Territories.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

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
  about: Rect[],
  size: Size,
  room: Rect,
  { whole = room, kept = [] }: { whole?: Rect; kept?: Rect[] } = {},
): Place {
  const withGap = ({ left, top, width, height }: Rect): Rect => ({
    ...{ left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP },
  });
  const [around, free] = [about.map(withGap), kept.map(withGap)];
  const inside = bestIn(room, around, free, size);
  if (!inside.covered) return inside.place;
  const anywhere = bestIn(whole, around, free, size);
  return anywhere.covered < inside.covered ? anywhere.place : inside.place;
}

function bestIn(
  room: Rect,
  about: Rect[],
  kept: Rect[],
  size: Size,
): { place: Place; covered: number } {
  const across = Math.max(0, room.width - size.width - 2 * EDGE);
  const down = Math.max(0, room.height - size.height - 2 * EDGE);
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    left: room.left + EDGE + (across * (index % (STEPS + 1))) / STEPS,
    top: room.top + EDGE + (down * Math.floor(index / (STEPS + 1))) / STEPS,
  }));
  const middle = (one: Rect): { x: number; y: number } => ({
    x: one.left + one.width / 2,
    y: one.top + one.height / 2,
  });
  const commonWith = (place: Place, boxes: Rect[]): number =>
    boxes.reduce((sum, one) => sum + common({ ...place, ...size }, one), 0);
  const coveredAt = (place: Place): number =>
    commonWith(place, about) + KEPT * commonWith(place, kept);
  const costOf = (place: Place): number => {
    const { x, y } = middle({ ...place, ...size });
    const far = about.reduce((sum, one) => {
      const { x: otherX, y: otherY } = middle(one);
      return sum + Math.hypot(x - otherX, y - otherY);
    }, 0);
    return coveredAt(place) * 1000 + far;
  };
  const place = places.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return { place, covered: coveredAt(place) };
}

/** The area that two boxes share. */
export function common(one: Rect, other: Rect): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
