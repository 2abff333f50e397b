// Which part of the map a small screen shows: one region, not everything that is asked.

import { around, isInside, type Box } from '../layout/geometry';

/** The index of each box in a view of this size that holds most worth; of equal ones the smallest. */
export function regionOf(
  boxes: { box: Box; worth: number }[],
  size: { width: number; height: number },
  period: number,
): number[] {
  let best: { inside: number[]; worth: number; area: number } | null = null;
  for (const { box: first } of boxes) {
    // From here to the east, once around the world.
    const unrolled = boxes.map(({ box }) => {
      const rounds = period ? Math.floor((box.left - first.left) / period) : 0;
      return { ...box, left: box.left - rounds * period };
    });
    for (const { top } of unrolled) {
      const view = { left: first.left, top, ...size };
      const inside = [...unrolled.keys()].filter(index => isInside(view, unrolled[index]!));
      if (!inside.length) continue;
      const worth = inside.reduce((sum, index) => sum + boxes[index]!.worth, 0);
      const { width, height } = around(inside.map(index => unrolled[index]!));
      const area = width * height;
      if (!best || worth > best.worth || (worth === best.worth && area < best.area))
        best = { inside, worth, area };
    }
  }
  return best?.inside ?? [];
}
