// Positions and sizes on the map, depending on the zoom.

import type { Point } from 'virtual:map';
import { continentName, territoryName } from '../../texts/texts.svelte';
import { world } from '../../world/world';
import type { Camera } from '../camera/camera.svelte';
import { middle, placeCaption, placeLabels, type Caption, type Label } from './layout';
import { farSpots } from './spots';

/** CSS pixels per map unit below which only Assets are shown, not names. */
export const NEAR = 0.56;
const FINGER = 21; // minimum distance of two Assets when zoomed out, in CSS pixels
const SMALLEST = 0.82; // minimum scale of Assets

export class Places {
  labels: Record<string, Label> = $derived.by(() => {
    const { territories, map } = world();
    const all = placeLabels(Object.values(territories), territoryName, map);
    return Object.fromEntries(all.map(label => [label.territory, label]));
  });
  captions: Caption[] = $derived.by(() =>
    world().continents.map(({ id }) => placeCaption(id, continentName(id), this.portraitAt(id))),
  );
  isFar: boolean = $derived.by(() => this.camera.scale < NEAR);
  magnified: number = $derived.by(() =>
    this.isFar ? Math.max(1, SMALLEST / this.camera.scale) : 1,
  );
  /** Positions of Assets when zoomed out. */
  spots: Record<string, Point> | null = $derived.by(() =>
    this.isFar ? farSpots(world().map, FINGER / this.camera.scale) : null,
  );
  /** Zoomed out, Continents are chosen on their land: there is no room beside it. */
  isOnLand: boolean = $derived.by(() => this.isFar && this.isContinentAsked());

  constructor(
    private readonly camera: Camera,
    private readonly isContinentAsked: () => boolean,
  ) {}

  spotOf = (territory: string): Point =>
    this.spots?.[territory] ?? middle(this.labels[territory]!.badge);

  portraitAt = (continent: string): Point => {
    const { map, territories } = world();
    if (!this.isOnLand) return map.continents[continent]!.portrait;
    const there = Object.keys(territories)
      .filter(one => territories[one]!.continent === continent)
      .map(this.spotOf);
    const mean = (of: (point: Point) => number): number =>
      there.reduce((sum, point) => sum + of(point), 0) / there.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  };
}
