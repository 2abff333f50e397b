// Props and methods of the board, for live matches, the tutorial and replays.

import type { Snippet } from 'svelte';
import type { MatchView } from '../protocol';
import { stoppedIn, suppliedBy } from '../table/news';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { MatchEvent } from '../table/view';
import { world } from '../world/world';
import type { Box } from './layout/geometry';

export type BoardProps = {
  scene: Scene;
  selection: Selection;
  /** Territories that may be chosen now: highlighted, all others dimmed. Empty: no choice is open. */
  selectable: ReadonlySet<string>;
  /** Those of them that are targets of a move whose start isn't chosen yet: outlined, not asked for. */
  reachable: ReadonlySet<string>;
  /** The viewer's Territories whose loss would cost points of the card now, with the points. */
  risks: Readonly<Record<string, number>>;
  /** Attacks of rivals that would probably take one of them. */
  threats: { origin: string; target: string }[];
  /** Continents that may be chosen now: their portraits are highlighted. */
  selectableContinents: ReadonlySet<string>;
  /** Materials that may be claimed now, by choosing a tile on the map. */
  selectableMaterials: ReadonlySet<string>;
  /** Materials for the viewer's Objective, and those that the viewer controls: marked on the tiles. */
  needed: ReadonlySet<string>;
  owned: ReadonlySet<string>;
  /** A Territory was chosen, selectable or not; see `Selection.choose`. */
  onterritory?: (territory: string) => void;
  /** A selectable Continent was chosen. */
  oncontinent?: (continent: string) => void;
  /** A tile was chosen: a claim if it is selectable, else opens its facts. */
  onmaterial?: (material: string) => void;
  /** Opens the facts of a Territory. */
  onabout?: (territory: string) => void;
  /** Assets were carried to the chosen target, and rested there. */
  onrested?: () => void;
  /** What a Move to where Assets are carried would do. */
  aim?: Snippet;
  /** How many Assets a hold may place, one after another. */
  toPlace?: number;
  /** A hold has ended after so many. */
  onheld?: (count: number) => void;
  /** Why a Territory can't be chosen now; shown when somebody tries. */
  unavailableReason?: (territory: string) => string | null;
  /** What the tutorial or a hint highlights. */
  marks: Marks;
  /** Space covered by panels, in CSS pixels. Nothing is drawn while it is null: not measured yet. */
  insets: Insets | null;
};

export interface Marks {
  territories?: string[];
  continents?: string[];
  materials?: string[];
  /** An arrow from one to the other. */
  move?: { origin: string; target: string };
  /** Arrows in the colours of companies. */
  moves?: { origin: string; target: string; company: number }[];
  /** What the viewer plans: dashed arrows, and Assets to be placed. */
  plan?:
    | {
        company: number;
        placed: Record<string, number>;
        moves: { origin: string; target: string }[];
      }
    | undefined;
}

export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
  /** The bottom inset without temporary panels; decides the size of the whole map. */
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

/** `stopped`: news keeps the Territory from supplying it (R4.10). */
export type TileState = 'owned' | 'needed' | 'neither' | 'stopped';

export const NONE: ReadonlySet<string> = new Set();

/** For a board that is only watched. */
export const WATCHED = {
  selectable: NONE,
  reachable: NONE,
  risks: {},
  threats: [],
  selectableContinents: NONE,
  selectableMaterials: NONE,
  needed: NONE,
  owned: NONE,
  marks: {},
  insets: {},
};

/** Something else can be chosen now, but not this. */
export const isUnavailable = (territory: string, selectable: ReadonlySet<string>): boolean =>
  selectable.size > 0 && !selectable.has(territory);

/** Owned wins over needed. */
export function tileState(
  material: string,
  { owned, needed }: Pick<BoardProps, 'owned' | 'needed'>,
): TileState {
  if (owned.has(material)) return 'owned';
  return needed.has(material) ? 'needed' : 'neither';
}

export interface TerritoryTile {
  material: string;
  state: TileState;
}

/** The Materials of a Territory in the board's order, then those that news has added (R4.10). */
export function tilesOf(
  territory: string,
  board: Pick<BoardProps, 'scene' | 'owned' | 'needed'>,
): TerritoryTile[] {
  const { match } = board.scene;
  const held = world().territories[territory]!.materials;
  const stopped = stoppedIn(match, territory);
  const added = suppliedBy(match, territory).filter(one => !held.includes(one));
  return [...held, ...added].map(material => ({
    material,
    state: stopped.includes(material) ? 'stopped' : tileState(material, board),
  }));
}
