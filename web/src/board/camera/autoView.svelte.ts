// Which part of the map is shown unasked: what the question is about, once; from then on the view is
// the user's own.

import { untrack } from 'svelte';
import type { Scene } from '../../table/scene';
import type { Selection } from '../../table/selection.svelte';
import { world } from '../../world/world';
import type { Insets } from '../board';
import type { Camera } from './camera.svelte';
import { bestView, roomFor } from './framing';
import { savedViews } from './savedViews';
import { around } from '../layout/layout';
import { NEAR, type Places } from '../layout/places.svelte';

const READABLE = 0.8; // pixels for a unit at which everything is read with ease
const LEGIBLE = 0.6; // at which it can be read: so much more is in view
const MOST_NEAR = 1.3;
const LEAST = 80; // pixels that are left for the map, whatever floats above it
const NAMED = ['TerritoryChoice', 'InitialPlacement', 'InvestmentPhase']; // one by one, by name

/** What the board is given, and its size: getters, so that an effect follows only what it reads. */
export interface ViewInput {
  scene: Scene;
  selection: Selection;
  selectable: ReadonlySet<string>;
  selectableContinents: ReadonlySet<string>;
  insets: Insets | null;
  size: { width: number; height: number };
}

export class AutoView {
  /** The part to begin with has been chosen: nothing needs to be drawn before. */
  hasBegun = $state(false);
  /** The question whose Territories were brought near. */
  private framedFor = '';
  /** Of the window on the map, as it was fitted. */
  private width = 0;
  private height = 0;

  /** Changes when something else is to be chosen, not with every choice. */
  private question: string = $derived.by(() => {
    const { scene } = this.input;
    const { turn, phase } = scene.match;
    const place = phase.type === 'TerritoryChoice' ? phase.continent : '';
    return `${scene.seat} ${turn} ${phase.type} ${place}`;
  });

  /** Made while a component is: it lives as long. */
  constructor(
    private readonly camera: Camera,
    private readonly places: Places,
    private readonly input: ViewInput,
  ) {
    const selection = untrack(() => input.selection);
    $effect(() => this.fit());
    $effect(() => this.followTerritories());
    $effect(() => this.followContinents());
    $effect(() => () => {
      if (this.hasBegun)
        savedViews.set(selection, { place: camera.place, question: this.framedFor });
    });
  }

  /** Brings these Territories into view, if they are not. */
  frame(territories: Iterable<string>): void {
    const boxes = this.boxesOf(territories);
    if (boxes.length) this.camera.bringIn(around(boxes));
  }

  comeNearer(how: 'fly' | 'jump' = 'fly', readable = READABLE): void {
    const boxes = this.boxesOf(this.whatMatters());
    if (boxes.length)
      this.camera.see(bestView(this.camera, boxes, readable), MOST_NEAR, how === 'jump');
  }

  private boxesOf(territories: Iterable<string>) {
    const { labels } = this.places;
    return [...territories].filter(one => labels[one]).map(one => roomFor(labels[one]!));
  }

  /** What is asked for, else one's own. */
  private whatMatters(): string[] {
    const { scene, selectable, selectableContinents } = this.input;
    if (selectable.size) return [...selectable];
    if (selectableContinents.size || scene.seat === null) return [];
    const { holdings } = scene.match;
    return Object.keys(holdings).filter(one => holdings[one]![0] === scene.seat);
  }

  private fit(): void {
    const { size, insets } = this.input;
    if (!size.width || !size.height || !insets) return;
    const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
    const free = {
      left,
      top,
      width: Math.max(LEAST, size.width - left - right),
      height: Math.max(LEAST, size.height - top - bottom),
    };
    const isSameWindow = size.width === this.width && size.height === this.height;
    ({ width: this.width, height: this.height } = size);
    untrack(() => {
      const { origin, target } = this.input.selection;
      this.camera.resize(free, isSameWindow);
      if (this.hasBegun) this.frame([origin, target].filter(one => one !== null));
      else this.begin();
      this.hasBegun = true;
    });
  }

  /** After the list took its place the map is as it was left; a new one shows what matters. */
  private begin(): void {
    const { selection, selectable } = this.input;
    const before = savedViews.get(selection);
    if (before) {
      this.framedFor = before.question;
      this.camera.comeBackTo(before.place);
    } else if (this.camera.least < NEAR) {
      this.comeNearer('jump', LEGIBLE);
      if (selectable.size) this.framedFor = this.question;
    }
  }

  /** Something far away is asked for, or what cannot be told apart without names. */
  private followTerritories(): void {
    const asked = [...this.input.selectable];
    const now = this.question;
    untrack(() => {
      if (!this.hasBegun || !asked.length) return;
      const isNew = this.framedFor !== now;
      this.framedFor = now;
      const isNamed = NAMED.includes(this.input.scene.match.phase.type);
      if (isNew && this.places.isFar && isNamed) this.comeNearer('fly', LEGIBLE);
      else if (!this.camera.isWide && !this.boxesOf(asked).some(box => this.camera.isInView(box)))
        this.comeNearer();
    });
  }

  /** A Continent is asked for: all that may be chosen are in view. */
  private followContinents(): void {
    const asked = [...this.input.selectableContinents];
    untrack(() => {
      if (!this.hasBegun || this.camera.isWide) return;
      const isSeen = (continent: string): boolean => {
        const { x, y } = world().map.continents[continent]!.portrait;
        return this.camera.isInView({ left: x - 20, top: y - 20, width: 40, height: 40 });
      };
      if (!asked.every(isSeen)) this.camera.seeAll();
    });
  }
}
