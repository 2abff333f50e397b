// What the board is given and what it tells: the same for a live match, the tutorial and a replay.

import type { MatchView } from '../protocol';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { MatchEvent } from '../table/view';

export interface BoardProps {
  scene: Scene;
  selection: Selection;
  /** Territories that may be chosen now: they are lit, all else steps back. Empty: nothing is asked. */
  selectable?: ReadonlySet<string>;
  /** Continents that may be chosen now: their empty portraits invite. */
  selectableContinents?: ReadonlySet<string>;
  /** Materials that may be claimed now, by choosing a tile on the map. */
  selectableMaterials?: ReadonlySet<string>;
  /** Materials for the viewer's Objective, and those under the viewer's control: marks of the tiles. */
  needed?: ReadonlySet<string>;
  owned?: ReadonlySet<string>;
  /** Any Territory that was pointed at, invited or not: `Selection.choose` says what it meant. */
  onterritory?: (territory: string) => void;
  /** Only those that are invited. */
  oncontinent?: (continent: string) => void;
  /** Any tile: a claim when it is invited, else a wish to know more. */
  onmaterial?: (material: string) => void;
  /** Why a Territory cannot be chosen now; shown in words when somebody tries. */
  unavailableReason?: (territory: string) => string | null;
  /** What a tutorial points at. */
  marks?: Marks;
  /**
   * What floats above the map, in CSS pixels: the world is framed in what is left free. Nothing is
   * drawn as long as it is null: not measured yet.
   */
  insets?: Insets | null;
}

export interface Marks {
  territories?: string[];
  continents?: string[];
  materials?: string[];
}

export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** What `bind:this` gives. */
export interface BoardHandle {
  /**
   * Shows what happened between two states of the match; resolves when it has been seen or when
   * something newer interrupts it. Call it once per event, in order, in the same task as the change.
   */
  animate(event: MatchEvent, before: MatchView, after: MatchView): Promise<void>;
  /** Ends whatever moves, at its end. */
  settle(): void;
  /** Brings these Territories into view, if they are not. */
  frame(territories: Iterable<string>): void;
  /** The whole world. */
  seeAll(): void;
  /** The keyboard's focus goes to this Territory, or to the one that had it. */
  focus(territory?: string): void;
}

/** The list beside the map takes the same, without what only a drawing needs. */
export type TerritoryListProps = Pick<
  BoardProps,
  | 'scene'
  | 'selection'
  | 'selectable'
  | 'selectableMaterials'
  | 'needed'
  | 'owned'
  | 'onterritory'
  | 'onmaterial'
  | 'unavailableReason'
>;

export type TileState = 'owned' | 'needed' | 'neither';

export const NONE: ReadonlySet<string> = new Set();

/** Owned comes first: what one has, one needs no more. */
export function tileState(
  material: string,
  owned: ReadonlySet<string>,
  needed: ReadonlySet<string>,
): TileState {
  if (owned.has(material)) return 'owned';
  return needed.has(material) ? 'needed' : 'neither';
}
