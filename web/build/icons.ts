// Icons by name: `import Anchor from '~icons/tabler/anchor'` is a Svelte component, hidden from screen
// readers; `import * as anchor from '~icons/tabler/anchor?paths'` is its path data, for use inside
// another SVG. Only imported icons are shipped. `virtual:application-pictures` has those of Applications.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

interface Icon {
  body: string;
  width: number;
  height: number;
}

/** The icon of each Application of the standard board. */
const APPLICATIONS = new URL('../src/parts/pictures/applications.json', import.meta.url);
const PICTURES = 'virtual:application-pictures';

const WANTED = /^~icons\/(tabler|game-icons)\/([a-z0-9-]+)(\?paths)?$/;
const require = createRequire(import.meta.url);
const collections = new Map<string, Collection>();

export function icons(): Plugin {
  return {
    name: 'rawsiko:icons',
    enforce: 'pre',
    resolveId(id) {
      if (id === PICTURES) return `\0${PICTURES}`;
      const [, collection, name, paths] = WANTED.exec(id) ?? [];
      if (!collection) return null;
      return `/~icons/${collection}/${name}${paths ? '.paths.js' : '.svelte'}`;
    },
    load(id) {
      if (id === `\0${PICTURES}`) return `export default ${JSON.stringify(pictures())};\n`;
      const [, collection, name, kind] = /^\/~icons\/([^/]+)\/([^/.]+)\.(.+)$/.exec(id) ?? [];
      if (!collection || !name) return null;
      const icon = find(collection, name);
      return kind === 'svelte' ? component(icon) : pathModule(icon);
    },
  };
}

function find(collection: string, name: string): Icon {
  const all = collections.get(collection) ?? read(collection);
  collections.set(collection, all);
  const icon = all.icons[all.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`There is no icon ${collection}/${name}.`);
  return {
    body: icon.body,
    width: icon.width ?? all.width ?? 16,
    height: icon.height ?? all.height ?? 16,
  };
}

/** As path data. */
function pictures(): Record<string, string> {
  const named = JSON.parse(readFileSync(APPLICATIONS, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(named).map(([application, name]) => [
      application,
      pathsOf(find('tabler', name)).join(''),
    ]),
  );
}

function read(collection: string): Collection {
  const file = require.resolve(`@iconify-json/${collection}/icons.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Collection;
}

const component = ({ body, width, height }: Icon) => `\
<script>
  let { class: name = undefined } = $props();
</script>
<svg class={name} viewBox="0 0 ${width} ${height}" width="1em" height="1em" aria-hidden="true">${body}</svg>
`;

const pathsOf = ({ body }: Icon): string[] =>
  [...body.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, d]) => d!);

function pathModule(icon: Icon): string {
  const { width, height } = icon;
  return `\
export const paths = ${JSON.stringify(pathsOf(icon))};
export const width = ${width};
export const height = ${height};
`;
}
