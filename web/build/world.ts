// What dev/world.py writes: the standard board in every language, as files that the pages load
// (`virtual:standard-board` says where they are), `virtual:atlas` (the facts behind it),
// `virtual:questions` (what a class is asked) and, for tests, `virtual:board-file`.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { python, ROOT } from './places.ts';

const ASKED = /^virtual:(standard-board|board-file|atlas|questions)$/;

interface Written {
  /** By language, as JSON. */
  boards: Record<string, string>;
  atlas: unknown;
  questions: unknown;
}

export function world(): Plugin {
  let written: Written | undefined;
  let isBuild = false;
  return {
    name: 'rawsiko:world',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
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
      written ??= JSON.parse(run()) as Written;
      if (part === 'board-file') return jsonModule(JSON.parse(written.boards.en!));
      if (part !== 'standard-board') return jsonModule(written[part as 'atlas' | 'questions']);
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      return jsonModule(isBuild ? filesOf(written.boards, emit) : served(written.boards));
    },
  };
}

/** Files with a hash in their names, which browsers keep. */
const filesOf = (
  boards: Written['boards'],
  emit: (fileName: string, source: string) => void,
): Record<string, string> =>
  mapped(boards, (language, source) => {
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const fileName = `assets/board-${language}-${hash}.json`;
    emit(fileName, source);
    return `/${fileName}`;
  });

const served = (boards: Written['boards']): Record<string, string> =>
  mapped(boards, language => `/api/boards/standard/${language}`);

const mapped = (
  boards: Written['boards'],
  to: (language: string, source: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(boards).map(([language, source]) => [language, to(language, source)]),
  );

/** Browsers read JSON faster than the same thing written as JavaScript. */
const jsonModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

function run(): string {
  const script = join(ROOT, 'dev', 'world.py');
  return execFileSync(python(), [script], { encoding: 'utf8', maxBuffer: 1 << 26 });
}
