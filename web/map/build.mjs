// Builds the map of a board: reads JSON { map, board, inputs } from standard input and
// writes map.json to standard output. dev/build_map.py runs it.

import { readFileSync } from 'node:fs';
import { cutPieces, namePart } from './cut.mjs';
import { drawGraticule } from './graticule.mjs';
import { CLOSED, groupPieces, NEUTRAL } from './group.mjs';
import { placeLabel, point } from './labels.mjs';
import { drawLanes } from './lanes.mjs';
import { landBorders, makeSheet, mergeLands, meshLands } from './merge.mjs';
import { linesPath, ringsPath } from './paths.mjs';
import { projector } from './project.mjs';
import { readPieces, ringArea } from './read.mjs';

/** @typedef {import('./group.mjs').Board} Board */

/**
 * @param {any} map        map.toml
 * @param {Board} board    what the rules data says of shapes and sea lines
 * @param {string} inputs  fingerprint of everything read
 */
function buildMap(map, board, inputs) {
  const { territories } = board;
  const project = projector(map.projection, map.lens ?? []);
  const cut = (map.cut ?? []).reduce(cutPieces, readPieces(map.code_of_name));
  const pieces = cut.map(piece => namePart(piece, map.part ?? []));
  const sheet = makeSheet(groupPieces(pieces, board, map.others), project, map.limits);

  const shapeOf = new Map(territories.map(({ id }) => [id, mergeLands(sheet, own => own === id)]));
  const ringsOf = new Map([...shapeOf].map(([id, polygons]) => [id, polygons.flat()]));
  const continentOf = new Map(territories.map(({ id, continent }) => [id, continent]));
  const sameContinent = (a, b) => continentOf.get(a) === continentOf.get(b);

  /** @type {string[]} */
  const faults = [];
  const built = {
    inputs,
    view: map.view,
    graticule: drawGraticule(map.graticule.step, map.graticule, project),
    territories: Object.fromEntries(
      territories.map(({ id }) => [
        id,
        {
          path: ringsPath(ringsOf.get(id)),
          area: Math.round(shapeOf.get(id).reduce((sum, [outer]) => sum + ringArea(outer), 0)),
          ...placeLabel(id, map.label[id], project, ringsOf.get(id), faults),
        },
      ]),
    ),
    continents: Object.fromEntries(
      board.continents.map(id => [id, { portrait: point(map.continent[id].portrait) }]),
    ),
    closed: {
      country: board.closed[0],
      path: ringsPath(mergeLands(sheet, id => id === CLOSED).flat()),
      label: point(map.closed.at),
    },
    cartouche: point(map.cartouche.at),
    key: point(map.key.at),
    neutral: { path: ringsPath(mergeLands(sheet, id => id === NEUTRAL).flat()) },
    territory_borders: linesPath(
      meshLands(sheet, (a, b) => continentOf.has(a) && continentOf.has(b) && sameContinent(a, b)),
    ),
    continent_borders: linesPath(meshLands(sheet, (a, b) => !sameContinent(a, b))),
    lanes: drawLanes(map.lane, territories, project, map.view.width, ringsOf, faults),
    borders: landBorders(sheet).filter(pair => pair.every(id => continentOf.has(id))),
  };
  if (faults.length > 0) throw new Error(faults.map(fault => `map.toml: ${fault}`).join('\n'));
  return built;
}

const { map, board, inputs } = JSON.parse(readFileSync(0, 'utf8'));
try {
  process.stdout.write(`${JSON.stringify(buildMap(map, board, inputs), null, 1)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
