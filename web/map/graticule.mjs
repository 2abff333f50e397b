// The net of meridians and parallels behind the land.

import { linesPath } from './paths.mjs';

/** @typedef {import('./read.mjs').Point} Point */

const TOLERANCE = 0.25; // view units

/**
 * @param {number} step  degrees between two lines
 * @param {{ west: number, east: number, south: number, north: number }} reach
 * @param {(point: Point) => Point} project
 */
export function drawGraticule(step, { west, east, south, north }, project) {
  const lines = [];
  for (let lon = Math.ceil(west / step) * step; lon <= east; lon += step) {
    lines.push(range(south, north).map(lat => project([lon, lat])));
  }
  for (let lat = Math.ceil(south / step) * step; lat <= north; lat += step) {
    lines.push(range(west, east).map(lon => project([lon, lat])));
  }
  return linesPath(lines.map(straightened));
}

/** Drops points as long as the line does not move. */
function straightened(line) {
  const kept = [line[0]];
  let start = 0;
  for (let end = 2; end < line.length; end++) {
    const skipped = line.slice(start + 1, end);
    if (skipped.every(point => distance(point, line[start], line[end]) < TOLERANCE)) continue;
    start = end - 1;
    kept.push(line[start]);
  }
  return [...kept, line.at(-1)];
}

/** From a point to the straight line through two others. */
function distance([x, y], [ax, ay], [bx, by]) {
  const cross = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
  return Math.abs(cross) / Math.hypot(bx - ax, by - ay);
}

function range(from, to) {
  return Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, i) => from + 2 * i);
}
