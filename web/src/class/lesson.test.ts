import { expect, test } from 'vitest';
import { bellAfter, isPossibleBell, minutesUntil, nextTime, stopwatch } from './lesson';

const at = (hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 4, 6, hours, minutes, seconds).getTime();

test('a full lesson begins at the next five minutes', () => {
  expect(bellAfter(at(10, 29), 50)).toBe(at(11, 20));
  expect(bellAfter(at(10, 30), 45)).toBe(at(11, 15));
  expect(bellAfter(at(10, 30, 1), 45)).toBe(at(11, 20));
});

test('another time is the next one on the clock', () => {
  expect(nextTime(at(10, 29), '11:05')).toBe(at(11, 5));
  expect(nextTime(at(10, 29), '10:29')).toBe(at(10, 29) + 24 * 3_600_000);
  for (const wrong of ['', '25:00', '10:61', 'noon'])
    expect(nextTime(at(10, 29), wrong)).toBeNull();
});

test('the bell rings later than now and within eight hours', () => {
  const now = at(10, 0);
  expect(isPossibleBell(now, now)).toBe(false);
  expect(isPossibleBell(now, at(18, 0))).toBe(true);
  expect(isPossibleBell(now, at(18, 1))).toBe(false);
});

test('minutes and seconds are said the way people read them', () => {
  expect(minutesUntil(0, 61)).toBe(2);
  expect(minutesUntil(10, 0)).toBe(0);
  expect(stopwatch(190.9)).toBe('3:10');
  expect(stopwatch(-5)).toBe('0:00');
});
