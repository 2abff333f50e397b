import { expect, test } from 'vitest';
import type { Point } from '../../world/boardFile';
import { boxAt, farFrom, overlap, type Box } from './geometry';
import { Crowd, type Form, type LabelLimits, type Placed, type Wanted } from './lifting';

const ROOM: LabelLimits = { box: { left: 0, top: 0, width: 400, height: 400 }, gap: 4, reach: 32 };
const FULL: Form = { width: 90, height: 44 };
const SHORT: Form = { width: 60, height: 24 };
const wanted = (anchors: [number, number][], forms = [FULL]): Wanted[] =>
  anchors.map(([x, y], index) => ({
    ...{ id: `t${index}`, forms, complete: 1 },
    ...{ anchor: { x, y }, land: [{ x, y }] },
  }));
const lift = (labels: Wanted[], room: LabelLimits): Record<string, Placed> =>
  new Crowd(labels, room).stay();
const boxOf = ({ id, forms }: Wanted, places: Record<string, Placed>): Box[] => {
  const placed = places[id];
  if (!placed) return [];
  const { width, height } = forms[placed.form]!;
  return [boxAt(placed.at, width, height)];
};

/** What holds for any crowd. */
function check(labels: Wanted[], places: Record<string, Placed>, room = ROOM): void {
  const boxes = labels.flatMap(label => boxOf(label, places));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    expect(one.left).toBeGreaterThanOrEqual(room.box.left - 1);
    expect(one.left + one.width).toBeLessThanOrEqual(room.box.left + room.box.width + 1);
  }
  for (const label of labels)
    for (const box of boxOf(label, places))
      expect(farFrom(box, label.land)).toBeLessThanOrEqual(room.reach);
}

test('a label with room for it stays on its Territory', () => {
  const labels = wanted([[100, 100]]);
  expect(lift(labels, ROOM)).toEqual({ t0: { at: { x: 100, y: 100 }, form: 0 } });
});

test('six Territories side by side all get labels, near them', () => {
  const labels = wanted(
    [0, 1].flatMap(row =>
      [0, 1, 2].map((column): [number, number] => [140 + 60 * column, 160 + 40 * row]),
    ),
    [FULL, SHORT],
  );
  const places = lift(labels, ROOM);
  expect(Object.keys(places)).toHaveLength(6);
  check(labels, places);
});

test('where there is no room for complete labels, some are short', () => {
  const labels = wanted(
    [0, 1, 2].flatMap(row =>
      [0, 1, 2].map((column): [number, number] => [170 + 25 * column, 170 + 15 * row]),
    ),
    [FULL, SHORT],
  );
  const places = lift(labels, ROOM);
  expect(Object.keys(places)).toHaveLength(9);
  expect(new Set(Object.values(places).map(({ form }) => form))).toEqual(new Set([0, 1]));
  check(labels, places);
});

test('a label without any room near its Territory is missing, not far away', () => {
  const labels = wanted(Array.from({ length: 30 }, (_, index) => [200 + (index % 3), 200]));
  const places = lift(labels, ROOM);
  expect(Object.keys(places).length).toBeLessThan(30);
  check(labels, places);
});

test('a Territory out of view has no label', () => {
  expect(lift(wanted([[-100, 100]]), ROOM)).toEqual({});
});

test('a label hides no other Territory’s Assets', () => {
  const labels = wanted([[100, 100]]);
  const sign = { left: 120, top: 90, width: 20, height: 20 };
  const [placed] = boxOf(labels[0]!, lift(labels, { ...ROOM, signs: [sign] }));
  expect(overlap(placed!, sign)).toBe(false);
});

test('a label at the edge is pushed into view', () => {
  const labels = wanted([[2, 398]]);
  expect(lift(labels, ROOM)).toEqual({ t0: { at: { x: 45, y: 378 }, form: 0 } });
});

test('a label stays where it was, unless it has to make room there', () => {
  const [label] = wanted([[100, 100]]);
  const before = { at: { x: 120, y: 130 }, form: 0 };
  expect(lift([{ ...label!, before }], ROOM)).toEqual({ t0: before });
  const outside = { at: { x: 300, y: 300 }, form: 0 }; // too far away
  expect(lift([{ ...label!, before: outside }], ROOM)).not.toEqual({ t0: outside });
});

test('a label makes room for one that has no other place', () => {
  const room = { ...ROOM, box: { left: 0, top: 0, width: 130, height: 30 }, reach: 60 };
  const anchors: [number, number][] = [
    [65, 15],
    [65, 15],
  ];
  const labels = wanted(anchors, [SHORT]).map(label => ({ ...label, complete: 0 }));
  const places = lift(labels, room);
  expect(Object.keys(places)).toHaveLength(2);
  check(labels, places, room);
});

test('24 labels side by side try some hundred places each', () => {
  let tries = 0;
  const counted = (land: Point[]): Point[] =>
    new Proxy(land, {
      get: (points, key) => {
        if (key === Symbol.iterator) tries += 1; // the distance from the land is asked for
        return Reflect.get(points, key) as unknown;
      },
    });
  const anchors = Array.from({ length: 24 }, (_, at): [number, number] => [
    80 + 48 * (at % 6),
    120 + 45 * Math.floor(at / 6),
  ]);
  const labels = wanted(anchors, [FULL, { width: 50, height: 60 }, SHORT]);
  const crowd = new Crowd(
    labels.map(label => ({ ...label, complete: 2, land: counted(label.land) })),
    ROOM,
  );
  expect(Object.keys({ ...crowd.stay(), ...crowd.move() })).toHaveLength(24);
  expect(tries / labels.length).toBeLessThan(400);
});
