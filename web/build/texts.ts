// The texts of locales/, four modules for each language: `virtual:texts/sk/short` holds what every
// screen needs, `virtual:texts/sk/long` the prose of the learning pages (the files `long-*.ftl`),
// `virtual:texts/sk/class` what only a class needs (`class-*.ftl`), `virtual:texts/sk/replay` what looking
// back at a match needs; `virtual:texts` imports them on demand. They are parsed at build time: on a phone that would take longer than drawing a screen.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, LOCALES } from './places.ts';

const ALL = 'virtual:texts';
const PARTS = ['short', 'long', 'class', 'replay'];
const ASKED = /^virtual:texts\/([a-z]{2})\/(short|long|class|replay)$/;

type Patterns = Record<string, NonNullable<FluentResource['body'][number]['value']>>;

/** Files that the server or the command line use too; the client's own are `web-*.ftl`. */
const SHARED = [
  'boards',
  'story',
  'refusals',
  'tables',
  'companies',
  'phrases',
  'welcome',
  'reasons',
  'hints',
];

/** Only used in the server's ZIP files. */
const EXPORT = 'class-export';

export function texts(): Plugin {
  return {
    name: 'rawsiko:texts',
    resolveId: id => (id === ALL || ASKED.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      const [, language, part] = ASKED.exec(id.slice(1)) ?? [];
      if (!language) return null;
      const files = filesOf(language).filter(file => partOf(file) === part);
      for (const file of files) this.addWatchFile(file);
      const patterns = JSON.stringify(patternsOf(files.map(file => readFileSync(file, 'utf8'))));
      return `export default JSON.parse(${JSON.stringify(patterns)});\n`;
    },
  };
}

/** Code that exports a function for each part of each language, which imports it. */
function loaders(): string {
  const partsOf = (language: string): string =>
    PARTS.map(part => `${part}: () => import('${ALL}/${language}/${part}')`).join(', ');
  const all = LANGUAGES.map(language => `${language}: { ${partsOf(language)} }`);
  return `export default { ${all.join(', ')} };\n`;
}

function filesOf(language: string): string[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .filter(name => name.endsWith('.ftl'))
    .sort()
    .map(name => join(folder, name));
}

function partOf(file: string): string | null {
  const name = basename(file, '.ftl');
  if (name.startsWith('long-')) return 'long';
  if (name === EXPORT) return null;
  if (name.startsWith('class-')) return 'class';
  if (name === 'web-replay') return 'replay';
  return SHARED.includes(name) || name.startsWith('web-') ? 'short' : null;
}

/** The parsed pattern of every message, by id. */
export function patternsOf(sources: string[]): Patterns {
  const entries = sources.flatMap(source => new FluentResource(source).body);
  for (const { id, value, attributes } of entries)
    if (id.startsWith('-') || value === null || Object.keys(attributes).length)
      throw new Error(`${id}: the pages know messages with a value, no terms and no attributes.`);
  return Object.fromEntries(entries.map(({ id, value }) => [id, value!]));
}
