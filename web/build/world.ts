// Modules from the output of dev/world.py: `virtual:standard-board` (the URLs of the standard board,
// one file per language), `virtual:atlas` (the facts behind it), `virtual:questions` (what a class is
// asked), `virtual:puzzles` and, for tests, `virtual:board-file`.

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf, python, ROOT } from './places.ts';

const ASKED = /^virtual:(standard-board|board-file|atlas|questions|puzzles)$/;

interface Written {
  /** By language, as JSON. */
  boards: Record<string, string>;
  atlas: unknown;
  questions: unknown;
  puzzles: unknown;
}

export function world(): Plugin {
  let written: Written | undefined;
  let isBuild = false;
  let base = '/';
  return {
    name: 'rawsiko:world',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    buildStart() {
      written = undefined;
    },
    resolveId: id => (ASKED.test(id) ? `\0${id}` : null),
    load(id) {
      const [, part] = ASKED.exec(id.slice(1)) ?? [];
      if (!part) return null;
      for (const folder of ['world', 'facts', 'puzzles']) {
        const place = join(ROOT, 'content', folder);
        for (const name of readdirSync(place)) this.addWatchFile(join(place, name));
      }
      written ??= JSON.parse(run()) as Written;
      if (part === 'board-file') return jsonModule(JSON.parse(written.boards.en!));
      if (part !== 'standard-board')
        return jsonModule(written[part as 'atlas' | 'questions' | 'puzzles']);
      const urlOf = (language: string, source: string): string => {
        if (!isBuild) return `/api/boards/standard/${language}`;
        const fileName = `assets/board-${language}-${hashOf(source)}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return `${base}${fileName}`;
      };
      return jsonModule(
        Object.fromEntries(
          Object.entries(written.boards).map(([language, source]) => [
            language,
            urlOf(language, source),
          ]),
        ),
      );
    },
  };
}

/** Browsers parse JSON faster than an equal object literal. */
const jsonModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

function run(): string {
  const script = join(ROOT, 'dev', 'world.py');
  return execFileSync(python(), [script], { encoding: 'utf8', maxBuffer: 1 << 26 });
}
