// Props and methods of the board, for live matches, the tutorial and replays.

import type { MatchView } from '../protocol';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { MatchEvent } from '../table/view';
import type { Box } from './layout/layout';

export interface BoardProps {
  scene: Scene;
  selection: Selection;
  /**
   * Territories that may be chosen now: highlighted, all others dimmed. Empty: no choice is open.
   */
  selectable?: ReadonlySet<string>;
  /** Continents that may be chosen now: their portraits are highlighted. */
  selectableContinents?: ReadonlySet<string>;
  /** Materials that may be claimed now, by choosing a tile on the map. */
  selectableMaterials?: ReadonlySet<string>;
  /** Materials for the viewer's Objective, and those under the viewer's control: marks of the tiles. */
  needed?: ReadonlySet<string>;
  owned?: ReadonlySet<string>;
  /** Any Territory that was chosen, selectable or not; see `Selection.choose`. */
  onterritory?: (territory: string) => void;
  /** Only selectable ones. */
  oncontinent?: (continent: string) => void;
  /** Any tile: a claim if it is selectable, else opens its facts. */
  onmaterial?: (material: string) => void;
  /** Somebody wants to read about a Territory. */
  onabout?: (territory: string) => void;
  /** Why a Territory can't be chosen now; shown when somebody tries. */
  unavailableReason?: (territory: string) => string | null;
  /** What the tutorial or a hint highlights. */
  marks?: Marks;
  /**
   * Space covered by panels, in CSS pixels. Nothing is drawn while it is null, i.e. not measured
   * yet.
   */
  insets?: Insets | null;
}

export interface Marks {
  territories?: string[];
  continents?: string[];
  materials?: string[];
  /** An arrow from one to the other. */
  move?: { origin: string; target: string };
  /** Arrows in the colours of companies. */
  moves?: { origin: string; target: string; company: number }[];
}

export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
  /** The bottom inset without what comes and goes; decides the size of the whole map. */
  reserved?: number;
}

/** The methods available through `bind:this`. */
export interface BoardHandle {
  /**
   * Animates an event between two states; resolves when it has ended or was interrupted. Call it
   * once per event, in order, in the same task as the change.
   */
  animate(event: MatchEvent, before: MatchView, after: MatchView): Promise<void>;
  /** Finishes all running animations. */
  settle(): void;
  /** Brings these Territories into view, if they are not. */
  frame(territories: Iterable<string>): void;
  /** Shows these Territories with their tiles, also where the whole map has no room for tiles. */
  closeUp(territories: string[]): void;
  /** Where their labels will be on the screen when the camera rests, and the room around them. */
  placesOf(territories: string[]): { boxes: Box[]; room: Box };
  /**
   * The height of what can be chosen, in CSS pixels, which a panel must leave free. 0 if labels
   * find places around panels.
   */
  askedHeight(): number;
  /** Shows the whole map. */
  seeAll(): void;
  /** Focuses this Territory, or the last focused one. */
  focus(territory?: string): void;
}

/** The list takes the same props, without those for drawing. */
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

/** Owned wins over needed. */
export function tileState(
  material: string,
  owned: ReadonlySet<string>,
  needed: ReadonlySet<string>,
): TileState {
  if (owned.has(material)) return 'owned';
  return needed.has(material) ? 'needed' : 'neither';
}
