import { expect, it } from 'vitest';
import { testWorld } from '../../world/testBoard';
import { around, distance } from './geometry';
import { rings } from './outline';
import { route } from './route';
import { periodOf, together } from './wrap';

const { map } = testWorld;
const period = periodOf(map);
const box = (left: number) => ({ left, top: 100, width: 40, height: 40 });
const at = (id: string) => map.territories[id]!.label;

it('a board without a lane over its edge does not repeat', () => {
  const lanes = map.lanes.filter(({ wraps }) => !wraps);
  expect(periodOf({ ...map, lanes })).toBe(0);
});

it('no copy of the map lies on the land of another', () => {
  const points = Object.values(map.territories).flatMap(({ path }) => rings(path).flat());
  const eastern = points.filter(({ x }) => x > period - 60);
  const western = points.filter(({ x }) => x < 200);
  const near = western.filter(({ x, y }) =>
    eastern.some(other => distance({ x: x + period, y }, other) < 10),
  );
  expect(near).toEqual([]);
  expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThan(-60);
});

it('places at both edges of the map lie beside each other', () => {
  expect(around(together([box(20), box(1480)], period)).width).toBeLessThan(100);
  expect(around(together([box(600), box(20), box(1480)], period)).width).toBeLessThan(720);
  expect(around(together([box(300), box(700)], period)).width).toBeCloseTo(440);
  expect(around(together([box(300)], period))).toEqual(box(300));
});

it('a lane over the edge is one line where both its ends are near', () => {
  const line = { getTotalLength: () => 100, getPointAtLength: (x: number) => ({ x, y: 0 }) };
  const svg = { createElementNS: () => ({ ...line, setAttribute: () => undefined }) };
  Object.assign(globalThis, { document: svg });
  const near = (id: string) => {
    const { x, y } = at(id);
    return { x: x > 800 ? x - period : x, y };
  };
  expect(route(testWorld, 'western_canada', 'far_east', at)).toHaveLength(2);
  expect(route(testWorld, 'western_canada', 'far_east', near)).toHaveLength(1);
  expect(route(testWorld, 'far_east', 'western_canada', near)).toHaveLength(1);
});
