// Chooses which part of the map to show.

import { around, type Box, type Label } from '../layout/layout';

/** The map's buttons along the lower edge of a small screen, in CSS pixels. */
export const BUTTONS = 54;
const PAD = 10;
const EMPTY = { left: 4, top: 18, right: 40, bottom: 18 }; // empty sea at the edges

/** The part that must be visible in the whole view. */
export const contentOf = (sheet: { width: number; height: number }): Box => ({
  left: EMPTY.left,
  top: EMPTY.top,
  width: sheet.width - EMPTY.left - EMPTY.right,
  height: sheet.height - EMPTY.top - EMPTY.bottom,
});

/** A label and the land it points at, with padding. */
export function roomFor({ box, leader }: Label): Box {
  const target = leader && { left: leader.target.x, top: leader.target.y, width: 1, height: 1 };
  const { left, top, width, height } = target ? around([box, target]) : box;
  return { left: left - PAD, top: top - PAD, width: width + 2 * PAD, height: height + 2 * PAD };
}
