// Positions and sizes on the map, depending on the zoom and on what can be chosen.

import type { Point } from '../../world/boardFile';
import { textScale } from '../../preferences.svelte';
import { continentName, territoryName } from '../../texts/texts.svelte';
import { world } from '../../world/world';
import type { Camera } from '../camera/camera.svelte';
import { BUTTONS } from '../camera/framing';
import {
  edgeTowards,
  middle,
  placeCaption,
  placeLabels,
  type Box,
  type Caption,
  type Label,
} from './layout';
import { lift } from './lifting';
import { farSpots } from './spots';

/** CSS pixels per map unit below which only Assets are shown, not names. */
export const near = (): number => 0.56 * textScale();
/** From here on, the map's own labels are comfortable to read. */
export const readable = (): number => 0.8 * textScale();
const LIFTED = 0.86; // size of lifted labels, in CSS pixels for a unit: names of 13 pixels
const LARGEST = 1.3; // labels do not grow beyond this, however near the map comes
const FINGER = 21; // minimum distance of two Assets when zoomed out, in CSS pixels
const SMALLEST = 0.82; // minimum scale of Assets
const SIGN = 14; // radius of Assets, in map units
const GAP = 4; // CSS pixels between lifted labels
const EDGE = 8; // and to the edge of the view
const CROWDED = 0.3; // the most of the view that larger text may cover

/** How a label is drawn: scaled around its middle, which may stand elsewhere on the map. */
export interface Drawn {
  at: Point;
  scale: number;
  /** From the label to its Territory, if it stands outside. */
  leader: { start: Point; target: Point } | null;
}

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** From the map's own place and size of a label to the one that it is drawn at. */
export function transformOf({ box }: Label, { at, scale }: Drawn): string {
  const { x, y } = middle(box);
  return `translate(${at.x} ${at.y}) scale(${scale}) translate(${-x} ${-y})`;
}

export class Places {
  labels: Record<string, Label> = $derived.by(() => {
    const { territories, map } = world();
    const all = placeLabels(Object.values(territories), territoryName, map);
    return Object.fromEntries(all.map(label => [label.territory, label]));
  });
  captions: Caption[] = $derived.by(() =>
    world().continents.map(({ id }) => placeCaption(id, continentName(id), this.portraitAt(id))),
  );
  /** The whole world has no room for names on this screen. */
  private isSmall: boolean = $derived.by(() => this.camera.isSmall(near()));
  /** Only what can be chosen has a label, lifted off the map. */
  private isLifting: boolean = $derived.by(
    () => this.isSmall && this.camera.scale < readable() && this.asked().size > 0,
  );
  isFar: boolean = $derived.by(() => this.isLifting || this.camera.scale < near());
  /** What stands on the map keeps a readable size, from afar and from near. */
  magnified: number = $derived.by(() =>
    this.isFar
      ? Math.max(1, (SMALLEST * textScale()) / this.camera.scale)
      : Math.min(1, (LARGEST * textScale()) / this.camera.scale),
  );
  /** Positions of Assets when zoomed out. */
  spots: Record<string, Point> | null = $derived.by(() =>
    this.isFar ? farSpots(world().map, (FINGER * textScale()) / this.camera.scale) : null,
  );
  /** Labels that are not drawn as the map has them. */
  drawn: Record<string, Drawn> = $derived.by(() => {
    if (this.isLifting) return this.lifted();
    const { scale } = this.camera;
    const largest = LARGEST * textScale();
    if (scale <= largest) return {};
    const size = largest / scale;
    return Object.fromEntries(
      Object.values(this.labels).map(({ territory, box, leader }) => {
        const at = middle(box);
        const smaller = boxAround(at, box.width * size, box.height * size);
        const target = leader?.target;
        const from = target && { start: edgeTowards(smaller, target), target };
        return [territory, { at, scale: size, leader: from ?? null }];
      }),
    );
  });
  /** Zoomed out, Continents are chosen on their land: there is no room beside it. */
  isOnLand: boolean = $derived.by(() => this.isFar && this.isContinentAsked());

  constructor(
    private readonly camera: Camera,
    private readonly isContinentAsked: () => boolean,
    private readonly asked: () => ReadonlySet<string>,
    /** Somebody's Assets are there. */
    private readonly isHeld: (territory: string) => boolean,
  ) {}

  /** Where its Assets are drawn. */
  spotOf = (territory: string): Point => {
    const label = this.labels[territory]!;
    const drawn = this.drawn[territory];
    if (!drawn) return this.spots?.[territory] ?? middle(label.badge);
    const [badge, whole] = [middle(label.badge), middle(label.box)];
    return {
      x: drawn.at.x + (badge.x - whole.x) * drawn.scale,
      y: drawn.at.y + (badge.y - whole.y) * drawn.scale,
    };
  };

  /** The middle and the size of what is drawn for it, in map units. */
  boxOf(territory: string): { at: Point; width: number; height: number } {
    const { box } = this.labels[territory]!;
    const drawn = this.drawn[territory];
    if (drawn)
      return { at: drawn.at, width: box.width * drawn.scale, height: box.height * drawn.scale };
    const size = 2 * SIGN * this.magnified;
    const spot = this.spots?.[territory];
    return spot
      ? { at: spot, width: size, height: size }
      : { at: middle(box), width: box.width, height: box.height };
  }

  /** A point on its land, at any zoom. */
  landOf = (territory: string): Point => this.land[territory]!;

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

  private land: Record<string, Point> = $derived.by(() => farSpots(world().map, 1));

  /** As large as the chosen text, or less if that would fill the view. */
  private liftedSize(asked: string[], view: Box): number {
    const boxes = asked.map(one => this.labels[one]!.box);
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const most = Math.sqrt((CROWDED * view.width * view.height) / area);
    const { scale } = this.camera;
    return Math.max(LIFTED / scale, Math.min((LIFTED * textScale()) / scale, most));
  }

  /** The Assets of Territories that have no label now. */
  private otherSigns(labelled: string[]): Box[] {
    const size = 2 * SIGN * this.magnified;
    return Object.entries(this.spots ?? {})
      .filter(([territory]) => !labelled.includes(territory) && this.isHeld(territory))
      .map(([, spot]) => boxAround(spot, size, size));
  }

  private lifted(): Record<string, Drawn> {
    const { scale, rests: _ } = this.camera; // anew in every view
    const view = this.camera.view();
    const [gap, edge] = [GAP / scale, EDGE / scale];
    const asked = [...this.asked()].filter(one => this.labels[one]);
    const size = this.liftedSize(asked, view);
    const anchorOf = (territory: string): Point =>
      this.spots?.[territory] ?? this.landOf(territory);
    const places = lift(
      asked.map(id => {
        const { width, height } = this.labels[id]!.box;
        return { id, width: width * size, height: height * size, anchor: anchorOf(id) };
      }),
      {
        left: view.left + edge,
        top: view.top + edge,
        width: view.width - 2 * edge,
        height: view.height - edge - Math.min(BUTTONS / scale, view.height / 4),
      },
      gap,
      this.otherSigns(asked),
    );
    return Object.fromEntries(
      asked.map(territory => {
        const at = places[territory]!;
        const { width, height } = this.labels[territory]!.box;
        const box = boxAround(at, width * size, height * size);
        const target = anchorOf(territory);
        const isInside =
          Math.abs(target.x - at.x) < box.width / 2 && Math.abs(target.y - at.y) < box.height / 2;
        const leader = isInside ? null : { start: edgeTowards(box, target), target };
        return [territory, { at, scale: size, leader }];
      }),
    );
  }
}
