// Cuts countries along authored lines and names the parts of a country.

import { middle } from './read.mjs';

/** @typedef {import('./read.mjs').Piece} Piece */
/** @typedef {{ country: string, line: import('./read.mjs').Ring }} Cut */
/** @typedef {{ country: string, as: string, box: [number, number, number, number] }} Part */

/**
 * Splits the largest fitting polygon of the country in two. The ends of the line snap to
 * vertices of the outline, so that neighbours keep sharing exact vertices.
 * @param {Piece[]} pieces
 * @param {Cut} cut
 * @returns {Piece[]}
 */
export function cutPieces(pieces, { country, line }) {
  const [start, end] = [line[0], line.at(-1)];
  const reach = ring => Math.max(nearest(ring, start).distance, nearest(ring, end).distance);
  const own = pieces.filter(({ code }) => code === country);
  if (own.length === 0) throw new Error(`map.toml: a [[cut]] names the unknown country ${country}`);
  const target = own.reduce((best, one) =>
    reach(one.rings[0]) < reach(best.rings[0]) ? one : best,
  );
  if (reach(target.rings[0]) > 1)
    throw new Error(`map.toml: a cut of ${country} misses its border`);

  const ring = target.rings[0].slice(0, -1);
  const [i, j] = [nearest(ring, start).index, nearest(ring, end).index];
  const inner = line.slice(1, -1);
  const there = closed([...walk(ring, i, j), ...inner.toReversed()]);
  const back = closed([...walk(ring, j, i), ...inner]);
  const holes = target.rings.slice(1);
  const holeIn = outer => holes.filter(hole => contains(outer, hole[0]));
  return [
    ...pieces.filter(piece => piece !== target),
    { code: country, rings: [there, ...holeIn(there)] },
    { code: country, rings: [back, ...holeIn(back)] },
  ];
}

/**
 * Gives a piece the code of the first part whose box holds the middle of the piece.
 * @param {Piece} piece
 * @param {Part[]} parts
 * @returns {Piece}
 */
export function namePart(piece, parts) {
  const [lon, lat] = middle(piece.rings[0]);
  const part = parts.find(
    ({ country, box: [west, south, east, north] }) =>
      country === piece.code && west <= lon && lon <= east && south <= lat && lat <= north,
  );
  return part ? { ...piece, code: part.as } : piece;
}

/** Whether the ring holds the point (even-odd rule). */
export function contains(ring, [x, y]) {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [[x1, y1], [x2, y2]] = [ring[i - 1], ring[i]];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

function nearest(ring, [x, y]) {
  let [index, distance] = [0, Infinity];
  ring.forEach(([px, py], i) => {
    const d = Math.hypot(px - x, py - y);
    if (d < distance) [index, distance] = [i, d];
  });
  return { index, distance };
}

/** The open ring's points from `i` to `j`, both included, walking forward. */
function walk(ring, i, j) {
  return i <= j ? ring.slice(i, j + 1) : [...ring.slice(i), ...ring.slice(0, j + 1)];
}

const closed = points => [...points, points[0]];
