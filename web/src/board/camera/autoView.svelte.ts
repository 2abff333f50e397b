// Moves the camera automatically: once per decision to what can be chosen. After that the user
// controls the view.

import { onDestroy, untrack } from 'svelte';
import type { Selection } from '../../table/selection.svelte';
import { world } from '../../world/world';
import type { BoardProps } from '../board';
import type { Camera, Place } from './camera.svelte';
import { BUTTONS, roomFor, unitAt } from './framing';
import { boxAt, type Box } from '../layout/geometry';
import { near, readable, type Places } from '../layout/places.svelte';

/** Where the camera of a removed board was, for the next board of the same match. */
const savedViews = new WeakMap<Selection, { place: Place; question: string }>();

const MOST_NEAR = 1.3;
const LEAST = 80; // minimum CSS pixels for the map
const PAD = { across: 44, down: 30, below: 30 }; // CSS pixels around land whose labels are lifted
const MARGIN = { across: 8, down: 8 }; // CSS pixels around labels
const ABOVE_BUTTONS = { ...MARGIN, below: BUTTONS - MARGIN.down };
const SETTLING = 900; // ms in which panels may change their height after a new decision

export class AutoView {
  /** The initial view is set. Nothing is drawn before. */
  hasBegun = $state(false);
  /** The decision for which the camera moved last. */
  private framedFor = '';
  /** Size of the map's viewport when it was last fitted. */
  private width = 0;
  private height = 0;

  /** When the camera last moved for a decision, and where to. */
  private movedAt = -Infinity;
  private movedTo: Place | null = null;

  /** Changes with the decision, not with each choice in it. */
  private question: string = $derived.by(() => {
    const { scene, selection } = this.board;
    const { turn, phase } = scene.match;
    const place = phase.type === 'TerritoryChoice' ? phase.continent : (selection.origin ?? '');
    return `${scene.seat} ${turn} ${phase.type} ${place}`;
  });

  /** Must be created during component initialisation. */
  constructor(
    private readonly camera: Camera,
    private readonly places: Places,
    private readonly board: BoardProps,
    /** Of the viewport, in CSS pixels. */
    private readonly size: { width: number; height: number },
    /** Assets are being dragged: the map stays under the finger. */
    private readonly isHeld: () => boolean,
  ) {
    const selection = untrack(() => board.selection);
    $effect(() => this.fit());
    $effect(() => this.followTerritories());
    $effect(() => this.followContinents());
    $effect(() => this.keepClear());
    onDestroy(() => {
      if (this.hasBegun)
        savedViews.set(selection, { place: camera.place, question: this.framedFor });
    });
  }

  /**
   * Brings these Territories into view, if they are not. Untracked: where labels stand depends on
   * the view, so an effect that calls it would change what it depends on.
   */
  frame(territories: Iterable<string>): void {
    untrack(() => {
      const boxes = this.boxesOf(territories);
      if (boxes.length) this.camera.bringIn(boxes);
    });
  }

  /** Shows these Territories with their tiles, also where the whole map has no room for tiles. */
  closeUp(territories: string[]): void {
    if (!this.hasBegun) return; // an effect that calls it runs again
    untrack(() => {
      if (this.camera.isSmall(near())) this.comeNearer('fly', territories);
      else this.frame(territories);
    });
  }

  /** Shows everything that matters now, as close as it fits. */
  comeNearer(how: 'fly' | 'jump' = 'fly', matters = this.whatMatters()): void {
    const boxes = this.boxesOf(matters);
    if (!boxes.length) return;
    const labelled = this.camera.around(boxes);
    const isSmall = this.camera.isSmall(near());
    const room = isSmall ? ABOVE_BUTTONS : MARGIN;
    if (!isSmall || this.camera.scaleFor(labelled, room) >= readable()) {
      this.camera.see(labelled, MOST_NEAR, how === 'jump', room);
      return;
    }
    // Labels are lifted off the map: only the land has to fit, with room around it.
    const land = this.camera.around(matters.map(one => unitAt(this.places.landOf(one))));
    this.camera.see(land, readable() * 0.99, how === 'jump', PAD);
  }

  private boxesOf(territories: Iterable<string>): Box[] {
    const { labels } = this.places;
    return [...territories].filter(one => labels[one]).map(one => roomFor(labels[one]!));
  }

  /** What can be chosen, else one's own Territories. */
  private whatMatters(): string[] {
    const { scene, selectable, selectableContinents } = this.board;
    if (selectable.size) return [...selectable];
    if (selectableContinents.size || scene.seat === null) return [];
    const { holdings } = scene.match;
    return Object.keys(holdings).filter(one => holdings[one]![0] === scene.seat);
  }

  private fit(): void {
    if (this.isHeld()) return;
    const { size } = this;
    const { insets } = this.board;
    if (!size.width || !size.height || !insets) return;
    const { top = 0, right = 0, bottom = 0, left = 0, reserved = bottom } = insets;
    const without = (covered: number) => ({
      left,
      top,
      width: Math.max(LEAST, size.width - left - right),
      height: Math.max(LEAST, size.height - top - covered),
    });
    const isSameWindow = size.width === this.width && size.height === this.height;
    ({ width: this.width, height: this.height } = size);
    untrack(() => {
      const { origin, target } = this.board.selection;
      const isSettling = this.isSettling();
      const inView = this.seenOf(this.board.selectable);
      this.camera.resize(without(bottom), without(reserved), isSameWindow);
      if (!this.hasBegun) this.begin();
      else if (isSettling) this.settle();
      else if (target !== null) this.keepInView([origin!, target]);
      else if (!this.camera.isWide) this.keepInView(inView);
      this.hasBegun = true;
    });
  }

  /** Restores the saved view, or shows what matters. */
  private begin(): void {
    const { selection, selectable } = this.board;
    const before = savedViews.get(selection);
    if (before) {
      this.framedFor = before.question;
      this.camera.jump(before.place);
      return;
    }
    if (selectable.size) this.framedFor = this.question;
    if (this.camera.isSmall(near())) {
      this.movedAt = performance.now();
      this.settle('jump');
    }
  }

  private settle(how: 'fly' | 'jump' = 'fly'): void {
    this.comeNearer(how);
    this.movedTo = this.camera.place;
  }

  /** Panels may still change their height, and the user hasn't moved the map since. */
  private isSettling(): boolean {
    if (!this.movedTo || performance.now() - this.movedAt >= SETTLING) return false;
    const { x, y, k } = this.camera.place;
    const { movedTo } = this;
    return k === movedTo.k && Math.hypot(x - movedTo.x, y - movedTo.y) < 1;
  }

  /** Pans so that a panel that has grown doesn't cover these. */
  private keepInView(territories: string[]): void {
    const boxes = this.boxesOf(territories);
    if (boxes.length) this.camera.panTo(this.camera.around(boxes));
  }

  private seenOf(territories: Iterable<string>): string[] {
    return [...territories].filter(one =>
      this.boxesOf([one]).some(box => this.camera.isInView(box)),
    );
  }

  /** Moves the whole map away from panels that would cover what can be chosen. */
  private keepClear(): void {
    const { asked, hasBegun } = this;
    void this.board.insets;
    if (hasBegun && !this.isHeld()) untrack(() => this.camera.keepClear(asked));
  }

  /** The height of what can be chosen in the whole view, in CSS pixels; 0 in any other view. */
  askedHeight(): number {
    const { isWide, least } = this.camera;
    return this.asked && isWide ? Math.ceil(this.asked.height * least) : 0;
  }

  /** Around what can be chosen and what has been chosen. */
  private asked: Box | null = $derived.by(() => {
    const { selectable, selectableContinents, selection } = this.board;
    const there = world().continents.filter(({ id }) => selectableContinents.has(id));
    const chosen = [selection.origin, selection.target].filter(one => one !== null);
    const all = [...selectable, ...there.flatMap(({ territories }) => territories), ...chosen];
    const boxes = this.boxesOf(all);
    return boxes.length ? this.camera.around(boxes) : null;
  });

  /** Small screens go to what can be chosen; larger ones only if none of it is in view. */
  private followTerritories(): void {
    const asked = [...this.board.selectable];
    const now = this.question;
    if (this.isHeld()) return;
    untrack(() => {
      if (!this.hasBegun || !asked.length) return;
      if (this.framedFor === now) return; // the user's own view stays, also after reconnecting
      this.framedFor = now;
      if (this.camera.isSmall(near())) {
        this.movedAt = performance.now();
        this.settle();
      } else if (!this.camera.isWide && !this.boxesOf(asked).some(box => this.camera.isInView(box)))
        this.comeNearer();
    });
  }

  /** Zooms out when a selectable Continent is out of view, once per decision. */
  private followContinents(): void {
    const asked = [...this.board.selectableContinents];
    const now = this.question;
    untrack(() => {
      if (!this.hasBegun || !asked.length || this.framedFor === now) return;
      this.framedFor = now;
      const isSeen = (continent: string): boolean =>
        this.camera.isInView(boxAt(world().map.continents[continent]!.portrait, 40, 40));
      if (!this.camera.isWide && !asked.every(isSeen)) this.camera.seeAll();
    });
  }
}
