// Places the tiles of a chart near their points without overlaps.

import { boxAt, middle, type Box } from '../../board/layout/geometry';
import { firstFree } from '../../board/layout/placing';
import type { Point } from '../../world/boardFile';

const RINGS = 14;
const ANGLES = 16;

/**
 * Each item's tile is put at its point if that is free, else at the nearest free place around it
 * that is `allowed`. `from` is the point, `at` the middle of the tile.
 */
export function placeLabels<Item extends Point>(
  items: Item[],
  tile: { width: number; height: number },
  room: Box,
  allowed: (item: Item, at: Point) => boolean = () => true,
): (Item & { from: Point; at: Point })[] {
  const taken: Box[] = [];
  return items.map(item => {
    const from = { x: item.x, y: item.y };
    const places = around(from, tile)
      .filter(at => allowed(item, at))
      .map(at => boxAt(at, tile.width, tile.height));
    const found = firstFree(places, taken, room) ?? boxAt(from, tile.width, tile.height);
    taken.push(found);
    return { ...item, from, at: middle(found) };
  });
}

function around(middle: Point, tile: { width: number; height: number }): Point[] {
  const places = [middle];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let step = 0; step < ANGLES; step++) {
      const angle = (step / ANGLES) * 2 * Math.PI;
      places.push({
        x: middle.x + Math.cos(angle) * ring * tile.width * 0.4,
        y: middle.y - Math.sin(angle) * ring * tile.height * 0.4,
      });
    }
  return places;
}

/** The one whose tile is nearest; undefined if there is none. */
export function nearest<Item extends { at: Point }>(items: Item[], to: Point): Item | undefined {
  const distance = ({ at }: Item): number => Math.hypot(at.x - to.x, at.y - to.y);
  return items.reduce<Item | undefined>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    undefined,
  );
}
