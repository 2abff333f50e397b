// Places labels at a readable size where the map itself is too small for them: near their own land,
// beside each other and inside the view. All lengths are CSS pixels.

import type { Point } from '../../world/boardFile';
import {
  around,
  boxAt,
  contains,
  distance,
  farFrom,
  fitsInto,
  overlap,
  padded,
  type Box,
} from './geometry';
import { firstFree } from './placing';

/** A way to write a label: with more or with less in it. */
export interface Form {
  width: number;
  height: number;
}

export interface Placed {
  /** The middle of the label. */
  at: Point;
  /** Which of its forms. */
  form: number;
}

export interface Wanted {
  id: string;
  /** The best first. */
  forms: Form[];
  /** How many of the forms are complete; the others leave out the Materials. */
  complete: number;
  /** Where the leader line ends, on the Territory. */
  anchor: Point;
  /** Points all over the Territory and along its outline. */
  land: Point[];
  /** Its last place; it stays there if possible. */
  before?: Placed | undefined;
}

export interface LabelLimits {
  /** Labels stay inside it. */
  box: Box;
  /** Minimum distance of two labels. */
  gap: number;
  /** Maximum distance of a label from its Territory. */
  reach: number;
  /** Maximum distance if there is no place within the reach. */
  farReach?: number;
  /** Labels avoid covering these. */
  signs?: Box[];
}

interface Candidate extends Placed, Box {
  /** The box with the gap around it. */
  around: Box;
  cost: number;
}
/** A label, with what could be in its way. */
interface Seeker extends Wanted {
  /** Around all its places. */
  extent: Box;
  /** The middles of other Territories. */
  anchors: Point[];
  signs: Box[];
}
type Chosen = (Candidate | null)[];

const FINEST = 6; // minimum pixels between two places that are tried
const STEPS = 12; // maximum places that are tried in one direction
const ROUNDS = 4; // each places first those that found no room before
const SWAPS = 12; // times that a label is asked to make room for another
const FILLED = 0.45; // share of the room beyond which complete labels don't fit
// Costs, in pixels of distance from the middle of the Territory.
const OFF_LAND = 3; // for each pixel between the Territory and the label
const FAR = 300; // beyond the reach
const HIDING = 45;
const HIDING_SIGN = 30;
const LINE = 8;
const NEXT_FORM = 4;
const STAYING = -1e4;
const CLOSER = 0.5; // part of the reach for complete labels: a short one nearby is better
const MISSING = 1e6;

/**
 * Labels that look for places. None will overlap another, leave the room or be farther from its
 * Territory than the reach; labels without such a place are left out. Earlier labels choose first.
 */
export class Crowd {
  private readonly seekers: Seeker[];
  private readonly complete: Candidate[][];
  private readonly short: Candidate[][];

  constructor(
    wanted: Wanted[],
    private readonly limits: LabelLimits,
  ) {
    const { box, gap, reach, farReach = reach, signs = [] } = limits;
    this.seekers = wanted.map(label => {
      const [widest, highest] = [
        Math.max(...label.forms.map(({ width }) => width)),
        Math.max(...label.forms.map(({ height }) => height)),
      ];
      const land = around(label.land.map(point => boxAt(point, 0, 0)));
      const extent = padded(land, Math.max(widest, highest) + farReach + gap);
      const others = wanted.filter(other => other !== label).map(({ anchor }) => anchor);
      return {
        ...label,
        extent,
        anchors: others.filter(point => contains(extent, point)),
        signs: signs.filter(sign => overlap(extent, sign)),
      };
    });
    const isTooMuch = areaOf(wanted, gap) > FILLED * box.width * box.height;
    // Complete labels that can't all fit aren't tried.
    this.complete = this.seekers.map(one =>
      isTooMuch ? [] : this.candidatesOf(one, 0, one.complete),
    );
    this.short = this.seekers.map(one => this.candidatesOf(one, one.complete, one.forms.length));
  }

  /** Labels keep their last places, and the others find theirs around them. */
  stay(): Record<string, Placed> {
    const kept: Chosen = this.seekers.map(() => null);
    for (const [index, label] of this.seekers.entries()) {
      const last = label.before && this.candidateAt(label, label.before.form, label.before.at);
      if (last) kept[index] = firstFree([last], aroundOf(kept));
    }
    return this.placed(some => some.map((one, index) => (kept[index] ? [kept[index]] : one)));
  }

  /** Labels choose new places. */
  move(): Record<string, Placed> {
    return this.placed(some => some);
  }

  /** Short labels become complete only where there is room after all labels are placed. */
  private placed(of: (candidates: Candidate[][]) => Candidate[][]): Record<string, Placed> {
    let chosen = this.settle(of(this.complete));
    if (missingIn(chosen)) {
      const short = this.completed(this.settle(of(this.short)));
      if (missingIn(short) <= missingIn(chosen)) chosen = short;
    }
    return Object.fromEntries(
      this.seekers.flatMap(({ id }, index) => {
        const found = chosen[index];
        return found ? [[id, { at: found.at, form: found.form }]] : [];
      }),
    );
  }

  /** The first labels choose first, or else those with the fewest places. */
  private settle(candidates: Candidate[][]): Chosen {
    const order = candidates.map((_, index) => index);
    const chosen = this.settleIn(order, candidates);
    if (!missingIn(chosen)) return chosen;
    const placesOf = (index: number): number => candidates[index]!.length;
    const fewest = [...order].sort((one, other) => placesOf(one) - placesOf(other));
    const others = this.settleIn(fewest, candidates);
    return missingIn(others) < missingIn(chosen) ? others : chosen;
  }

  /** Greedy, each time after those that found no room were moved to the front; then swaps. */
  private settleIn(order: number[], candidates: Candidate[][]): Chosen {
    let best: Chosen = [];
    let least = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const placed: Chosen = candidates.map(() => null);
      for (const index of order) placed[index] = this.freeOf(candidates, index, placed);
      const cost = placed.reduce((sum, one) => sum + (one ? one.cost : MISSING), 0);
      if (cost < least) [best, least] = [placed, cost];
      const missing = order.filter(index => !placed[index]);
      if (!missing.length) return best;
      order = [...missing, ...order.filter(index => placed[index])];
    }
    for (const [index, one] of best.entries()) if (!one) this.squeezeIn(candidates, index, best);
    return best;
  }

  private freeOf(candidates: Candidate[][], index: number, placed: Chosen): Candidate | null {
    const { extent } = this.seekers[index]!;
    const others = aroundOf(placed.filter((_, other) => other !== index));
    return firstFree(
      candidates[index]!,
      others.filter(box => overlap(box, extent)),
    );
  }

  /** Finds a place for a label where only one other label has to make room. */
  private squeezeIn(candidates: Candidate[][], index: number, placed: Chosen): void {
    const tries = new Map<number, number>();
    for (const place of candidates[index]!) {
      const blockers = placed.flatMap((one, at) => (one && overlap(one.around, place) ? at : []));
      const [blocker] = blockers;
      if (blocker === undefined || blockers.length > 1) continue;
      const tried = tries.get(blocker) ?? 0;
      if (tried === SWAPS) continue;
      tries.set(blocker, tried + 1);
      const before = placed[blocker]!;
      placed[index] = place;
      placed[blocker] = this.freeOf(candidates, blocker, placed);
      if (placed[blocker]) return;
      placed[blocker] = before;
      placed[index] = null;
    }
  }

  /** Replaces short labels by complete ones where there is room around the same place. */
  private completed(placed: Chosen): Chosen {
    const now = [...placed];
    for (const [index, short] of now.entries()) {
      const label = this.seekers[index]!;
      if (!short || short.form < label.complete) continue;
      const larger = label.forms.slice(0, label.complete).flatMap(({ width, height }, form) => {
        const across = (width - short.width) / 2;
        const down = (height - short.height) / 2;
        return [0, -1, 1].flatMap(x =>
          [0, -1, 1].map(y => {
            const at = { x: short.at.x + x * across, y: short.at.y + y * down };
            return this.candidateAt(label, form, at);
          }),
        );
      });
      const others = aroundOf(now.filter(one => one !== short));
      now[index] = firstFree(sorted(larger), others) ?? short;
    }
    return now;
  }

  /** Possible places of a label in its forms from `from` up to `to`, the best first. */
  private candidatesOf(label: Seeker, from: number, to: number): Candidate[] {
    const { box, reach, farReach = reach } = this.limits;
    const land = around(label.land.map(point => boxAt(point, 0, 0)));
    const found: (Candidate | null)[] = [];
    for (let form = from; form < to; form++) {
      const { width, height } = label.forms[form]!;
      const xs = along(land.left, land.left + land.width, width / 2 + farReach, label.anchor.x);
      const ys = along(land.top, land.top + land.height, height / 2 + farReach, label.anchor.y);
      for (const x of within(xs, width, box.left, box.width))
        for (const y of within(ys, height, box.top, box.height))
          found.push(this.candidateAt(label, form, { x, y }));
    }
    const { before } = label;
    if (before && before.form >= from && before.form < to) {
      const last = this.candidateAt(label, before.form, before.at);
      if (last) found.push({ ...last, cost: last.cost + STAYING });
    }
    return sorted(found);
  }

  private candidateAt(label: Seeker, form: number, at: Point): Candidate | null {
    const { box: room, reach, farReach = reach, gap } = this.limits;
    const { width, height } = label.forms[form]!;
    const box = boxAt(at, width, height);
    if (!fitsInto(room, box)) return null;
    const off = farFrom(box, label.land);
    if (off > (form < label.complete ? reach * CLOSER : farReach)) return null;
    let cost = distance(at, label.anchor) + OFF_LAND * off + NEXT_FORM * form;
    if (off > reach) cost += FAR;
    if (!contains(box, label.anchor)) cost += LINE;
    for (const other of label.anchors) if (contains(box, other)) cost += HIDING;
    for (const sign of label.signs) if (overlap(box, sign)) cost += HIDING_SIGN;
    return { ...box, at, form, around: padded(box, gap), cost };
  }
}

/** The area of complete labels. */
const areaOf = (wanted: Wanted[], gap: number): number =>
  wanted.reduce((sum, { forms, complete }) => {
    const areas = forms.slice(0, complete).map(one => (one.width + gap) * (one.height + gap));
    return sum + Math.min(...areas);
  }, 0);

const missingIn = (chosen: Chosen): number => chosen.filter(one => !one).length;

const aroundOf = (chosen: Chosen): Box[] => chosen.flatMap(one => (one ? [one.around] : []));

const sorted = (candidates: (Candidate | null)[]): Candidate[] =>
  candidates.filter(one => one !== null).sort((one, other) => one.cost - other.cost);

/** Coordinates to try in one direction, including the anchor's. */
function along(start: number, end: number, beyond: number, anchor: number): number[] {
  const [from, to] = [start - beyond, end + beyond];
  const step = Math.max(FINEST, (to - from) / STEPS);
  const first = anchor - Math.floor((anchor - from) / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
}

/** The nearest coordinates at which a label of this size is in the room. */
const within = (middles: number[], size: number, from: number, length: number): Set<number> =>
  new Set(middles.map(at => Math.max(from + size / 2, Math.min(from + length - size / 2, at))));
