import { expect, test } from 'vitest';
import { layoutFor } from './screen';

test.each([
  [1440, 900, 1, 'side'],
  [1280, 720, 1, 'side'],
  [1024, 768, 1, 'dock'],
  [768, 1024, 1, 'dock'],
  [390, 844, 1, 'sheet'],
  [844, 390, 1, 'flank'],
  [1440, 900, 2, 'flank'],
  [844, 390, 2, 'flank'],
  [390, 844, 2, 'sheet'],
] as const)('%i × %i at %i× is arranged as %s', (width, height, scale, layout) => {
  expect(layoutFor(width, height, scale)).toBe(layout);
});
