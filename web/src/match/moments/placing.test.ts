import { expect, test } from 'vitest';
import { common, placeBeside } from './placing';

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
  expect(common(place, one) + common(place, other)).toBe(0);
  expect(common(place, ROOM)).toBe(TRAY.width * TRAY.height);
});

test('where there is no room they cover as little as they can', () => {
  const low = { left: 0, top: 0, width: 220, height: 160 };
  expect(placeBeside([label(0, 0)], TRAY, low)).toEqual({ left: 8, top: 8 });
});
