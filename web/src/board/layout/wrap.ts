// Where the map repeats: a board with a lane over its edge has no edge. All lengths are map units.

import type { BoardMap } from '../../world/boardFile';
import type { Box } from './geometry';
import { landfalls, type Label } from './layout';

const STRAIT = 60; // of the shortest lane over the edge, however much sea the sheet has there

/** The distance of two copies of the map; 0 if it doesn't repeat. */
export function periodOf({ lanes, view }: Pick<BoardMap, 'lanes' | 'view'>): number {
  const straits = lanes
    .filter(({ wraps }) => wraps)
    .map(lane => {
      const [here, there] = landfalls(lane);
      return view.width - Math.abs(there.x - here.x);
    });
  return straits.length ? Math.round(view.width - Math.max(0, Math.min(...straits) - STRAIT)) : 0;
}

/** By how much the copy of `x` that is nearest to `to` lies to the right of it. */
export const shiftTowards = (to: number, x: number, period: number): number =>
  period ? period * Math.round((to - x) / period) : 0;

/** The same boxes in copies beside each other: as close together as they come around the world. */
export function together(boxes: Box[], period: number): Box[] {
  if (!period) return boxes;
  const around = boxes
    .map(box => ({ ...box, left: ((box.left % period) + period) % period }))
    .sort((one, other) => one.left - other.left);
  let first = 0;
  let widest = -Infinity;
  for (const [index, box] of around.entries()) {
    const before = around[index - 1] ?? { ...around.at(-1)!, left: around.at(-1)!.left - period };
    const sea = box.left - before.left - before.width;
    if (sea > widest) [first, widest] = [index, sea];
  }
  return around.map((box, index) => (index < first ? { ...box, left: box.left + period } : box));
}

/** A label in another copy of the map. */
export function moved(label: Label, by: number): Label {
  if (!by) return label;
  const box = (one: Box): Box => ({ ...one, left: one.left + by });
  const { leader } = label;
  return {
    ...label,
    lines: label.lines.map(line => ({ ...line, x: line.x + by, box: box(line.box) })),
    badge: box(label.badge),
    tiles: label.tiles.map(tile => ({ ...tile, box: box(tile.box) })),
    box: box(label.box),
    leader: leader && {
      start: { ...leader.start, x: leader.start.x + by },
      target: { ...leader.target, x: leader.target.x + by },
    },
  };
}
