// The board, its cards and its map, loaded before the first screen.

import type { Board, Territory as BoardTerritory } from 'virtual:board';
import type { BoardMap } from 'virtual:map';

export interface Territory extends BoardTerritory {
  /** By land or sea alike (R2.2). */
  neighbours: string[];
}
export type Continent = Board['continents'][number];
export type Material = Board['materials'][number];
export type Application = Board['applications'][number];
export type Objective = Board['objectives'][number];

export class World {
  /** Of the board, and of the board without its head start, which older tables name. */
  readonly hashes: string[];
  readonly continents: Continent[];
  readonly territories: Record<string, Territory>;
  readonly materials: Record<string, Material>;
  readonly applications: Record<string, Application>;
  readonly objectives: Record<string, Objective>;

  constructor(
    content: Board,
    readonly map: BoardMap,
  ) {
    this.hashes = [content.hash, content.hash_without_head_start];
    this.continents = content.continents;
    this.territories = byId(
      content.territories.map(one => ({ ...one, neighbours: [...one.land, ...one.sea] })),
    );
    this.materials = byId(content.materials);
    this.applications = byId(content.applications);
    this.objectives = byId(content.objectives);
  }
}

function byId<Item extends { id: string }>(items: Item[]): Record<string, Item> {
  return Object.fromEntries(items.map(item => [item.id, item]));
}

let loaded: World | undefined;

/** The loaded world. Throws before it is loaded. */
export function world(): World {
  if (!loaded) throw new Error('the world is asked for before it is loaded');
  return loaded;
}

export function setWorld(made: World): void {
  loaded = made;
}
