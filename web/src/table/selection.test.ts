import { expect, test } from 'vitest';
import type { Yours } from '../protocol';
import { mostLeavingOne, Selection, startsTo } from './selection.svelte';

const MOVES = { origins: { peru: { chile: 2, bolivia: 2 }, argentina: { chile: 5, peru: 5 } } };
const YOURS = { moves: MOVES } as unknown as Yours;

test.each([
  [3, 7, 3],
  [3, 3, 2],
  [1, 1, 1],
  [2, 5, 2],
])('of at most %i out of %i Assets %i go, unless more are asked to', (most, present, assets) => {
  expect(mostLeavingOne(most, present)).toBe(assets);
});

test('a target that is chosen first goes with the start that has the most Assets', () => {
  const selection = new Selection();
  expect(startsTo(YOURS, 'chile')).toEqual(['argentina', 'peru']);
  expect(selection.choose('chile', YOURS, () => 5)).toBe(true);
  expect(selection).toMatchObject({ origin: 'argentina', target: 'chile', assets: 4 });
});

test('a Territory that can be a start is one, also where others can reach it', () => {
  const selection = new Selection();
  expect(selection.choose('peru', YOURS)).toBe(true);
  expect(selection).toMatchObject({ origin: 'peru', target: null });
});

test('what no start reaches clears the selection', () => {
  const selection = new Selection();
  expect(selection.choose('egypt', YOURS)).toBe(false);
  selection.choose('peru', YOURS);
  expect(selection.choose('egypt', YOURS)).toBe(false);
  expect(selection.origin).toBeNull();
});
