// Pointer input on the board: clicks, tile tooltips, dragging Assets.

import type { Point } from '../../world/boardFile';
import { tileName } from '../../texts/texts.svelte';
import { isUnavailable, type BoardProps } from '../board';
import type { Camera } from '../camera/camera.svelte';

interface Choices {
  choose: (territory: string) => void;
  chooseContinent: (continent: string) => void;
  chooseNothing: () => void;
}

export class PointerHandler {
  /** Assets being dragged. */
  carried = $state.raw<{ origin: string; at: Point } | null>(null);
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
    const isAssets = element.closest('[data-badge]') !== null;
    const { moves } = this.board.scene.yours;
    return isAssets && territory && moves?.origins[territory] ? territory : null;
  }

  /** Position of the dragged Assets in the viewport; null when dropped. */
  carry(origin: string, at: Point | null): void {
    const { selection, onterritory } = this.board;
    if (at && !this.carried && selection.origin !== origin) onterritory?.(origin);
    this.carried = at ? { origin, at } : null;
  }

  drop(origin: string, element: Element | null): void {
    const { selectable, onterritory } = this.board;
    const territory = element && nameAt(element, 'territory');
    if (territory && territory !== origin && selectable.has(territory)) onterritory?.(territory);
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

export const nameAt = (
  element: Element,
  what: 'territory' | 'continent' | 'material',
): string | null => element.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
