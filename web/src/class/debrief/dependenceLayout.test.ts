import { expect, test } from 'vitest';
import { dependenceLayout, type Weighted } from './dependenceLayout';
import { isInside, overlap } from '../../board/layout/geometry';

/** The rooms of the arrows on a projector of 1920x1080 and of 1024x768. */
const SIZES = [
  { width: 790, height: 620, text: 28 },
  { width: 594, height: 340, text: 20 },
];
const NAMES = ['Krištáľová studňa (bot)', 'Čadičové pobrežie', 'Métaux du Méridien (bot)'];
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ seat: `p${at + 1}`, name: NAMES[at % 3]! }));
/** From everybody to everybody; which are the strongest is different each time. */
const arrows = (count: number, turn: number): Weighted[] =>
  named(count).flatMap((origin, a) =>
    named(count)
      .filter(target => target.seat !== origin.seat)
      .map((target, b) => ({
        origin: origin.seat,
        target: target.seat,
        points: 2 + ((a * 5 + b * 3 + turn) % 7) * 3,
      })),
  );
/** Points on the sides of an arrowhead. */
const outline = (corners: { x: number; y: number }[]) =>
  corners.flatMap((a, at) => {
    const b = corners[(at + 1) % 3]!;
    return Array.from({ length: 20 }, (_, step) => ({
      left: a.x + ((b.x - a.x) * step) / 20,
      top: a.y + ((b.y - a.y) * step) / 20,
      width: 0,
      height: 0,
    }));
  });

const cases = SIZES.flatMap(size =>
  [3, 4, 5].flatMap(count => [0, 1, 2, 3, 4, 5, 6].map(turn => ({ size, count, turn }))),
);

test.each(cases)(
  'no arrowhead touches a name: $count companies, $size.text px, $turn',
  ({ size, count, turn }) => {
    const { names, arrows: drawn } = dependenceLayout(named(count), arrows(count, turn), size);
    const rooms = Object.values(names).map(one => one.room);
    expect(drawn).toHaveLength(count * (count - 1));
    const touching = drawn.filter(arrow =>
      rooms.some(room => outline(arrow.corners).some(point => overlap(room, point))),
    );
    expect(touching.map(one => `${one.origin} ${one.target}`)).toEqual([]);
    // The circles of two numbers have a radius of 0.95 heights of the text each. Where there isn't
    // room for all, the weakest arrows have none.
    const numbers = drawn.flatMap(one => one.at ?? []);
    const isNear = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
      Math.hypot(a.x - b.x, a.y - b.y) < 1.9 * size.text;
    expect(numbers.filter((a, at) => numbers.slice(at + 1).some(b => isNear(a, b)))).toEqual([]);
    expect(numbers.length).toBeGreaterThanOrEqual(Math.min(drawn.length, 9));
    expect(drawn.filter(one => one.isMain && !one.at)).toEqual([]);
    rooms.forEach((room, at) => {
      expect(rooms.slice(at + 1).filter(other => overlap(room, other))).toEqual([]);
      expect(isInside({ left: 0, top: 0, ...size }, room)).toBe(true);
    });
  },
);

test('a short name stays in one line', () => {
  const { names } = dependenceLayout([{ seat: 'p1', name: 'Star' }], [], SIZES[0]!);
  expect(names.p1?.lines).toEqual(['Star']);
});
