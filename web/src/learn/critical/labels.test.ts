import { expect, test } from 'vitest';
import { nearest, placeLabels } from './labels';

const ROOM = { left: 0, top: 0, width: 400, height: 300 };
const TILE = { width: 40, height: 20 };

test('tiles of points that lie together do not overlap and stay in the room', () => {
  const points = Array.from({ length: 9 }, (_, index) => ({ id: index, x: 390, y: 150 + index }));
  const placed = placeLabels(points, TILE, ROOM).map(({ at }) => at);
  for (const [index, a] of placed.entries()) {
    expect(a.x + TILE.width / 2).toBeLessThanOrEqual(ROOM.width);
    for (const b of placed.slice(index + 1))
      expect(Math.abs(a.x - b.x) >= TILE.width || Math.abs(a.y - b.y) >= TILE.height).toBe(true);
  }
});

test('a tile is only put where it is allowed', () => {
  const points = [1, 2, 3].map(id => ({ id, x: 200, y: 100 }));
  const placed = placeLabels(points, TILE, ROOM, (_, at) => at.y <= 100);
  expect(placed.every(({ at }) => at.y <= 100)).toBe(true);
});

test('a touch chooses the nearest tile', () => {
  const tiles = [10, 50, 90].map(x => ({ at: { x, y: 20 } }));
  expect(nearest(tiles, { x: 65, y: 40 })).toBe(tiles[1]);
  expect(nearest(tiles.slice(3), { x: 0, y: 0 })).toBeUndefined();
});
