import { expect, test } from 'vitest';
import { overlapOf } from '../../board/layout/geometry';
import { placeBeside } from './placing';

const ROOM = { left: 0, top: 60, width: 390, height: 430 };
const TRAY = { width: 210, height: 150 };
const label = (left: number, top: number) => ({ left, top, width: 110, height: 56 });

test.each([
  [label(20, 80), label(200, 120)],
  [label(140, 240), label(140, 320)],
  [label(0, 60), label(280, 430)],
  [label(150, 200), label(160, 210)],
])('the dice cover neither Territory', (one, other) => {
  const place = { ...placeBeside([one, other], TRAY, ROOM), ...TRAY };
  expect(overlapOf(place, one) + overlapOf(place, other)).toBe(0);
  expect(overlapOf(place, ROOM)).toBeCloseTo(TRAY.width * TRAY.height);
});

test('without room they cover as little as possible', () => {
  const low = { left: 0, top: 0, width: 220, height: 160 };
  expect(placeBeside([label(0, 0)], TRAY, low)).toEqual({ left: 6, top: 6 });
});

test('if the map has no room they are placed over the panels', () => {
  const low = { left: 0, top: 60, width: 390, height: 160 };
  const whole = { left: 0, top: 60, width: 390, height: 780 };
  const [one, other] = [label(20, 80), label(200, 120)];
  const place = { ...placeBeside([one, other], TRAY, low, { whole }), ...TRAY };
  expect(overlapOf(place, one) + overlapOf(place, other)).toBe(0);
});

test.each([
  [label(20, 180), label(200, 220)],
  [label(20, 100), label(200, 100)],
  [label(140, 110), label(150, 190)],
])('they cover neither the line about bots nor the tabs if there is room', (one, other) => {
  const low = { left: 0, top: 52, width: 360, height: 300 };
  const whole = { left: 0, top: 52, width: 360, height: 588 };
  const line = { left: 10, top: 60, width: 340, height: 52 };
  const tabs = { left: 0, top: 352, width: 360, height: 72 };
  const kept = [line, tabs];
  const place = { ...placeBeside([one, other], TRAY, low, { whole, kept }), ...TRAY };
  for (const box of [line, tabs, one, other]) expect(overlapOf(place, box)).toBe(0);
});

test('they cover a Territory rather than a kept element', () => {
  const low = { left: 0, top: 0, width: 226, height: 240 };
  const kept = [{ left: 0, top: 0, width: 226, height: 70 }];
  const place = { ...placeBeside([label(0, 150)], TRAY, low, { kept }), ...TRAY };
  expect(overlapOf(place, kept[0]!)).toBe(0);
});
