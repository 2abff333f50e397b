// In figures (TileMark).

import { tileLetters } from '../../texts/texts.svelte';

/** Wide enough for each: a square, and more for a short name of three letters. */
export const tileWidth = (materials: string[], height: number): number =>
  materials.some(id => tileLetters(id).length > 2) ? height * 1.4 : height;
