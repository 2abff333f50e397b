import { expect, test } from 'vitest';
import { conquest, verdictOf } from './odds';

test('there are no odds beyond the tables', () => {
  expect(conquest(31, 1)).toBeNull();
  expect(conquest(1, 1)!.chance).toBeCloseTo(0.4167, 4);
});

test.each([
  [0.9, 'sure'],
  [0.89, 'likely'],
  [0.69, 'even'],
  [0.44, 'risky'],
  [0.19, 'long'],
  [0, 'long'],
])('a chance of %d is %s', (chance, name) => {
  expect(verdictOf(chance).name).toBe(name);
});
