// Merges pieces into one topology on the sheet: borders are shared, then thinned out.

import { merge, mesh, neighbors } from 'topojson-client';
import { topology } from 'topojson-server';
import {
  filter,
  filterAttachedWeight,
  planarRingArea,
  presimplify,
  simplify,
} from 'topojson-simplify';

/** @typedef {import('./read.mjs').Piece} Piece */
/** @typedef {import('./read.mjs').Point} Point */

/**
 * The sheet: a projected, simplified topology whose object `lands` holds one geometry per group.
 * @param {Map<string, Piece[]>} groups
 * @param {(point: Point) => Point} project
 * @param {{ detail: number, smallest: number }} limits  square view units: the smallest bend and
 *   the smallest island that are kept
 */
export function makeSheet(groups, project, { detail, smallest }) {
  const lands = {
    type: 'FeatureCollection',
    features: [...groups].map(([id, pieces]) => ({
      type: 'Feature',
      id,
      geometry: { type: 'MultiPolygon', coordinates: pieces.map(({ rings }) => rings) },
    })),
  };
  const sheet = topology({ lands });
  sheet.arcs = sheet.arcs.map(arc => arc.map(project));
  delete sheet.bbox;
  const thinned = simplify(presimplify(sheet), detail);
  return filter(thinned, filterAttachedWeight(thinned, smallest, planarRingArea));
}

/** The merged polygons of the groups that pass the test. */
export function mergeLands(sheet, wanted) {
  return merge(
    sheet,
    sheet.objects.lands.geometries.filter(({ id }) => wanted(id)),
  ).coordinates;
}

/** The lines along which two different groups meet and the test holds. */
export function meshLands(sheet, wanted) {
  return mesh(sheet, sheet.objects.lands, (a, b) => a !== b && wanted(a.id, b.id)).coordinates;
}

/**
 * The pairs of groups that share a border line, each sorted, in order.
 * @returns {[string, string][]}
 */
export function landBorders(sheet) {
  const geometries = sheet.objects.lands.geometries;
  const pairs = neighbors(geometries).flatMap((others, i) =>
    others.filter(j => i < j).map(j => [geometries[i].id, geometries[j].id].sort()),
  );
  return pairs.sort((a, b) => (a.join() < b.join() ? -1 : 1));
}
