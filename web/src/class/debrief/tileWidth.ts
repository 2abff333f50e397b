// The width of tiles in figures (TileMark).

import { tileLetters } from '../../texts/texts.svelte';

/** Square, or wider if a tile has three letters. */
export const tileWidth = (materials: string[], height: number): number =>
  materials.some(id => tileLetters(id).length > 2) ? height * 1.5 : height;
