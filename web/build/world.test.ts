import map from 'virtual:map';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { ROOT } from './places.ts';

const written = JSON.parse(readFileSync(join(ROOT, 'content', 'world', 'map.json'), 'utf8'));

/** As numbers, because `.5` and `0.5` are the same. */
const numbers = (path: string): (string | number)[] =>
  (path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? []).map(part =>
    Number.isNaN(Number(part)) ? part : Number(part),
  );

test('the map arrives as it was written', () => {
  expect(Object.keys(map.territories)).toEqual(Object.keys(written.territories));
  for (const [id, shape] of Object.entries(map.territories)) {
    const { path, ...rest } = written.territories[id];
    expect(numbers(shape.path)).toEqual(numbers(path));
    expect(shape).toMatchObject(rest);
  }
  for (const name of ['graticule', 'territory_borders', 'continent_borders'] as const) {
    expect(numbers(map[name])).toEqual(numbers(written[name]));
  }
  expect(map.lanes.map(lane => lane.paths.map(numbers))).toEqual(
    written.lanes.map((lane: { paths: string[] }) => lane.paths.map(numbers)),
  );
});
