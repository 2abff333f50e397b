import { expect, test } from 'vitest';
import {
  bellsFrom,
  clock,
  isPossibleBell,
  isTimeOver,
  minutesBefore,
  minutesEarlier,
  minutesOnClocks,
  minutesUntil,
  nextTime,
  stopwatch,
  usualBell,
} from './lesson';

const at = (hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 4, 6, hours, minutes, seconds).getTime();

test('one table has time until the bell at most', () => {
  expect(minutesBefore(10_000, 10_000 - 14 * 60)).toEqual([5, 10]);
  expect(minutesBefore(10_000, 10_000 - 60 * 60)).toEqual([5, 10, 15]);
  expect(minutesBefore(10_000, 10_000 - 3.5 * 60)).toEqual([3]);
  expect(minutesBefore(10_000, 10_000)).toEqual([]);
  expect(minutesBefore(10_000, 10_500)).toEqual([]);
});

test('a time of day that has passed is over, unless the next one is near', () => {
  expect(isTimeOver(at(10, 0), '09:59')).toBe(true);
  expect(isTimeOver(at(10, 0), '10:50')).toBe(false);
  expect(isTimeOver(at(10, 0), '19:00')).toBe(false);
  expect(isTimeOver(at(23, 40), '00:30')).toBe(false);
  expect(isTimeOver(at(10, 0), '')).toBe(false);
});

test('the bells to choose from are full five minutes and the end of two lessons', () => {
  const bells = (now: number): string[] => bellsFrom(now).map(one => clock('de', one));
  const near = ['10:40', '10:45', '10:50', '10:55', '11:00'];
  expect(bells(at(10, 8))).toEqual([...near, '11:35']);
  expect(bells(at(10, 10))).toEqual([...near, '11:40']);
  expect(bells(at(10, 10, 20))[0]).toBe('10:45');
});

test('the usual bell is that of 45 minutes, and never later', () => {
  expect(usualBell(at(9, 58))).toBe(at(10, 45));
  expect(usualBell(at(10, 0))).toBe(at(10, 45));
  expect(usualBell(at(10, 0, 20))).toBe(at(10, 45));
  expect(usualBell(at(10, 1, 59))).toBe(at(10, 45));
});

test('how far away a bell is agrees with the clocks', () => {
  expect(minutesOnClocks(at(10, 8, 40), at(10, 45))).toBe(37);
  expect(minutesOnClocks(at(10, 8), at(10, 45))).toBe(37);
});

test('a bell is moved earlier only while it stays a minute away', () => {
  expect(minutesEarlier(0, 11 * 60)).toEqual([1, 5, 10]);
  expect(minutesEarlier(0, 10 * 60)).toEqual([1, 5]);
  expect(minutesEarlier(0, 119)).toEqual([]);
  expect(minutesEarlier(100, 0)).toEqual([]);
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
