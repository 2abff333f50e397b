// The forms of a label that is lifted off the map: complete in several shapes, or without Materials
// where there is no room for them.

import type { TerritoryShape } from '../../world/boardFile';
import { around } from './geometry';
import {
  BADGE_HEIGHT,
  BADGE_WIDTH,
  NAME_LEADING,
  placeLabel,
  placeLines,
  type Label,
} from './layout';
import { wrapped } from './textWidth';

const BESIDE = 3; // between the Assets and the name
const WRAPS = [200, 80]; // of names beside the Assets: on one line, or on as many as needed

export interface Forms {
  labels: Label[];
  /** How many of them have the Materials. */
  complete: number;
}

/** The map's own form first. None has a leader line: that depends on the final place. */
export function formsOf(
  label: Label,
  name: string,
  materials: string[],
  shape: TerritoryShape,
): Forms {
  const { territory, size } = label;
  const { leader: _, ...freely } = shape;
  const inForm = (form: 'row' | 'square', shown: string[]): Label =>
    placeLabel(territory, name, shown, { ...freely, form }, size);
  const full = materials.length > 2 ? [inForm('row', materials), inForm('square', materials)] : [];
  const complete = distinct([{ ...label, leader: null }, ...full]);
  const short = distinct([inForm('row', []), ...WRAPS.map(wrap => beside(label, name, wrap))]);
  return { labels: [...complete, ...short], complete: complete.length };
}

/** The Assets, and the name on their right. */
function beside({ territory, size, box }: Label, name: string, wrap: number): Label {
  const names = wrapped(name, wrap, size);
  const height = Math.max(BADGE_HEIGHT, names.length * NAME_LEADING);
  const [left, top] = [box.left, box.top];
  const badge = {
    ...{ left, top: top + (height - BADGE_HEIGHT) / 2 },
    ...{ width: BADGE_WIDTH, height: BADGE_HEIGHT },
  };
  const above = top + (height - names.length * NAME_LEADING) / 2;
  const measured = placeLines(names, 0, above, size, NAME_LEADING);
  const widest = Math.max(...measured.map(line => line.box.width));
  const x = left + BADGE_WIDTH + BESIDE + widest / 2;
  const lines = placeLines(names, x, above, size, NAME_LEADING);
  const whole = around([badge, ...lines.map(line => line.box)]);
  return { territory, size, lines, badge, tiles: [], box: whole, leader: null };
}

/** Without labels of the same size as an earlier one. */
const distinct = (labels: Label[]): Label[] =>
  labels.filter(
    ({ box }, index) =>
      !labels
        .slice(0, index)
        .some(({ box: other }) => other.width === box.width && other.height === box.height),
  );
