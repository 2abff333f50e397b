// Finds a place for the dice where they hide nothing that they are about.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 8;
const STEPS = 8; // places that are tried in each direction

/**
 * The top left corner of a box of this size inside `room`: near to what it should not cover, but
 * beside it. If there is no such place, the one that covers least.
 */
export function placeBeside(
  avoided: Rect[],
  size: { width: number; height: number },
  room: Rect,
): { left: number; top: number } {
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
  const costOf = (place: { left: number; top: number }): number => {
    const box = { ...place, ...size };
    const { x, y } = middle(box);
    const covered = avoided.reduce((sum, one) => sum + common(box, one), 0);
    const far = avoided.reduce((sum, one) => {
      const { x: otherX, y: otherY } = middle(one);
      return sum + Math.hypot(x - otherX, y - otherY);
    }, 0);
    return covered * 1000 + far;
  };
  return places.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
}

/** The area that two boxes share. */
export function common(one: Rect, other: Rect): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
