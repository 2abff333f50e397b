// From the globe to the sheet: Natural Earth projection, a compressed Arctic, and the lenses.

import { geoNaturalEarth1Raw } from 'd3-geo';

/** @typedef {import('./read.mjs').Point} Point */
/**
 * @typedef {object} Projection
 * @property {number} middle   the meridian that stands upright
 * @property {number} scale    view units per radian
 * @property {Point} shift     where the middle meridian meets the equator, in view units
 * @property {{ from: number, factor: number }} arctic  latitudes beyond `from` are squeezed
 * @typedef {{ at: Point, radius: Point, power: number }} Lens
 */

const RADIANS = Math.PI / 180;

/**
 * A function from longitude and latitude to view units. Longitudes may pass 180.
 * @param {Projection} projection
 * @param {Lens[]} lenses
 * @returns {(point: Point) => Point}
 */
export function projector(projection, lenses) {
  const flat = point => flatten(point, projection);
  const placed = lenses.map(lens => ({ ...lens, at: flat(lens.at) }));
  return point => placed.reduce(magnify, flat(point));
}

function flatten([lon, lat], { middle, scale, shift, arctic }) {
  const squeezed = lat > arctic.from ? arctic.from + (lat - arctic.from) * arctic.factor : lat;
  const [x, y] = geoNaturalEarth1Raw((lon - middle) * RADIANS, squeezed * RADIANS);
  return [shift[0] + x * scale, shift[1] - y * scale];
}

/** Enlarges the middle of the lens by `power` (below 4) and compresses its outer half. */
function magnify([x, y], { at, radius, power }) {
  const [dx, dy] = [x - at[0], y - at[1]];
  const r = Math.hypot(dx / radius[0], dy / radius[1]);
  if (r >= 1) return [x, y];
  const factor = 1 + (power - 1) * (1 - r) ** 2;
  return [at[0] + dx * factor, at[1] + dy * factor];
}
