// Positions and sizes on the map, depending on the zoom and on what can be chosen.

import type { Point } from '../../world/boardFile';
import { textScale } from '../../preferences.svelte';
import { capitals, continentName, territoryName } from '../../texts/texts.svelte';
import { world } from '../../world/world';
import type { BoardProps } from '../board';
import type { Camera } from '../camera/camera.svelte';
import { boxAt, edgeTowards, middle, type Box } from './geometry';
import { moved } from './wrap';
import { placeCaption, placeLabels, type Caption, type Label } from './layout';
import { formsOf, type Forms } from './forms';
import { Lifter, type Drawn } from './lifted';
import { farSpots } from './spots';

/** CSS pixels per map unit below which only Assets are shown, not names. */
export const near = (): number => 0.56 * textScale();
/** From here on, the map's own labels are comfortable to read. */
export const readable = (): number => 0.8 * textScale();
const LARGEST = 1.3; // labels don't grow beyond this, however close the camera is
const FINGER = 21; // minimum distance of two Assets when zoomed out, in CSS pixels
const SMALLEST = 0.82; // minimum scale of Assets
const SIGN = 14; // radius of Assets, in map units

/** Moves and scales a label from its place on the map to where it is drawn. */
export function transformOf({ box }: Label, { at, scale }: Drawn): string {
  const { x, y } = middle(box);
  return `translate(${at.x} ${at.y}) scale(${scale}) translate(${-x} ${-y})`;
}

export class Places {
  /** In the first copy of the map. */
  private unmoved: Label[] = $derived.by(() => {
    const { territories, map } = world();
    return placeLabels(Object.values(territories), territoryName, map);
  });
  /** By how much the nearest copy of a Territory is moved; the same object while none changes. */
  private shifts: Record<string, number> = $derived.by(() => {
    const { territories } = world().map;
    const now = Object.entries(territories).map(([territory, { label }]): [string, number] => [
      territory,
      this.camera.shiftOf(label.x),
    ]);
    if (now.some(([territory, by]) => this.lastShifts[territory] !== by))
      this.lastShifts = Object.fromEntries(now);
    return this.lastShifts;
  });
  private lastShifts: Record<string, number> = {};
  labels: Record<string, Label> = $derived.by(() =>
    Object.fromEntries(
      this.unmoved.map(label => [label.territory, moved(label, this.shifts[label.territory]!)]),
    ),
  );
  captions: Caption[] = $derived.by(() =>
    world().continents.map(({ id }) =>
      placeCaption(id, capitals(continentName(id)), this.portraitAt(id)),
    ),
  );
  /** The forms of lifted labels. */
  private forms: Record<string, Forms> = $derived.by(() => {
    const { territories, map } = world();
    return Object.fromEntries(
      this.unmoved.map(label => {
        const { id, materials } = territories[label.territory]!;
        return [id, formsOf(label, territoryName(id), materials, map.territories[id]!)];
      }),
    );
  });
  private readonly lifter = new Lifter();
  /** The whole map is too small for names on this screen. */
  private isSmall: boolean = $derived.by(() => this.camera.isSmall(near()));
  /** Only what can be chosen has a label, lifted off the map. */
  private isLifting: boolean = $derived.by(
    () => this.isSmall && this.camera.scale < readable() && this.board.selectable.size > 0,
  );
  isFar: boolean = $derived.by(() => this.isLifting || this.camera.scale < near());
  /** Factor that keeps Assets and portraits readable at any zoom. */
  magnified: number = $derived.by(() =>
    this.isFar
      ? Math.max(1, (SMALLEST * textScale()) / this.camera.scale)
      : Math.min(1, (LARGEST * textScale()) / this.camera.scale),
  );
  /** Positions of Assets when zoomed out. */
  spots: Record<string, Point> | null = $derived.by(() =>
    this.isFar
      ? this.shifted(farSpots(world().map, (FINGER * textScale()) / this.camera.scale))
      : null,
  );
  /** Labels whose place or size differs from the map's. */
  drawn: Record<string, Drawn> = $derived.by(() => {
    if (this.isLifting) return this.lifted();
    const { scale } = this.camera;
    const largest = LARGEST * textScale();
    if (scale <= largest) return {};
    const size = largest / scale;
    return Object.fromEntries(
      Object.values(this.labels).map(({ territory, box, leader }) => {
        const at = middle(box);
        const smaller = boxAt(at, box.width * size, box.height * size);
        const target = leader?.target;
        const from = target && { start: edgeTowards(smaller, target), target };
        return [territory, { at, scale: size, leader: from ?? null }];
      }),
    );
  });
  /** Zoomed out, Continents are chosen on their land: there is no room beside it. */
  isOnLand: boolean = $derived.by(() => this.isFar && this.board.selectableContinents.size > 0);

  constructor(
    private readonly camera: Camera,
    private readonly board: BoardProps,
  ) {}

  /** By how much its copy that is shown lies to the right of the first one. */
  shiftOf = (territory: string): number => this.shifts[territory]!;

  /** Its label as drawn, unless only its Assets are. */
  labelOf = (territory: string): Label => this.drawn[territory]?.label ?? this.labels[territory]!;

  /** Where its Assets are drawn. */
  spotOf = (territory: string): Point => {
    const label = this.labelOf(territory);
    const drawn = this.drawn[territory];
    if (!drawn) return this.spots?.[territory] ?? middle(label.badge);
    const [badge, whole] = [middle(label.badge), middle(label.box)];
    return {
      x: drawn.at.x + (badge.x - whole.x) * drawn.scale,
      y: drawn.at.y + (badge.y - whole.y) * drawn.scale,
    };
  };

  /** Around what is drawn for it, in map units. */
  boxOf(territory: string): Box {
    const { box } = this.labelOf(territory);
    const drawn = this.drawn[territory];
    if (drawn) return boxAt(drawn.at, box.width * drawn.scale, box.height * drawn.scale);
    const spot = this.spots?.[territory];
    return spot ? this.signAt(spot) : box;
  }

  /** Where an arrow begins or ends: on the land, even if the label is lifted off it. */
  arrowEndOf = (territory: string): Point =>
    this.isLifting ? this.spots![territory]! : this.spotOf(territory);

  /** A lifted label that covers the end of an arrow. */
  coverOf(territory: string): Box | null {
    return this.isLifting && this.drawn[territory]?.leader === null ? this.boxOf(territory) : null;
  }

  /** A point on its land, at any zoom. */
  landOf = (territory: string): Point => this.land[territory]!;

  portraitAt = (continent: string): Point => {
    const { map, territories } = world();
    if (!this.isOnLand) {
      const { x, y } = map.continents[continent]!.portrait;
      return { x: x + this.camera.shiftOf(x), y };
    }
    const there = Object.keys(territories)
      .filter(one => territories[one]!.continent === continent)
      .map(this.spotOf);
    const mean = (of: (point: Point) => number): number =>
      there.reduce((sum, point) => sum + of(point), 0) / there.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  };

  private land: Record<string, Point> = $derived.by(() => this.shifted(farSpots(world().map, 1)));

  private shifted(spots: Record<string, Point>): Record<string, Point> {
    return Object.fromEntries(
      Object.entries(spots).map(([id, { x, y }]) => [id, { x: x + this.shifts[id]!, y }]),
    );
  }

  /** The Assets of Territories that have no label now. */
  private otherSigns(labelled: string[]): Box[] {
    const { holdings } = this.board.scene.match;
    return Object.entries(this.spots ?? {})
      .filter(([territory]) => !labelled.includes(territory) && Boolean(holdings[territory]))
      .map(([, spot]) => this.signAt(spot));
  }

  private signAt(spot: Point): Box {
    const size = 2 * SIGN * this.magnified;
    return boxAt(spot, size, size);
  }

  /** The ends of the move that is chosen or pointed at. */
  private moveEnds(): string[] {
    const { selection, marks } = this.board;
    const { origin, target } = selection;
    if (origin !== null) return target === null ? [origin] : [origin, target];
    return marks.move ? [marks.move.origin, marks.move.target] : [];
  }

  private lifted(): Record<string, Drawn> {
    const { scale, rests: _ } = this.camera; // computed again in every view
    // The ends of a move choose their places first.
    const territories = [...new Set([...this.moveEnds(), ...this.board.selectable])].filter(
      one => this.labels[one],
    );
    return this.lifter.place(
      territories,
      {
        box: this.camera.view(),
        scale,
        textScale: textScale(),
        isPassing: this.camera.zoom !== scale,
      },
      {
        map: world().map,
        forms: this.forms,
        shifts: this.shifts,
        spots: this.spots!,
        signs: this.otherSigns(territories),
      },
    );
  }
}
