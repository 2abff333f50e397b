// The texts of locales/, two modules for each language: `virtual:texts/sk` holds what every screen
// needs, `virtual:texts/sk/long` the prose of the learning pages (the files `long-*.ftl`).

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './places.ts';

const LOCALES = join(ROOT, 'locales');
const ASKED = /^virtual:texts\/([a-z]{2})(\/long)?$/;

/** What the client shares with the server and the command line; the rest are files `web-*.ftl`. */
const SHARED = ['names', 'story', 'refusals', 'tables', 'companies', 'phrases', 'welcome'];

export function texts(): Plugin {
  return {
    name: 'rawsiko:texts',
    resolveId: id => (ASKED.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language, long] = ASKED.exec(id.slice(1)) ?? [];
      if (!language) return null;
      const files = filesOf(language).filter(long ? isLong : isShort);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(withoutComments).join('\n'))};\n`;
    },
  };
}

function filesOf(language: string): string[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .filter(name => name.endsWith('.ftl'))
    .sort()
    .map(name => join(folder, name));
}

function isShort(file: string): boolean {
  const name = basename(file, '.ftl');
  return SHARED.includes(name) || name.startsWith('web-');
}

const isLong = (file: string): boolean => basename(file).startsWith('long-');

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .join('\n');
}
