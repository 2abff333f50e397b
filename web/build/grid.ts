// Rounds the path data of shapes to a coarser integer grid.

/** Grid steps per map unit. */
export const GRID = 5;
/** Absolute starts, relative lines, as map/paths.mjs writes them. */
export const IS_SHAPE = /^(M-?[\d.]+[ -][\d.]+l[\d. -]+z?)+$/;

type Point = [number, number];

/** Rounds positions rather than steps, so that borders stay shared. */
export const onGrid = (path: string): string =>
  path
    .split(/(?=M)/)
    .map(part => written(positions(part).map(([x, y]) => [rounded(x), rounded(y)])) + end(part))
    .join('');

const rounded = (value: number): number => Math.round(value * GRID);
const end = (part: string): string => (part.endsWith('z') ? 'z' : '');

export function positions(part: string): Point[] {
  const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    points.push([x, y]);
  }
  return points;
}

function written(points: Point[]): string {
  const [start, ...others] = points;
  if (!start) return '';
  let [x, y] = start;
  let path = `M${pair(x, y)}l`;
  let isFirst = true;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    const step = pair(nextX - x, nextY - y);
    path += isFirst || step.startsWith('-') ? step : ` ${step}`;
    [x, y, isFirst] = [nextX, nextY, false];
  }
  return isFirst ? `${path}0 0` : path;
}

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;
