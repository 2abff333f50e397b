// Moves the camera automatically: once per decision to what can be chosen. After that the user
// controls the view.

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

const READABLE = 0.8; // CSS pixels per map unit at which labels are comfortable to read
const LEGIBLE = 0.6; // at which they are just readable, to show more of the map
const MOST_NEAR = 1.3;
const LEAST = 80; // minimum CSS pixels for the map
const NAMED = ['TerritoryChoice', 'InitialPlacement', 'InvestmentPhase']; // chosen one by one, by name

/** Props and size of the board, as getters, so that effects depend only on what they read. */
export interface ViewInput {
  scene: Scene;
  selection: Selection;
  selectable: ReadonlySet<string>;
  selectableContinents: ReadonlySet<string>;
  insets: Insets | null;
  size: { width: number; height: number };
}

export class AutoView {
  /** The initial view is set. Nothing is drawn before. */
  hasBegun = $state(false);
  /** The decision for which the camera moved last. */
  private framedFor = '';
  /** Size of the map's viewport when it was last fitted. */
  private width = 0;
  private height = 0;

  /** Changes with the decision, not with each choice in it. */
  private question: string = $derived.by(() => {
    const { scene } = this.input;
    const { turn, phase } = scene.match;
    const place = phase.type === 'TerritoryChoice' ? phase.continent : '';
    return `${scene.seat} ${turn} ${phase.type} ${place}`;
  });

  /** Must be created during component initialisation. */
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

  /** What can be chosen, else one's own Territories. */
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

  /** Restores the saved view, or shows what matters. */
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

  /** Moves when no choice is in view, or when names are needed but too small. */
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

  /** Zooms out when a selectable Continent is out of view. */
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
