// Preload links for what every page needs, and a script that adds those for a match when the page is
// opened with a table's link: on a slow connection each further round trip costs more than the bytes.
// Other pages are not made heavier by the match.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Names of chunks that are imported dynamically. */
const ALWAYS = ['App'];
const IN_A_MATCH = ['TablePage', 'Match'];

/** The files that it adds are in its own tag. Without dependencies, so that it runs at once. */
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
  const hash = createHash('sha256').update(SCRIPT).digest('base64url').slice(0, 8);
  const script = `assets/early-${hash}.js`;
  return {
    name: 'rawsiko:early',
    apply: 'build',
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
              src: `/${script}`,
              async: true,
              'data-files': files.map(one => `/${one}`).join(' '),
            },
            injectTo: 'head' as const,
          },
          ...always.map(one => ({ tag: 'link', attrs: hint(one), injectTo: 'head' as const })),
        ];
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
