// Names in the page the files that a match will need, so that a browser fetches them beside the
// first ones and not one after the other: over a slow connection each step of a chain costs more
// than its bytes.

import type { Plugin } from 'vite';

/** Parts that the first ones only import later, by the names of their chunks. */
const NEEDED_IN_A_MATCH = ['App', 'Table', 'Match'];

export function early(): Plugin {
  return {
    name: 'rawsiko:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const wanted = new Set<string>();
        const add = (fileName: string): void => {
          const chunk = chunks.find(one => one.fileName === fileName);
          if (!chunk || wanted.has(fileName)) return;
          wanted.add(fileName);
          chunk.viteMetadata?.importedCss.forEach(css => wanted.add(css));
          chunk.imports.forEach(add);
        };
        chunks
          .filter(({ name }) => NEEDED_IN_A_MATCH.includes(name))
          .forEach(one => add(one.fileName));
        return [...wanted]
          .filter(fileName => !html.includes(fileName))
          .map(fileName => ({ tag: 'link', attrs: hint(fileName), injectTo: 'head' as const }));
      },
    },
  };
}

const hint = (fileName: string): Record<string, string | boolean> => ({
  ...(fileName.endsWith('.css')
    ? { rel: 'stylesheet' }
    : { rel: 'modulepreload', fetchpriority: 'low' }),
  crossorigin: true,
  href: `/${fileName}`,
});
