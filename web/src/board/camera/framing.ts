// Chooses which part of the map to show.

import type { Point } from '../../world/boardFile';
import { around, padded, type Box } from '../layout/geometry';
import type { Label } from '../layout/layout';

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
export const roomFor = ({ box, leader }: Label): Box =>
  padded(leader ? around([box, unitAt(leader.target)]) : box, PAD);

export const unitAt = ({ x, y }: Point): Box => ({ left: x, top: y, width: 1, height: 1 });
