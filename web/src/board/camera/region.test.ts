import { expect, it } from 'vitest';
import { regionOf } from './region';

const PERIOD = 1510;
const at = (left: number, top: number, worth = 1) => ({
  box: { left, top, width: 80, height: 40 },
  worth,
});
const VIEW = { width: 400, height: 300 };

it('holds as many places as fit, and none that do not', () => {
  const places = [at(100, 100), at(900, 400), at(1000, 500), at(1200, 450), at(1400, 100)];
  expect(regionOf(places, VIEW, 0)).toEqual([1, 2, 3]);
});

it('holds what is worth most', () => {
  const places = [at(100, 100, 9), at(900, 400), at(1000, 500), at(1200, 450)];
  expect(regionOf(places, VIEW, 0)).toEqual([0]);
});

it('reaches over the edge of a map that repeats', () => {
  const places = [at(20, 100), at(1480, 100), at(700, 400)];
  expect(regionOf(places, VIEW, PERIOD)).toEqual([0, 1]);
  expect(regionOf(places, VIEW, 0)).toHaveLength(1);
});

it('is empty where no place fits', () => {
  expect(regionOf([at(0, 0)], { width: 60, height: 300 }, PERIOD)).toEqual([]);
});
