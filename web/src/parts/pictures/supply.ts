// How large a Territory's tile is: by its share of the world's supply.

import { say } from '../../texts/texts.svelte';
import type { Supply } from '../../world/boardFile';
import { world } from '../../world/world';

const SCALE: Record<Supply, number> = { small: 0.76, middle: 0.9, large: 1.06, unmined: 0.76 };

/** Undefined if nobody says it, or for a tile that is nowhere. */
export const supplyOf = (material: string, territory: string | undefined): Supply | undefined =>
  territory === undefined ? undefined : world().territories[territory]?.supply?.[material];

export const scaleOf = (supply: Supply | undefined): number => (supply ? SCALE[supply] : 1);

/** “Cobalt, over 30% of the world's supply” */
export const supplyWords = (name: string, supply: Supply | undefined): string =>
  supply ? say(`web-supply-${supply}`, { material: name }) : name;
