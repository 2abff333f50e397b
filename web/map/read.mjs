// Reads the country shapes and names every piece of land by the code of its country.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import iso from 'iso-3166-1';

/**
 * @typedef {[number, number]} Point  longitude and latitude, or x and y
 * @typedef {Point[]} Ring            closed: the last point repeats the first
 * @typedef {{ code: string, rings: Ring[] }} Piece  one polygon; its first ring is the outer one
 */

const LONGEST_EDGE = 1; // degrees; longer edges are subdivided so that they follow the projection

/**
 * All polygons of the atlas. A piece carries an ISO 3166 alpha-3 code; a feature without a
 * number is looked up in `codeOfName`.
 * @param {Record<string, string>} codeOfName
 * @returns {Piece[]}
 */
export function readPieces(codeOfName) {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8'));
  const pieces = [];
  for (const { id, properties, geometry } of feature(atlas, atlas.objects.countries).features) {
    const code = codeOfName[properties.name] ?? iso.whereNumeric(id ?? '')?.alpha3;
    if (!code) throw new Error(`map.toml: [code_of_name] lacks "${properties.name}"`);
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const rings of polygons) pieces.push({ code, rings: rings.map(unwrap) });
  }
  gatherAroundLargest(pieces);
  return pieces.map(({ code, rings }) => ({ code, rings: rings.map(refine) }));
}

/** Unwraps a ring that crosses the date line: 179 is followed by 181, not by -179. */
function unwrap(ring) {
  let turn = 0;
  return ring.map(([lon, lat], i) => {
    if (i > 0 && lon - ring[i - 1][0] > 180) turn -= 360;
    if (i > 0 && lon - ring[i - 1][0] < -180) turn += 360;
    return /** @type {Point} */ ([lon + turn, lat]);
  });
}

/** Moves islands to the side of the date line on which the bulk of their country lies. */
function gatherAroundLargest(pieces) {
  const largest = new Map();
  for (const piece of pieces) {
    const rival = largest.get(piece.code);
    if (!rival || ringArea(piece.rings[0]) > ringArea(rival.rings[0]))
      largest.set(piece.code, piece);
  }
  for (const piece of pieces) {
    const home = middle(largest.get(piece.code).rings[0])[0];
    const turn = 360 * Math.round((home - middle(piece.rings[0])[0]) / 360);
    if (turn) piece.rings = piece.rings.map(ring => ring.map(([lon, lat]) => [lon + turn, lat]));
  }
}

/** Subdivides long edges, in the same way from both directions. */
function refine(ring) {
  const refined = [ring[0]];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1], ring[i]];
    const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
    const [from, to] = forward ? [a, b] : [b, a];
    const parts = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) / LONGEST_EDGE);
    const between = [];
    for (let k = 1; k < parts; k++) {
      between.push([
        from[0] + ((to[0] - from[0]) * k) / parts,
        from[1] + ((to[1] - from[1]) * k) / parts,
      ]);
    }
    refined.push(...(forward ? between : between.reverse()), b);
  }
  return refined;
}

/** @param {Ring} ring */
export function ringArea(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  }
  return Math.abs(sum) / 2;
}

/**
 * The middle of a ring's bounding box.
 * @param {Ring} ring
 * @returns {Point}
 */
export function middle(ring) {
  const lons = ring.map(point => point[0]);
  const lats = ring.map(point => point[1]);
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
}
