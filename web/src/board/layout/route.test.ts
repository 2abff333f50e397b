import { expect, it } from 'vitest';
import { uncovered } from './route';

const WAY = [
  [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
];

it('an arrow begins and ends at the edges of labels that lie over its ends', () => {
  const over = (x: number) => ({ left: x - 10, top: -10, width: 20, height: 20 });
  const [leg] = uncovered(WAY, over(0), over(100));
  expect(leg![0]!.x).toBeGreaterThanOrEqual(10);
  expect(leg!.at(-1)!.x).toBeLessThanOrEqual(90);
  expect(uncovered(WAY, null, null)).toEqual(WAY);
});

it('an arrow that labels would hide is drawn over them', () => {
  const all = { left: -10, top: -10, width: 90, height: 20 };
  expect(uncovered(WAY, all, all)).toEqual(WAY);
});

it('a leg that a label hides completely is drawn over it too', () => {
  const all = { left: -500, top: -500, width: 1000, height: 1000 };
  expect(uncovered(WAY, all, null)).toEqual(WAY);
  expect(uncovered(WAY, all, all)).toEqual(WAY);
  const further = WAY[0]!.map(({ x }) => ({ x, y: 800 }));
  expect(uncovered([...WAY, further], all, null)).toEqual([...WAY, further]);
});
