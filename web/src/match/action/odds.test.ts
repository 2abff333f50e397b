import { expect, test } from 'vitest';
import { conquest, singleClash } from './odds';

test('three against two: the well-known chances', () => {
  const { outcomes } = singleClash(3, 2);
  expect(outcomes.map(({ defenderLosses }) => defenderLosses)).toEqual([2, 1, 0]);
  expect(outcomes.map(({ attackerLosses }) => attackerLosses)).toEqual([0, 1, 2]);
  expect(outcomes[0]!.chance).toBeCloseTo(0.3717, 4);
});

test('a side never uses more than three Assets in a Clash', () => {
  expect(singleClash(9, 7)).toEqual(singleClash(3, 3));
});

test('beyond the tables nothing is claimed', () => {
  expect(conquest(31, 1)).toBeNull();
  expect(conquest(1, 1)!.chance).toBeCloseTo(0.4167, 4);
});
