import { expect, test } from 'vitest';
import { overlap, type Box } from './layout';
import { lift, type Wanted } from './lifting';

const ROOM = { left: 0, top: 0, width: 400, height: 400 };
const wanted = (anchors: [number, number][]): Wanted[] =>
  anchors.map(([x, y], index) => ({
    ...{ id: `t${index}`, width: 90, height: 44 },
    anchor: { x, y },
  }));
const boxes = (labels: Wanted[], places: Record<string, { x: number; y: number }>): Box[] =>
  labels.map(({ id, width, height }) => ({
    ...{ left: places[id]!.x - width / 2, top: places[id]!.y - height / 2 },
    ...{ width, height },
  }));

test('a label with room for it stays on its Territory', () => {
  const labels = wanted([[100, 100]]);
  expect(lift(labels, ROOM, 2)).toEqual({ t0: { x: 100, y: 100 } });
});

test('nine Territories within a hand’s breadth get labels that do not touch', () => {
  const labels = wanted(
    [0, 1, 2].flatMap(row =>
      [0, 1, 2].map((column): [number, number] => [170 + 30 * column, 170 + 30 * row]),
    ),
  );
  const placed = boxes(labels, lift(labels, ROOM, 2));
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.left + one.width).toBeLessThanOrEqual(400);
  }
});

test('a label at the edge is pushed into view', () => {
  const labels = wanted([[2, 398]]);
  expect(lift(labels, ROOM, 2)).toEqual({ t0: { x: 45, y: 378 } });
});
