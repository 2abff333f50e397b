// Moves the camera automatically: once per decision to what can be chosen. After that the user
// controls the view.

import { onDestroy, untrack } from 'svelte';
import type { Selection } from '../../table/selection.svelte';
import { world } from '../../world/world';
import type { BoardProps } from '../board';
import type { Camera } from './camera.svelte';
import type { Place } from './place';
import { textScale } from '../../preferences.svelte';
import { BUTTONS, roomFor } from './framing';
import { regionOf } from './region';
import { boxAt, middle, type Box } from '../layout/geometry';
import { shiftTowards } from '../layout/wrap';
import { near, readable, type Places } from '../layout/places.svelte';

/** Where the camera of a removed board was, for the next board of the same match. */
const savedViews = new WeakMap<Selection, { place: Place; question: string }>();

const mostNear = (): number => 1.3 * textScale();
const FEWEST = 230; // map units across a small screen, however large the text is
/** A small screen shows what is asked with labels 44 pixels high, … */
const closeEnough = (): number => 1.08 * textScale();
/** … or a bit smaller if more of it fits: names of 14 pixels, tiles of 21. */
const scales = (): number[] => [closeEnough(), 0.95 * textScale()];
/** And what is only looked at no smaller than this. */
const seen = (): number => 0.67 * textScale();
const LEAST = 80; // minimum CSS pixels for the map
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

  /** What a panel covers of it, open or closed. */
  private reserved = 0;

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
      const all = [...territories];
      const { camera } = this;
      const scale = Math.max(camera.zoom, closeEnough());
      const boxes = this.boxesOf(camera.isSmall(near()) ? this.oneRegion(all, [scale]) : all);
      if (boxes.length) this.camera.bringIn(boxes);
    });
  }

  /** Shows these Territories with their tiles, also where the whole map has no room for tiles. */
  closeUp(territories: string[]): void {
    if (!this.hasBegun) return; // an effect that calls it runs again
    untrack(() => {
      if (this.camera.isSmall(near())) this.comeNearer('fly', territories, [seen()]);
      else this.frame(territories);
    });
  }

  /** Shows what matters now, as close as it fits; on a small screen one region of it. */
  comeNearer(how: 'fly' | 'jump' = 'fly', matters = this.whatMatters(), atScales = scales()): void {
    const isSmall = this.camera.isSmall(near());
    const shown = isSmall ? this.oneRegion(matters, atScales) : matters;
    const boxes = this.boxesOf(shown);
    if (!boxes.length) return;
    const room = isSmall ? ABOVE_BUTTONS : MARGIN;
    const box = this.camera.around(boxes);
    const others = isSmall ? this.asked.filter(one => !shown.includes(one)) : [];
    const most = others.length ? closeEnough() : mostNear(); // chips need room, too
    this.camera.see(this.beside(others, box, most), most, how === 'jump', room);
  }

  /** The box with what room is left at the side where chips will stand for the others. */
  private beside(others: string[], box: Box, most: number): Box {
    const { camera } = this;
    const k = Math.min(camera.scaleFor(box, ABOVE_BUTTONS), most);
    const spare = Math.max(0, camera.roomAt(k, ABOVE_BUTTONS).width - box.width);
    const { x } = middle(box);
    const sides = others.map(one => {
      const at = this.places.landOf(one).x;
      return at + shiftTowards(x, at, camera.period) < x;
    });
    if (sides.includes(true) === sides.includes(false)) return box;
    const width = box.width + spare;
    return { ...box, width, left: sides.includes(true) ? box.left - spare : box.left };
  }

  /** Shows these, which lie beyond the view, and as much of what is asked as fits beside them. */
  goTo(territories: string[]): void {
    if (!this.camera.isSmall(near())) return this.frame(territories);
    this.comeNearer('fly', this.oneRegion(this.asked, scales(), territories));
  }

  /** What can be chosen, what is chosen and what a hint shows. */
  get asked(): string[] {
    const { selection, marks } = this.board;
    const chosen = endsOf([selection, ...(marks.plan?.moves ?? [])]);
    return [...new Set([...this.hinted, ...this.chooseable(), ...chosen])];
  }

  /** What a hint shows. */
  get hinted(): string[] {
    const { move, moves = [] } = this.board.marks;
    return endsOf([move, ...moves]);
  }

  /** As many of them as a small screen shows at a readable size, the first ones before all. */
  private oneRegion(territories: string[], atScales: number[], first = this.ends()): string[] {
    const known = territories.filter(one => this.places.labels[one]);
    const boxes = this.boxesOf(known).map((box, index) => ({
      box,
      worth: first.includes(known[index]!) ? known.length : 1,
    }));
    const { camera } = this;
    const largest = Math.max(1, camera.free.width / FEWEST);
    const regions = atScales.map(scale => {
      const room = camera.roomAt(Math.min(scale, largest), ABOVE_BUTTONS);
      return regionOf(boxes, room, camera.period);
    });
    const inside = regions.reduce((one, other) => (other.length > one.length ? other : one));
    return inside.length ? inside.map(index => known[index]!) : known.slice(0, 1);
  }

  /** What is asked for: starts, not yet what they reach. */
  private chooseable(): string[] {
    const { selectable, reachable } = this.board;
    return [...selectable].filter(one => !reachable.has(one));
  }

  private ends(): string[] {
    const { origin, target } = this.board.selection;
    return [origin, target].filter(end => end !== null);
  }

  private boxesOf(territories: Iterable<string>): Box[] {
    const { labels } = this.places;
    return [...territories].filter(one => labels[one]).map(one => roomFor(labels[one]!));
  }

  /** What can be chosen, else one's own Territories. */
  private whatMatters(): string[] {
    const { scene, selectable, selectableContinents } = this.board;
    if (selectable.size) return this.chooseable();
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
    const isSameWidth = size.width === this.width;
    const isSameWindow = isSameWidth && size.height === this.height;
    ({ width: this.width, height: this.height } = size);
    untrack(() => {
      const { origin, target } = this.board.selection;
      const isSettling = this.isSettling();
      const isFolding = isSameWindow && this.reserved !== reserved && this.hasBegun;
      const inView = this.seenOf(this.board.selectable);
      this.camera.resize(without(bottom), without(reserved), isSameWindow);
      if (!this.hasBegun) this.begin();
      else if (isSettling) this.settle();
      else if (isFolding) this.fill(reserved < this.reserved);
      // A phone was turned: another region may fit.
      else if (!isSameWidth && this.camera.isSmall(near())) this.comeNearer('jump');
      else if (target !== null) this.keepInView([origin!, target]);
      else if (!this.camera.isWide) this.keepInView(inView);
      this.hasBegun = true;
      this.reserved = reserved;
    });
  }

  /** A panel was closed or opened: a small map makes use of the room. */
  private fill(isClosed: boolean): void {
    const { camera } = this;
    if (!camera.isSmall(near())) return;
    if (this.board.selectableContinents.size) return;
    if (this.whatMatters().length) this.comeNearer();
    else if (isClosed) camera.fillHeight();
    else camera.seeAll();
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
    const { room, hasBegun } = this;
    void this.board.insets;
    if (hasBegun && !this.isHeld()) untrack(() => this.camera.keepClear(room));
  }

  /** The height of what can be chosen in the whole view, in CSS pixels; 0 in any other view. */
  askedHeight(): number {
    const { isWide, least } = this.camera;
    return this.room && isWide ? Math.ceil(this.room.height * least) : 0;
  }

  /** Around what can be chosen and what has been chosen. */
  private room: Box | null = $derived.by(() => {
    const { selectable, selectableContinents } = this.board;
    const there = world().continents.filter(({ id }) => selectableContinents.has(id));
    const all = [...selectable, ...there.flatMap(({ territories }) => territories), ...this.ends()];
    const boxes = this.boxesOf(all);
    return boxes.length ? this.camera.around(boxes) : null;
  });

  /** Small screens go to what can be chosen; larger ones only if none of it is in view. */
  private followTerritories(): void {
    const asked = this.chooseable();
    const now = this.question;
    if (this.isHeld()) return;
    untrack(() => {
      if (!this.hasBegun || !asked.length) return;
      if (this.framedFor === now) return; // the user's own view stays, also after reconnecting
      const isSame = now.endsWith(' ') && this.framedFor.startsWith(now); // no start is chosen
      this.framedFor = now;
      // After a move the same phase goes on, in the same place.
      if (isSame && this.seenOf(asked).length && this.camera.zoom >= readable()) return;
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

type Move = { origin: string | null; target: string | null };

const endsOf = (moves: (Move | undefined)[]): string[] =>
  [...new Set(moves.flatMap(move => [move?.origin, move?.target]))].filter(
    end => typeof end === 'string',
  );
