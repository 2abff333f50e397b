// The visible part of the map. While it moves, only a CSS transform changes, which is cheap. At
// rest the SVG is resized so that text is sharp. Zooming uses perspective depth instead of scale,
// because a scale change makes browsers lay out all SVG text again.

import type { Point } from '../../world/boardFile';
import { isStill } from '../../preferences.svelte';
import { around, fitsInto, middle, padded, type Box } from '../layout/geometry';
import { shiftTowards, together } from '../layout/wrap';
import { BUTTONS } from './framing';
import { placeFor, stepInto, wayBetween, type Place } from './place';

const MOST = 3.4; // CSS pixels for a unit of the map
const REST_AFTER = 240; // ms; longer than the pause between two wheel steps on slow devices
const PERSPECTIVE = 1000; // pixels, as in Board.svelte
const FLIGHT = 320; // ms
const STAGES = 12; // keyframes of an animation
const NO_PAD: Pad = { across: 0, down: 0 };
const MARGIN = 12; // CSS pixels around what is brought into view
const BEYOND = 40; // map units by which land may lie outside the sheet
const AHEAD = 0.5; // of the view's width, on both sides: what a short pan will show
const DRIFT = 0.125; // of the world, after which places change to a nearer copy

/** CSS pixels that stay free around a box. */
interface Pad {
  across: number;
  down: number;
  /** In addition, along the lower edge. */
  below?: number;
}

export class Camera {
  /** CSS pixels per map unit at rest. Decides how much detail is drawn. */
  scale = $state(1);
  /** The whole world is in view. */
  isWide = $state(true);
  /** Incremented when it comes to rest: labels are placed again for the new view. */
  rests = $state(0);
  /** Moving, or about to be redrawn. */
  isMoving = $state(false);
  /** The copies of the map that are in view or near it: how many world widths to the right. */
  copies = $state.raw<number[]>([0]);
  /** Every place is shown in its copy that is nearest to this x. */
  private hub = $state(0);
  /** The part of the viewport that no panel covers, in CSS pixels. */
  free: Box = { left: 0, top: 0, width: 1, height: 1 };
  /** The same without temporary panels. The whole map fits into it. */
  private steady: Box = this.free;
  /** The smallest scale. */
  least = $state(1);

  private stage: HTMLElement | null = null;
  private drawing: SVGElement | null = null;
  private x = 0;
  private y = 0;
  private k = 1;
  private drawn = 0; // the scale at which the SVG is drawn
  private resting: ReturnType<typeof setTimeout> | undefined;
  private flight: { animation: Animation; at: (part: number) => Place } | null = null;

  constructor(
    private readonly world: { width: number; height: number },
    /** The part that must be visible in the whole view. */
    private readonly content: Box,
    /** The distance of two copies of the map; 0 if it doesn't repeat. */
    readonly period = 0,
  ) {
    this.hub = middle(content).x;
  }

  attach(stage: HTMLElement, drawing: SVGElement): void {
    this.stage = stage;
    this.drawing = drawing;
    this.drawn = 0;
    this.rest();
  }

  detach(): void {
    clearTimeout(this.resting);
    this.flight?.animation.cancel();
    this.stage = this.drawing = this.flight = null;
  }

  /**
   * The viewport changed: keeps the centre, or the whole map in view. If only a panel over the
   * bottom of the same viewport changed its height, the map stays and only labels are placed again.
   */
  resize(free: Box, steady: Box, isSameWindow = false): void {
    const { isWide } = this;
    const centre = this.toMap(middle(this.free));
    const { left, top, width } = this.free;
    const isPanel = isSameWindow && left === free.left && top === free.top && width === free.width;
    this.free = free;
    this.steady = steady;
    this.least = Math.min(steady.width / this.content.width, steady.height / this.content.height);
    if (isPanel) {
      this.rests += 1;
      return;
    }
    this.jump(isWide ? this.whole() : placeFor(centre, middle(free), this.k));
  }

  /** The whole map at its smallest scale is smaller than this. */
  isSmall = (scale: number): boolean => this.least < scale;

  /** The part of the map that no panel covers, in map units. */
  view(): Box {
    const { left, top, width, height } = this.free;
    const { x, y } = this.toMap({ x: left, y: top });
    return { left: x, top: y, width: width / this.k, height: height / this.k };
  }

  get zoom(): number {
    return this.k;
  }

  get place(): Place {
    const { x, y, k } = this;
    return { x, y, k };
  }

  panBy(across: number, down: number): void {
    this.stop();
    this.put({ x: this.x + across, y: this.y + down, k: this.k });
  }

  /** The point under `at` stays where it is. */
  zoomBy(factor: number, at: Point): void {
    this.stop();
    this.put(this.zoomed(factor, at));
  }

  glideBy(across: number, down: number): void {
    this.fly({ x: this.x + across, y: this.y + down, k: this.k });
  }

  glideZoom(factor: number, at?: Point): void {
    this.fly(this.zoomed(factor, at ?? middle(this.free)));
  }

  seeAll(): void {
    this.fly(this.whole());
  }

  /** As large as the free area is high, around the same place. */
  fillHeight(): void {
    const { x, y } = this.toMap(middle(this.free));
    const k = Math.max(this.least, this.free.height / this.content.height);
    this.fly(placeFor({ x, y }, middle(this.free), k));
  }

  private whole(): Place {
    return placeFor(middle(this.content), middle(this.steady), this.least);
  }

  /** Fits the box into the free area, with a scale of at most `most` and padding in CSS pixels. */
  see(box: Box, most = 1.3, isJump = false, pad = NO_PAD): void {
    const k = Math.min(this.scaleFor(box, pad), most);
    const { x, y } = middle(box);
    const lift = (pad.below ?? 0) / 2 / k;
    const target = placeFor({ x, y: y + lift }, middle(this.free), k);
    if (isJump) this.jump(target);
    else this.fly(target);
  }

  isInView = (box: Box): boolean => fitsInto(this.free, this.inWindow(box));

  /** Pans, and zooms out if needed, unless they are already in view. */
  bringIn(boxes: Box[]): void {
    const all = this.around(boxes);
    if (this.isInView(all)) return;
    const { width, height } = this.inWindow(all);
    if (width > this.free.width || height > this.free.height) this.see(all);
    else this.panTo(all);
  }

  /** Around all of them, each in the copy that is nearest to the others. */
  around(boxes: Box[]): Box {
    const all = around(together(boxes, this.period));
    return { ...all, left: all.left + this.shiftOf(middle(all).x) };
  }

  /** By how much the nearest copy of `x` lies to the right of it. */
  shiftOf = (x: number): number => shiftTowards(this.hub, x, this.period);

  /** Pans so that the box is in view, or its middle if it is too large. */
  panTo(box: Box): void {
    if (this.isInView(box)) return;
    const room = padded(this.free, -MARGIN);
    const seen = this.inWindow(box);
    const across = stepInto(seen.left, seen.width, room.left, room.width);
    const down = stepInto(seen.top, seen.height, room.top, room.height);
    this.glideBy(across, down);
  }

  /**
   * In the whole view: moves the map up as far as a panel would cover this box, else back to where
   * it is without panels. Its scale stays the same.
   */
  keepClear(box: Box | null): void {
    if (!this.isWide) return;
    const rest = this.whole();
    const bottom = box ? rest.y + (box.top + box.height) * rest.k : 0;
    const covered = Math.max(0, bottom - this.free.top - this.free.height);
    const place = this.limited({ x: this.x, y: rest.y - covered, k: this.k });
    if (Math.abs(place.y - this.y) >= 1) this.fly(place);
  }

  /** Converts between viewport and map coordinates. */
  toMap = ({ x, y }: Point): Point => ({ x: (x - this.x) / this.k, y: (y - this.y) / this.k });
  toWindow = ({ x, y }: Point): Point => ({ x: x * this.k + this.x, y: y * this.k + this.y });

  inWindow({ left, top, width, height }: Box): Box {
    const { x, y } = this.toWindow({ x: left, y: top });
    return { left: x, top: y, width: width * this.k, height: height * this.k };
  }

  /** The scale at which the box fits into the free area. */
  scaleFor(box: Box, { across, down, below = 0 } = NO_PAD): number {
    const { width, height } = this.free;
    return Math.min((width - 2 * across) / box.width, (height - 2 * down - below) / box.height);
  }

  /** What the free area shows at this scale, in map units. */
  roomAt(scale: number, { across, down, below = 0 } = NO_PAD): { width: number; height: number } {
    const { width, height } = this.free;
    return { width: (width - 2 * across) / scale, height: (height - 2 * down - below) / scale };
  }

  private zoomed(factor: number, at: Point): Place {
    const k = Math.min(Math.max(this.k * factor, this.least), MOST);
    const part = k / this.k;
    return { x: at.x - (at.x - this.x) * part, y: at.y - (at.y - this.y) * part, k };
  }

  /** Runs on the compositor: per-frame updates would lay out all text again. */
  private fly(target: Place): void {
    this.stop();
    if (isStill() || !this.stage || document.hidden) return this.jump(target);
    const from = this.view();
    const at = wayBetween(this.place, this.nearby(this.limited(target)));
    ({ x: this.x, y: this.y, k: this.k } = at(1)); // callers see the final position
    this.cover(from, this.view());
    if (this.period) this.hub = (middle(from).x + middle(this.view()).x) / 2;
    const stages = Array.from({ length: STAGES + 1 }, (_, index) => at(index / STAGES));
    const animation = this.stage.animate(
      stages.map(stage => ({ transform: this.transformTo(stage) })),
      { duration: FLIGHT, fill: 'forwards' },
    );
    this.flight = { animation, at };
    this.isMoving = true;
    this.isWide = this.isWholeAt(this.k);
    clearTimeout(this.resting);
    animation.onfinish = () => {
      this.flight = null;
      this.rest();
      animation.cancel();
    };
  }

  jump(place: Place): void {
    this.stop();
    this.put(place);
    this.rest();
  }

  /** Stops an animation at its current position. */
  private stop(): void {
    if (!this.flight) return;
    const { animation, at } = this.flight;
    this.flight = null;
    this.put(at(Math.min(1, Number(animation.currentTime ?? 0) / FLIGHT)));
    animation.onfinish = null;
    animation.cancel();
  }

  private put(place: Place): void {
    ({ x: this.x, y: this.y, k: this.k } = this.limited(place));
    this.cover(this.view());
    const { x } = middle(this.view());
    if (Math.abs(x - this.hub) > this.period * DRIFT && this.period) this.hub = x;
    if (!this.stage) return;
    this.stage.style.transform = this.transformTo(this.place);
    if (!this.isMoving) this.isMoving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST_AFTER);
  }

  /** The same place of another copy of the map: the one with the shortest way. */
  private nearby({ x, y, k }: Place): Place {
    const { x: at } = middle(this.free);
    const shift = shiftTowards(this.toMap({ x: at, y: 0 }).x, (at - x) / k, this.period);
    return { x: x - shift * k, y, k };
  }

  /** Has the map repeat as far as these views reach; while it moves, no copy goes. */
  private cover(...views: Box[]): void {
    const { period, world } = this;
    if (!period) return;
    const { left, width } = around(views);
    const ahead = Math.max(...views.map(view => view.width)) * AHEAD;
    const first = Math.ceil((left - ahead - world.width - BEYOND) / period);
    const last = Math.floor((left + width + ahead + BEYOND) / period);
    this.repeat(Math.min(first, ...this.copies), Math.max(last, ...this.copies));
  }

  private repeat(first: number, last: number): void {
    if (first === this.copies[0] && last === this.copies.at(-1)) return;
    this.copies = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  /** Back to the map's first copy, with the others that are in view. */
  private unroll(): void {
    const { x } = middle(this.view());
    if (!this.period) return;
    const rounds = Math.floor(x / this.period);
    this.x += rounds * this.period * this.k;
    this.hub = x - rounds * this.period;
    this.repeat(0, 0);
    if (!this.isWholeAt(this.k)) this.cover(this.view());
  }

  private transformTo({ x, y, k }: Place): string {
    const scale = this.drawn ? k / this.drawn : 1;
    const depth = PERSPECTIVE * (1 - 1 / scale);
    return `translate3d(${x / scale}px, ${y / scale}px, ${depth}px)`;
  }

  /**
   * Keeps the map inside the free area, centred where it is smaller; a map that repeats has no edge
   * to the left and right unless all of it is in view. If it fits without temporary
   * panels, it may move up by as much as they cover; else by the height of the buttons.
   */
  private limited({ x, y, k }: Place): Place {
    const scale = Math.min(Math.max(k, this.least), Math.max(MOST, this.least));
    const { content, world } = this;
    const isWhole = content.height * scale <= this.steady.height + 1;
    const { left, top, width, height } = isWhole ? this.steady : this.free;
    const axis = (
      at: number,
      start: number,
      room: number,
      whole: number,
      from: number,
      size: number,
    ): number =>
      size * scale <= room + 1
        ? start + room / 2 - (from + size / 2) * scale
        : Math.min(start, Math.max(start + room - whole * scale, at));
    const whole = world.height + (isWhole ? 0 : BUTTONS / scale);
    const lowest = axis(y, top, height, whole, content.top, content.height);
    const bottom = lowest + (content.top + content.height) * scale;
    const covered = isWhole ? Math.max(0, bottom - this.free.top - this.free.height) : 0;
    return {
      x:
        this.period && !this.isWholeAt(scale)
          ? x
          : axis(x, left, width, world.width, content.left, content.width),
      y: covered ? Math.max(lowest - covered, Math.min(lowest, y)) : lowest,
      k: scale,
    };
  }

  /** Redraws the map at its new size, with sharp text. */
  private rest(): void {
    clearTimeout(this.resting);
    this.unroll();
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
    if (this.stage && this.drawing) {
      if (this.drawn !== this.k) {
        this.drawn = this.k;
        this.drawing.setAttribute('width', String(this.world.width * this.k));
        this.drawing.setAttribute('height', String(this.world.height * this.k));
      }
      this.stage.style.transform = `translate(${this.x}px, ${this.y}px)`;
    }
    this.scale = this.k;
    this.rests += 1;
    this.isMoving = false;
    this.isWide = this.isWholeAt(this.k);
  }

  private isWholeAt = (k: number): boolean => k <= this.least * 1.02;
}
