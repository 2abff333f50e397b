// Pointer input on the board: clicks, tile tooltips, dragging Assets, placing many.

import type { Point } from '../../world/boardFile';
import { tileName } from '../../texts/texts.svelte';
import { isUnavailable, type BoardProps } from '../board';
import type { Camera } from '../camera/camera.svelte';

interface Choices {
  choose: (territory: string) => void;
  chooseContinent: (continent: string) => void;
  chooseNothing: () => void;
}

const REST = 150; // ms over a target before it counts as meant
const SNAP = 24; // CSS pixels around a Territory
const AROUND = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

const EDGE = 28; // CSS pixels from the edge of the view
const AT_EDGE = 500; // ms there until the map moves on
const FRAME = 16; // ms
const PACE = 4.8; // CSS pixels a frame

const FIRST = 350; // ms until a hold places an Asset
const NEXT = 160;
const LATER = 110; // from the fourth on; the server takes ten a second
const FEW = 3;

export class PointerHandler {
  /** Assets being dragged. */
  carried = $state.raw<{ origin: string; at: Point } | null>(null);
  isCarrying: boolean = $derived.by(() => this.carried !== null);
  /** The target under them, once they rest there. */
  aimed = $state.raw<string | null>(null);
  /** Assets that a hold has placed. */
  held = $state.raw<{ territory: string; at: Point; count: number; most: number } | null>(null);
  private edgeTimer: ReturnType<typeof setTimeout> | undefined;
  private over: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The name of the tile under the mouse, and where the tile is on the board. */
  tip = $state.raw<{ name: string; x: number; y: number } | null>(null);

  constructor(
    readonly camera: Camera,
    private readonly board: BoardProps,
    private readonly choices: Choices,
  ) {}

  /** The Territory whose Assets can be dragged from here, if any. */
  grab(element: Element): string | null {
    const territory = nameAt(element, 'territory');
    const { moves } = this.board.scene.yours;
    return territory && moves?.origins[territory] ? territory : null;
  }

  /** The dragged Assets are here; `client` is the same place in the window. */
  carry(origin: string, at: Point, client: Point): void {
    const { selection, onterritory } = this.board;
    if (!this.carried) {
      selection.clear();
      onterritory?.(origin);
    }
    this.carried = { origin, at };
    this.goOver(this.targetAt(origin, client));
    clearTimeout(this.edgeTimer);
    const { left, top, width, height } = this.camera.free;
    const across = stepAt(at.x, left, width);
    const down = stepAt(at.y, top, height);
    if (this.over || (!across && !down)) return;
    const panOn = (): void => {
      this.camera.panBy(across, down);
      this.carried = { origin, at };
      this.goOver(this.targetAt(origin, client));
      if (!this.over) this.edgeTimer = setTimeout(panOn, FRAME);
    };
    this.edgeTimer = setTimeout(panOn, AT_EDGE);
  }

  /** Chooses a target that they pass. A target where they rest is what the player means. */
  private goOver(target: string | null): void {
    if (target === this.over) return;
    const { selection, onterritory } = this.board;
    this.letRest();
    this.over = target;
    selection.target = null;
    if (!target) return;
    onterritory?.(target);
    this.timer = setTimeout(() => (this.aimed = target), REST);
  }

  private letRest(): void {
    clearTimeout(this.timer);
    this.over = null;
    this.aimed = null;
  }

  /** The Territory here or nearby that they may go to. */
  private targetAt(origin: string, { x, y }: Point): string | null {
    const near = AROUND.map(way => ({ x: x + SNAP * Math.cos(way), y: y + SNAP * Math.sin(way) }));
    for (const point of [{ x, y }, ...near]) {
      const element = document.elementFromPoint(point.x, point.y);
      // A chip at the edge counts as its Territory.
      const territory = element && (nameAt(element, 'territory') ?? nameAt(element, 'chip'));
      if (territory === origin && point.x === x && point.y === y) return null;
      if (territory && territory !== origin && this.board.selectable.has(territory))
        return territory;
    }
    return null;
  }

  drop(): void {
    const { selection, onrested } = this.board;
    const { aimed, over } = this;
    this.cancel();
    if (aimed) onrested?.();
    else if (!over) selection.clear();
  }

  /** What was dragged stays. */
  giveUp(): void {
    const { carried } = this;
    this.cancel();
    if (carried) this.board.selection.clear();
  }

  /** Nothing is dragged or held any more. */
  cancel(): void {
    this.letRest();
    clearTimeout(this.edgeTimer);
    this.carried = null;
    const { held } = this;
    this.held = null;
    if (held?.count) this.board.onheld?.(held.count);
  }

  /** The Territory on which a hold places Assets here, if any. */
  holds(element: Element): string | null {
    const territory = nameAt(element, 'territory');
    const { toPlace, selectable } = this.board;
    return territory && toPlace && selectable.has(territory) ? territory : null;
  }

  /** A finger rests here: places one Asset after another until `cancel`. */
  hold(territory: string, at: Point, onbegun: () => void): void {
    const most = this.board.toPlace ?? 0;
    const placeOne = (): void => {
      const count = (this.held?.count ?? 0) + 1;
      if (count === 1) onbegun();
      this.held = { territory, at, count, most };
      this.board.onterritory?.(territory);
      if (count < most) this.timer = setTimeout(placeOne, count < FEW ? NEXT : LATER);
    };
    this.timer = setTimeout(placeOne, FIRST);
  }

  /** A double tap zooms in here, because a single tap does nothing. */
  isIdle(element: Element): boolean {
    const territory = nameAt(element, 'territory');
    return !territory || isUnavailable(territory, this.board.selectable);
  }

  click = (event: MouseEvent): void => {
    const { selectable, selectableMaterials, onmaterial } = this.board;
    const element = event.target as Element;
    const material = nameAt(element, 'material');
    const territory = nameAt(element, 'territory');
    const continent = nameAt(element, 'continent');
    const isClaim = material !== null && selectableMaterials.has(material);
    if (continent) this.choices.chooseContinent(continent);
    else if (material && (isClaim || !territory || !selectable.has(territory)))
      onmaterial?.(material);
    else if (territory) this.choices.choose(territory);
    else this.choices.chooseNothing();
  };

  /** Opens the facts of a tile, regardless of what a click does there. */
  ask = (event: MouseEvent): void => {
    const { selectableMaterials, onmaterial } = this.board;
    const material = nameAt(event.target as Element, 'material');
    if (!material || !onmaterial || selectableMaterials.has(material)) return;
    event.preventDefault();
    onmaterial(material);
  };

  hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const { selection } = this.board;
    const territory = nameAt(event.target as Element, 'territory');
    const material = nameAt(event.target as Element, 'material');
    if (territory !== selection.focused) selection.focused = territory;
    const tile = material && (event.target as Element).getBoundingClientRect();
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    this.tip = tile
      ? { name: tileName(material), x: tile.left + tile.width / 2 - left, y: tile.top - top }
      : null;
  };

  leave = (): void => {
    this.board.selection.focused = null;
    this.tip = null;
  };
}

/** By how much the map moves while Assets are held at the edge of the view. */
function stepAt(at: number, start: number, size: number): number {
  if (at < start + EDGE) return PACE;
  return at > start + size - EDGE ? -PACE : 0;
}

export const nameAt = (
  element: Element,
  what: 'territory' | 'continent' | 'material' | 'chip',
): string | null => element.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
