import { expect, test } from 'vitest';
import { mostLeavingOne } from './selection.svelte';

test.each([
  [3, 7, 3],
  [3, 3, 2],
  [1, 1, 1],
  [2, 5, 2],
])('of at most %i out of %i Assets %i go, unless more are asked to', (most, present, assets) => {
  expect(mostLeavingOne(most, present)).toBe(assets);
});
