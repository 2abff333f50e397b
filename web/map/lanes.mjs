// Draws the authored sea lanes, and checks that they join the Territories they name.

import { curvePath } from './paths.mjs';

/** @typedef {import('./read.mjs').Point} Point */
/**
 * @typedef {object} Lane
 * @property {[string, string]} between
 * @property {Point[][]} lines  longitudes and latitudes
 * @property {number} [edge]    view units: the height at which a lane of two lines leaves over the
 *   left edge of the sheet and comes back over the right one
 */

const LANDFALL = 9; // view units between the end of a lane and the coast it belongs to

/**
 * One entry per pair in the Territories' `sea` lists, in the order of `lanes`.
 * @param {Lane[]} lanes
 * @param {import('./group.mjs').Territory[]} territories
 * @param {(point: Point) => Point} project
 * @param {number} width  of the sheet
 * @param {Map<string, Point[][]>} ringsOf  the outlines of every Territory on the sheet
 * @param {string[]} faults  what is wrong is added here
 */
export function drawLanes(lanes, territories, project, width, ringsOf, faults) {
  const wanted = new Set(territories.flatMap(({ id, sea }) => sea.map(other => nameOf(id, other))));
  const drawn = [];
  for (const {
    between: [a, b],
    lines,
    edge,
  } of lanes) {
    if (!wanted.delete(nameOf(a, b))) {
      faults.push(`the lane of ${nameOf(a, b)} is drawn twice, or no sea line joins them`);
      continue;
    }
    const projected = lines.map(line => line.map(project));
    for (const [end, id] of [
      [projected[0][0], a],
      [projected.at(-1).at(-1), b],
    ]) {
      const gap = Math.round(distanceTo(end, ringsOf.get(id)));
      if (gap > LANDFALL) faults.push(`the lane of ${nameOf(a, b)} ends ${gap} units off ${id}`);
    }
    if (edge !== undefined) {
      projected[0].push([0, edge]);
      projected[1].unshift([width, edge]);
    }
    const wraps = edge !== undefined && { edge };
    drawn.push({ a, b, paths: projected.map(curvePath), wraps: edge !== undefined, ...wraps });
  }
  for (const name of wanted) faults.push(`no [[lane]] joins ${name}`);
  return drawn;
}

const nameOf = (a, b) => [a, b].sort().join(' and ');

/** From a point to the nearest corner of an outline. */
function distanceTo([x, y], rings) {
  return Math.min(...rings.flat().map(([px, py]) => Math.hypot(px - x, py - y)));
}
