// Adds preload links for what every page needs, and a script that adds those of a match if the URL is
// a table's. On a slow connection a round trip costs more than the bytes. Other pages don't load the
// match.

import type { Plugin } from 'vite';
import { hashOf } from './places.ts';

/** Names of chunks that are imported dynamically. */
const ALWAYS = ['App'];
const IN_A_MATCH = ['TablePage', 'Match'];

/** Reads the files to preload from its own tag. It has no dependencies, so it runs at once. */
const SCRIPT = `\
if (/^#(seat|host|watch|table)=/.test(location.hash))
  for (const href of document.currentScript.dataset.files.split(' ')) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
`;

export function early(): Plugin {
  const script = `assets/early-${hashOf(SCRIPT)}.js`;
  let base = '/';
  return {
    name: 'rawsiko:early',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script, source: SCRIPT });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const neededBy = (names: string[]): string[] => {
          const wanted = new Set<string>();
          const add = (fileName: string): void => {
            const chunk = chunks.find(one => one.fileName === fileName);
            if (!chunk || wanted.has(fileName)) return;
            wanted.add(fileName);
            chunk.viteMetadata?.importedCss.forEach(css => wanted.add(css));
            chunk.imports.forEach(add);
          };
          chunks.filter(({ name }) => names.includes(name)).forEach(one => add(one.fileName));
          return [...wanted].filter(fileName => !html.includes(fileName));
        };
        const always = neededBy(ALWAYS);
        const files = neededBy(IN_A_MATCH).filter(fileName => !always.includes(fileName));
        return [
          {
            tag: 'script',
            attrs: {
              src: `${base}${script}`,
              async: true,
              'data-files': files.map(one => `${base}${one}`).join(' '),
            },
            injectTo: 'head' as const,
          },
          ...always.map(one => ({
            tag: 'link',
            attrs: hint(one, base),
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

const hint = (fileName: string, base: string): Record<string, string | boolean> => ({
  ...(fileName.endsWith('.css')
    ? { rel: 'stylesheet' }
    : { rel: 'modulepreload', fetchpriority: 'low' }),
  crossorigin: true,
  href: `${base}${fileName}`,
});
