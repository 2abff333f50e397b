// The board, as dev/world.py writes it: `virtual:map` (shapes and places of labels), `virtual:board`
// (Territories, Materials, Applications, cards) and `virtual:atlas` (the facts behind them).

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GRID, IS_SHAPE, onGrid } from './grid.ts';
import { python, ROOT } from './places.ts';

const ASKED = /^virtual:(map|board|atlas)$/;

export function world(): Plugin {
  let written: Record<string, unknown> | undefined;
  return {
    name: 'rawsiko:world',
    buildStart() {
      written = undefined;
    },
    resolveId: id => (ASKED.test(id) ? `\0${id}` : null),
    load(id) {
      const [, part] = ASKED.exec(id.slice(1)) ?? [];
      if (!part) return null;
      for (const folder of ['world', 'facts']) {
        const place = join(ROOT, 'content', folder);
        for (const name of readdirSync(place)) this.addWatchFile(join(place, name));
      }
      written ??= JSON.parse(run()) as Record<string, unknown>;
      return part === 'map' ? mapModule(written[part]) : jsonModule(written[part]);
    },
  };
}

/** Browsers read JSON faster than the same thing written as JavaScript. */
const jsonModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

/**
 * Shapes are sent as integers on a grid of fifths, which is a fifth smaller. The error is below a
 * pixel at the closest zoom. The module converts them back.
 */
function mapModule(map: unknown): string {
  const packed = JSON.stringify(map, (_, value: unknown) =>
    typeof value === 'string' && IS_SHAPE.test(value) ? onGrid(value) : value,
  );
  return `\
const isShape = ${IS_SHAPE};
const units = shape => shape.replace(/\\d+/g, steps => steps / ${GRID});
export default JSON.parse(${JSON.stringify(packed)}, (_, value) =>
  typeof value === 'string' && isShape.test(value) ? units(value) : value);
`;
}

function run(): string {
  const script = join(ROOT, 'dev', 'world.py');
  return execFileSync(python(), [script], { encoding: 'utf8', maxBuffer: 1 << 26 });
}
