import { expect, test } from 'vitest';
import { chanceOfMore, facesOf } from './statistics';

// From tables of the distribution with five degrees of freedom.
test.each([
  [0, 1],
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
  [20.515, 0.001],
])('chi-square %d is exceeded with chance %d', (chiSquare, chance) => {
  expect(chanceOfMore(chiSquare)).toBeCloseTo(chance, 3);
});

test('faces are counted on both sides', () => {
  const dice = { attacker: [6, 6, 1], defender: [1, 2, 3] };
  const faces = facesOf([{ line: 2, player: 'p1', dice }]);
  expect(faces.counts).toEqual([2, 1, 1, 0, 0, 2]);
  expect(faces).toMatchObject({ total: 6, expected: 1, chiSquare: 4 });
});

test('without dice nothing is said', () => {
  expect(facesOf([])).toMatchObject({ total: 0, chiSquare: 0, chance: 1 });
});
