// Icons by name: `import Anchor from '~icons/tabler/anchor'` is a Svelte component, hidden from screen
// readers; `import * as anchor from '~icons/tabler/anchor?paths'` is its path data, for use inside
// another SVG. Only imported icons are shipped.

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

const WANTED = /^~icons\/(tabler|game-icons)\/([a-z0-9-]+)(\?paths)?$/;
const require = createRequire(import.meta.url);
const collections = new Map<string, Collection>();

export function icons(): Plugin {
  return {
    name: 'rawsiko:icons',
    enforce: 'pre',
    resolveId(id) {
      const [, collection, name, paths] = WANTED.exec(id) ?? [];
      if (!collection) return null;
      return `/~icons/${collection}/${name}${paths ? '.paths.js' : '.svelte'}`;
    },
    load(id) {
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

function pathModule({ body, width, height }: Icon): string {
  const paths = [...body.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, d]) => d);
  return `\
export const paths = ${JSON.stringify(paths)};
export const width = ${width};
export const height = ${height};
`;
}
