// Adds preload links for the files that a match needs, so that the browser fetches them in
// parallel. On a slow connection each further round trip costs more than the bytes.

import type { Plugin } from 'vite';

/** Names of chunks that are imported dynamically. */
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
