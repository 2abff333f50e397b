// The sizes of charts: of texts, axes and plots beside each other; places for labels.

import type { Box } from '../../board/layout/geometry';

/** The size of a chart and of its smallest text, in pixels. */
export interface ChartSize {
  width: number;
  height: number;
  text: number;
}

/** Estimates the width of a bold text. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.58;

/** A round number at or above, for the end of an axis. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 3, 4, 5, 6, 8, 10].map(one => one * power).find(one => one >= value) ?? value;
}

const LEADING: Record<number, number> = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 3, 8: 4 };

/** Round steps from 0 to the end of an axis, which `roundUp` chose. */
export function ticksTo(end: number): number[] {
  const leading = Math.round(end / 10 ** Math.floor(Math.log10(end) + 1e-9));
  const steps = LEADING[leading] ?? 2;
  return Array.from({ length: steps + 1 }, (_, step) => (end * step) / steps);
}

const BEST_RATIO = 1.7;

/** The number of columns with which plots are largest. */
export function columnsFor(plots: number, width: number, height: number): number {
  const sizeWith = (columns: number): number =>
    Math.min(width / columns / BEST_RATIO, height / Math.ceil(plots / columns));
  const possible = Array.from({ length: Math.max(1, plots) }, (_, at) => at + 1);
  return possible.reduce((best, one) => (sizeWith(one) > sizeWith(best) + 1e-6 ? one : best));
}

/** Where a label for a point may be, nearest first. */
export const roomsAround = (
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
  mayBeFar: boolean,
): Box[] =>
  [1, 2.2, 3.4, ...(mayBeFar ? [5, 7, 10, 14] : [])].flatMap(far =>
    [
      [x - width / 2, y - height / 2 + (far - 1) * height],
      [x + gap * far, y - height / 2],
      [x - width - gap * far, y - height / 2],
      [x - width / 2, y + gap * far],
      [x - width / 2, y - height - gap * far],
      [x + gap * far, y + gap * far],
      [x - width - gap * far, y + gap * far],
      [x + gap * far, y - height - gap * far],
      [x - width - gap * far, y - height - gap * far],
    ].map(([left, top]) => ({ left: left!, top: top!, width, height })),
  );
