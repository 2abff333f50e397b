// Outlines of the map as points. Its paths consist of `M`, `l` and `z`.

import type { Point } from '../../world/boardFile';

/** The pieces of a shape. */
export function rings(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map(piece => {
      const numbers = (piece.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index]!;
        y += numbers[index + 1]!;
        points.push({ x, y });
      }
      return points;
    });
}

export const edges = (ring: Point[]): [Point, Point][] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length]!]);

export const area = (ring: Point[]): number =>
  Math.abs(edges(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;

/** The distance of a point from the line between two others. */
export function fromLine(a: Point, b: Point, { x, y }: Point): number {
  const [across, down] = [b.x - a.x, b.y - a.y];
  const length = across * across + down * down || 1;
  const part = Math.min(1, Math.max(0, ((x - a.x) * across + (y - a.y) * down) / length));
  return Math.hypot(x - a.x - part * across, y - a.y - part * down);
}

/**
 * Simplified shapes within `slack`, without the smallest islands. A wide soft line around them
 * looks the same and costs a tenth to draw.
 */
export function roughly(path: string, slack: number, smallest: number): string {
  return rings(path)
    .filter(ring => area(ring) >= smallest)
    .map(ring => withFewPoints(ring, slack))
    .map(ring => `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`)
    .join('');
}

/** Douglas-Peucker simplification of a ring, within `slack`. */
export function withFewPoints(ring: Point[], slack: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const there = thinned(ring.slice(0, half + 1), slack);
  const back = thinned([...ring.slice(half), ring[0]!], slack);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function thinned(line: Point[], slack: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const far = fromLine(first, last, line[index]!);
    if (far > farthest) [farthest, at] = [far, index];
  }
  if (farthest <= slack) return [first, last];
  return [...thinned(line.slice(0, at + 1), slack).slice(0, -1), ...thinned(line.slice(at), slack)];
}
