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

test('eleven Territories at one end of a low view get labels that do not touch', () => {
  const low = { left: 0, top: 0, width: 640, height: 150 };
  const labels = wanted(
    Array.from({ length: 11 }, (_, index): [number, number] => [40 + 2 * index, 20 + 10 * index]),
  );
  const placed = boxes(labels, lift(labels, low, 2));
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1)) expect(overlap(one, other)).toBe(false);
});

test('a label hides no other Territory’s Assets', () => {
  const labels = wanted([[100, 100]]);
  const sign = { left: 120, top: 90, width: 20, height: 20 };
  const [placed] = boxes(labels, lift(labels, ROOM, 2, [sign]));
  expect(overlap(placed!, sign)).toBe(false);
});

test('a label at the edge is pushed into view', () => {
  const labels = wanted([[2, 398]]);
  expect(lift(labels, ROOM, 2)).toEqual({ t0: { x: 45, y: 378 } });
});

test('the last of a crowd does not stand at the other end of the view', () => {
  const labels = wanted([
    [100, 200],
    [40, 130],
    [210, 110],
    [30, 80],
    [30, 220],
    [90, 170],
    [30, 20],
  ]);
  const places = lift(labels, ROOM, 2);
  for (const { id, anchor } of labels)
    expect(Math.hypot(places[id]!.x - anchor.x, places[id]!.y - anchor.y)).toBeLessThan(90);
});
