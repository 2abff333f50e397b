// The board that is shown, with its cards and its map. One at a time:
// changing it makes every text and map render again.

import {
  unpacked,
  type Board,
  type BoardFile,
  type BoardMap,
  type Material,
  type Territory as BoardTerritory,
} from './boardFile';

export interface Territory extends BoardTerritory {
  /** By land or sea alike (R2.2). */
  neighbours: string[];
}
export type Application = Board['applications'][number];

export class World {
  readonly hash: string;
  readonly content: Board;
  readonly map: BoardMap;
  readonly continents: Board['continents'];
  readonly territories: Record<string, Territory>;
  readonly materials: Record<string, Material>;
  readonly applications: Record<string, Application>;
  readonly objectives: Record<string, Board['objectives'][number]>;
  /** Parts of a phone from top to bottom, with a Material in each. */
  readonly phone: NonNullable<Board['phone']>;

  constructor({ board, map }: Pick<BoardFile, 'board' | 'map'>) {
    this.hash = board.hash;
    this.content = board;
    this.map = unpacked(map);
    this.continents = board.continents;
    this.territories = byId(
      board.territories.map(one => ({ ...one, neighbours: [...one.land, ...one.sea] })),
    );
    this.materials = byId(board.materials);
    this.applications = byId(board.applications);
    this.objectives = byId(board.objectives);
    this.phone = board.phone ?? [];
  }
}

function byId<Item extends { id: string }>(items: Item[]): Record<string, Item> {
  return Object.fromEntries(items.map(item => [item.id, item]));
}

let shown: World | undefined;

/** The board that is shown. Throws before one is loaded. */
export function world(): World {
  if (!shown) throw new Error('the world is asked for before it is loaded');
  return shown;
}

export function setWorld(made: World): void {
  shown = made;
}
