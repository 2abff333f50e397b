// Labels that are lifted off a small map: their forms, sizes and places.

import type { BoardMap, Point } from '../../world/boardFile';
import { BUTTONS } from '../camera/framing';
import type { Forms } from './forms';
import { boxAt, contains, edgeTowards, fitsInto, type Box } from './geometry';
import type { Label } from './layout';
import { Crowd, type Placed, type Wanted } from './lifting';
import { pointsAllOver } from './spots';

const LIFTED = 0.86; // CSS pixels per unit of a label: names of 13 pixels
const SMALL = 0.74; // if there is no room for that: names of 11 pixels
const GAP = 4; // CSS pixels between two labels
const EDGE = 8; // and to the edge of the view
export const REACH = 24; // CSS pixels from the Territory to its label, at most: less than a label's height
export const FAR_REACH = 44; // if there is no room for all of them nearer
const CROWDED = 0.3; // share of the view that larger text may cover
const FULL = 0.5; // share beyond which there is hardly room for all of them
const SCALES = 4; // places are remembered for this many scales per doubling

/** How a label is drawn: scaled, with its middle at `at`. */
export interface Drawn {
  /** If it differs from the map's own label. */
  label?: Label;
  at: Point;
  scale: number;
  /** From the label to its Territory, if the label is outside. */
  leader: { start: Point; target: Point } | null;
}

export interface View {
  /** The visible part of the map, in map units. */
  box: Box;
  /** CSS pixels per map unit. */
  scale: number;
  /** The user's setting; 1 is normal. */
  textScale: number;
  /** The camera is still moving: places aren't remembered. */
  isPassing?: boolean;
}

/** What is on the map, in map units. */
export interface Scenery {
  map: Pick<BoardMap, 'territories'>;
  forms: Record<string, Forms>;
  /** By how much the copy of a Territory that is shown is moved to the right. */
  shifts?: Record<string, number>;
  /** A point on the land of each Territory. */
  spots: Record<string, Point>;
  /** Assets that labels avoid covering. */
  signs: Box[];
}

interface Placement {
  size: number;
  placed: Record<string, Placed>;
}

/** Places labels and remembers where, so that they stay between two moves. */
export class Lifter {
  /** The last place by Territory and scale, relative to the point on the land. */
  private readonly known = new Map<string, Placed>();
  /** What was wanted at last, and what was drawn. */
  private last: { key: string; view: View; scenery: Scenery; drawn: Record<string, Drawn> } | null =
    null;

  /** Earlier Territories choose first. Those without room near their land are left out. */
  place(territories: string[], view: View, scenery: Scenery): Record<string, Drawn> {
    const key = [...territories].sort().join();
    if (this.mayStay(key, territories, view, scenery)) return this.last!.drawn;
    const { size, placed } = this.placed(territories, view, scenery);
    const drawn = Object.fromEntries(
      Object.entries(placed).map(([territory, { at, form }]) => {
        if (!view.isPassing) this.remember(territory, view, scenery, { at, form });
        const { scale } = view;
        const label = scenery.forms[territory]!.labels[form]!;
        const target = scenery.spots[territory]!;
        return [territory, drawnAt(label, times(at, 1 / scale), size / scale, target)];
      }),
    );
    this.last = view.isPassing ? null : { key, view, scenery, drawn };
    return drawn;
  }

  /** The same labels at the same scale: all in view, or the same view. */
  private mayStay(key: string, territories: string[], view: View, { forms }: Scenery): boolean {
    const { last } = this;
    if (last?.key !== key || last.scenery.forms !== forms) return false;
    if (last.view.scale !== view.scale || last.view.textScale !== view.textScale) return false;
    const all = Object.values(last.drawn);
    const room = roomIn(view, 1 / view.scale);
    const isSeen = ({ label, at, scale }: Drawn): boolean =>
      fitsInto(room, boxAt(at, label!.box.width * scale, label!.box.height * scale));
    const hasRoomForMore = all.length < territories.length && !isSame(last.view.box, view.box);
    return !hasRoomForMore && all.every(isSeen);
  }

  private placed(territories: string[], view: View, scenery: Scenery): Placement {
    const sizes = sizesFor(territories, view, scenery);
    const attempts = sizes.map(size => {
      let crowd: Crowd | null = null;
      return { size, crowd: () => (crowd ??= this.crowd(territories, view, scenery, size)) };
    });
    // Smaller labels are better than moved ones.
    const isNew = !territories.some(one => this.known.has(keyOf(one, view)));
    let best: Placement = { size: SMALL, placed: {} };
    for (const how of isNew ? (['move'] as const) : (['stay', 'move'] as const))
      for (const { size, crowd } of attempts) {
        const placed = crowd()[how]();
        const count = Object.keys(placed).length;
        if (count > Object.keys(best.placed).length) best = { size, placed };
        if (count === territories.length) return best;
      }
    return best;
  }

  private crowd(territories: string[], view: View, scenery: Scenery, size: number): Crowd {
    const { scale } = view;
    const wanted = territories.map((id): Wanted => {
      const { labels, complete } = scenery.forms[id]!;
      const anchor = times(scenery.spots[id]!, scale);
      const last = this.known.get(keyOf(id, view));
      const before = last && { form: last.form, at: plus(anchor, last.at) };
      const forms = labels.map(label => ({
        width: label.box.width * size,
        height: label.box.height * size,
      }));
      const shift = { x: scenery.shifts?.[id] ?? 0, y: 0 };
      const all = pointsAllOver(scenery.map.territories[id]!.path);
      const land = all.map(one => times(plus(one, shift), scale));
      return { id, forms, complete, anchor, land, before };
    });
    const signs = scenery.signs.map(sign => scaled(sign, scale));
    const farReach = size === SMALL ? FAR_REACH : REACH;
    return new Crowd(wanted, { box: roomIn(view, 1), gap: GAP, reach: REACH, farReach, signs });
  }

  private remember(territory: string, view: View, { spots }: Scenery, { at, form }: Placed): void {
    const key = keyOf(territory, view);
    const anchor = times(spots[territory]!, view.scale);
    this.known.set(key, { form, at: plus(at, times(anchor, -1)) });
  }
}

/** The largest first: follows the user's text scale, unless the labels would fill the view. */
function sizesFor(territories: string[], view: View, { forms }: Scenery): number[] {
  const { box, scale, textScale } = view;
  const area = territories
    .map(one => forms[one]!.labels[0]!.box)
    .reduce((sum, { width, height }) => sum + width * height, 0);
  const most = Math.sqrt((CROWDED * box.width * box.height) / area) * scale;
  const large = Math.max(LIFTED, Math.min(LIFTED * textScale, most));
  return [...new Set([large, LIFTED, SMALL])].filter(
    size => size === SMALL || sharedBy(territories, size, view, forms) < FULL,
  );
}

/** The part of the view that the shortest labels of this size cover. */
function sharedBy(
  territories: string[],
  size: number,
  view: View,
  forms: Scenery['forms'],
): number {
  const room = roomIn(view, 1);
  const area = territories.reduce((sum, one) => {
    const { labels, complete } = forms[one]!;
    const areas = labels
      .slice(complete)
      .map(({ box }) => (box.width * size + GAP) * (box.height * size + GAP));
    return sum + Math.min(...areas);
  }, 0);
  return area / (room.width * room.height);
}

/** Where labels may be, in CSS pixels times `by`. */
function roomIn({ box, scale }: View, by: number): Box {
  const { left, top, width, height } = scaled(box, scale);
  const below = Math.min(BUTTONS, height / 4);
  const room = { left: left + EDGE, top: top + EDGE };
  return scaled({ ...room, width: width - 2 * EDGE, height: height - EDGE - below }, by);
}

function drawnAt(label: Label, at: Point, scale: number, target: Point): Drawn {
  const [width, height] = [label.box.width * scale, label.box.height * scale];
  const box = boxAt(at, width, height);
  const leader = contains(box, target) ? null : { start: edgeTowards(box, target), target };
  return { label, at, scale, leader };
}

const isSame = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;

const keyOf = (territory: string, { scale }: View): string =>
  `${territory} ${Math.round(Math.log2(scale) * SCALES)}`;

const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const scaled = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
});
