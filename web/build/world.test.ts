import map from 'virtual:map';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GRID, IS_SHAPE, positions } from './grid.ts';
import { ROOT } from './places.ts';

const file = join(ROOT, 'content', 'world', 'map.json');
const written = JSON.parse(readFileSync(file, 'utf8')) as typeof map;

/** Every corner of one shape lies next to a corner of the other. */
function expectAlike(shape: string, original: string): void {
  expect(shape).toMatch(IS_SHAPE);
  const [parts, originals] = [shape, original].map(path => path.split(/(?=M)/));
  expect(parts!.length).toBe(originals!.length);
  parts!.forEach((part, index) => {
    const [corners, wanted] = [positions(part), positions(originals![index]!)];
    for (const [x, y] of corners) {
      const nearest = Math.min(
        ...wanted.map(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y))),
      );
      expect(nearest).toBeLessThanOrEqual(0.5 / GRID + 1e-6);
    }
  });
}

test('shapes arrive as they were written, but for what nobody sees', () => {
  expect(Object.keys(map.territories)).toEqual(Object.keys(written.territories));
  for (const [id, shape] of Object.entries(map.territories)) {
    const { path, ...rest } = written.territories[id]!;
    expectAlike(shape.path, path);
    expect(shape).toMatchObject(rest);
  }
  for (const name of ['graticule', 'territory_borders', 'continent_borders'] as const) {
    expectAlike(map[name], written[name]);
  }
  expectAlike(map.closed.path, written.closed.path);
});

test('all else arrives unchanged', () => {
  expect(map.lanes).toEqual(written.lanes);
  expect(map.view).toEqual(written.view);
  expect(map.continents).toEqual(written.continents);
});
