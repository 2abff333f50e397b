import { expect, test } from 'vitest';
import { minutesOf, turnsFor } from './minutes';

test.each([
  [20, 3],
  [45, 4],
  [45, 5],
  [90, 4],
])('%i minutes are enough for as many Turns as they give %i players', (minutes, seats) => {
  const turns = turnsFor(minutes, seats);
  expect(minutesOf(turns, seats)).toBeLessThanOrEqual(minutes);
  expect(minutesOf(turns + 1, seats)).toBeGreaterThanOrEqual(minutes);
});

test('a match has one Turn at least', () => {
  expect(turnsFor(1, 5)).toBe(1);
});
