import { expect, test } from 'vitest';
import { arrivalPlaces } from './arrivals';

const spots = Array.from({ length: 20 }, (_, x) => ({ x: 100 * x, y: 0 }));

test('a company keeps its place when others come, and nobody has the same', () => {
  const [some, all] = [arrivalPlaces(spots, 12), arrivalPlaces(spots, 35)];
  expect(all.slice(0, 12)).toEqual(some);
  expect(new Set(all.map(one => one.x)).size).toBe(35);
  expect(arrivalPlaces([], 3)).toEqual([]);
});
