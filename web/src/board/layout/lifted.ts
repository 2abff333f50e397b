// Labels that are lifted off a small map: their forms, sizes and places.

import type { BoardMap, Point } from '../../world/boardFile';
import { BUTTONS } from '../camera/framing';
import type { Forms } from './forms';
import { boxAt, contains, edgeTowards, type Box } from './geometry';
import type { Label } from './layout';
import { lift, type Placed, type Wanted } from './lifting';
import { pointsAllOver } from './spots';

const LIFTED = 0.86; // CSS pixels per unit of a label: names of 13 pixels
const SMALL = 0.74; // if there is no room for that: names of 11 pixels
const GAP = 4; // CSS pixels between two labels
const EDGE = 8; // and to the edge of the view
export const REACH = 24; // CSS pixels from the Territory to its label, at most: less than a label's height
export const FAR_REACH = 44; // if there is no room for all of them nearer
const CROWDED = 0.3; // share of the view that larger text may cover
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
  /** A point on the land of each Territory. */
  spots: Record<string, Point>;
  /** Assets that labels avoid covering. */
  signs: Box[];
}

/** Places labels and remembers where, so that they stay between two moves. */
export class Lifter {
  /** The last place by Territory and scale, relative to the point on the land. */
  private readonly known = new Map<string, Placed>();

  /** Earlier Territories choose first. Those without room near their land are left out. */
  place(territories: string[], view: View, scenery: Scenery): Record<string, Drawn> {
    const large = sizeFor(territories, view, scenery);
    const sizes = [
      { size: large, reach: REACH },
      { size: LIFTED, reach: REACH },
      { size: SMALL, reach: REACH },
      { size: SMALL, reach: FAR_REACH },
    ].filter(({ size }, index) => index !== 1 || size < large);
    // Smaller labels are better than moved ones.
    const tries = [false, true].flatMap(mayMove => sizes.map(one => ({ ...one, mayMove })));
    let best: { size: number; placed: Record<string, Placed> } | null = null;
    for (const { size, reach, mayMove } of tries) {
      const placed = this.try(territories, view, scenery, { size, reach, mayMove });
      const count = Object.keys(placed).length;
      if (!best || count > Object.keys(best.placed).length) best = { size, placed };
      if (count === territories.length) break;
    }
    if (!best) return {};
    const { size, placed } = best;
    return Object.fromEntries(
      Object.entries(placed).map(([territory, { at, form }]) => {
        if (!view.isPassing) this.remember(territory, view, scenery, { at, form });
        const { scale } = view;
        const label = scenery.forms[territory]!.labels[form]!;
        const target = scenery.spots[territory]!;
        return [territory, drawnAt(label, times(at, 1 / scale), size / scale, target)];
      }),
    );
  }

  private try(
    territories: string[],
    view: View,
    scenery: Scenery,
    { size, reach, mayMove }: { size: number; reach: number; mayMove: boolean },
  ): Record<string, Placed> {
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
      const land = pointsAllOver(scenery.map.territories[id]!.path).map(one => times(one, scale));
      return { id, forms, complete, anchor, land, before };
    });
    const { left, top, width, height } = scaled(view.box, scale);
    const box = {
      left: left + EDGE,
      top: top + EDGE,
      width: width - 2 * EDGE,
      height: height - EDGE - Math.min(BUTTONS, height / 4),
    };
    const signs = scenery.signs.map(sign => scaled(sign, scale));
    return lift(wanted, { box, gap: GAP, reach, signs }, mayMove);
  }

  private remember(territory: string, view: View, { spots }: Scenery, { at, form }: Placed): void {
    const key = keyOf(territory, view);
    const anchor = times(spots[territory]!, view.scale);
    this.known.set(key, { form, at: plus(at, times(anchor, -1)) });
  }
}

/** Follows the user's text scale, unless the labels would fill the view. */
function sizeFor(territories: string[], view: View, { forms }: Scenery): number {
  const { box, scale, textScale } = view;
  const area = territories
    .map(one => forms[one]!.labels[0]!.box)
    .reduce((sum, { width, height }) => sum + width * height, 0);
  const most = Math.sqrt((CROWDED * box.width * box.height) / area) * scale;
  return Math.max(LIFTED, Math.min(LIFTED * textScale, most));
}

function drawnAt(label: Label, at: Point, scale: number, target: Point): Drawn {
  const [width, height] = [label.box.width * scale, label.box.height * scale];
  const box = boxAt(at, width, height);
  const leader = contains(box, target) ? null : { start: edgeTowards(box, target), target };
  return { label, at, scale, leader };
}

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
