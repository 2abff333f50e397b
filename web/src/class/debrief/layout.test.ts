import { expect, test } from 'vitest';
import { overlap } from '../../board/layout/geometry';
import { firstFree } from '../../board/layout/placing';
import { columnsFor, roundUp, ticksTo } from './layout';
import {
  askedOn,
  CRITICAL,
  figureOf,
  isAboutAnswers,
  MATERIALS_FOUGHT_OVER,
  OPINIONS,
  slides,
  slideTitleOf,
} from './slides';

test('a label takes the first free place inside the chart', () => {
  const room = (left: number, top = 0) => ({ left, top, width: 10, height: 10 });
  const whole = { left: 0, top: 0, width: 100, height: 100 };
  expect(overlap(room(0), room(9))).toBe(true);
  expect(overlap(room(0), room(10))).toBe(false);
  expect(firstFree([room(-1), room(5), room(20)], [room(0)], whole)).toEqual(room(20));
  expect(firstFree([room(95)], [], whole)).toBeNull();
});

test('axes end at round numbers', () => {
  expect([0, 0.9, 2.7, 7, 41, 100].map(roundUp)).toEqual([1, 1, 3, 8, 50, 100]);
  expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksTo(0.8).map(one => Math.round(one * 10))).toEqual([0, 2, 4, 6, 8]);
});

test('plots are as large as they can be', () => {
  expect(columnsFor(9, 1200, 700)).toBe(3);
  expect(columnsFor(1, 1200, 700)).toBe(1);
});

test('three figures come first, the others on request; figure 8 is always last', () => {
  expect(slides({}).map(figureOf)).toEqual([0, 6, 3, 4, 0, 8]);
  expect(slides({ hasNews: true }).map(figureOf)).toEqual([0, 6, 3, 9, 0, 8]);
  expect(slides({ isWhole: true }).map(figureOf)).toEqual([0, 6, 3, 4, 1, 2, 2, 5, 7, 0, 8]);
  expect(slides({ isWhole: true, hasNews: true }).map(figureOf)).toEqual([
    0, 6, 3, 9, 4, 1, 2, 2, 5, 7, 0, 8,
  ]);
  expect(slideTitleOf(MATERIALS_FOUGHT_OVER)).toBe('debrief-title-2');
});

test('after figure 8 come the questions, three at a time, alone and then with their answers', () => {
  const after = slides({ hasAnswers: true }).slice(6);
  expect(after).toEqual([12, 13, 14, 15, OPINIONS]);
  expect(slides({ hasAnswers: true, mayTell: true }).at(-1)).toBe(CRITICAL);
  expect(isAboutAnswers(CRITICAL)).toBe(false);
  const all = [1, 2, 3, 4, 5, 6];
  expect(askedOn(12, all)).toEqual({ items: [1, 2, 3], told: false });
  expect(askedOn(15, all)).toEqual({ items: [4, 5, 6], told: true });
});
