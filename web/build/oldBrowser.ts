// A script that tells people in their language that their browser is too old. It uses only syntax that
// those browsers know, and is a file because the Content-Security-Policy forbids inline code.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf, LANGUAGES, LOCALES } from './places.ts';
import { PROMISED } from './promise.ts';

const IDS = ['web-old-browser', 'web-old-browser-help'];

export function oldBrowser(): Plugin {
  const source = script();
  const fileName = `assets/old-browser-${hashOf(source)}.js`;
  let base = '/';
  return {
    name: 'rawsiko:old-browser',
    configResolved(config) {
      base = config.base;
    },
    // Runs first and removes the element that the program would mount in.
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { src: `${base}${fileName}`, defer: true },
        injectTo: 'head-prepend',
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      });
    },
  };
}

/** In ES5. Each condition is a feature that arrived with one of the promised versions. */
const script = (): string => `(function () {
  if (
    'noModule' in document.createElement('script') &&
    typeof structuredClone === 'function' &&
    typeof Array.prototype.findLast === 'function' &&
    typeof HTMLDialogElement === 'function'
  ) return;
  var texts = ${JSON.stringify(sentences())};
  var language = (navigator.language || 'en').slice(0, 2).toLowerCase();
  if (!texts[language]) language = 'en';
  var page = document.createElement('div');
  page.setAttribute('role', 'alert');
  page.setAttribute('lang', language);
  page.style.cssText = 'max-width:34em;margin:15vh auto;padding:1em;font:1.25em/1.5 sans-serif';
  for (var i = 0; i < texts[language].length; i++) {
    var line = document.createElement(i ? 'p' : 'h1');
    line.appendChild(document.createTextNode(texts[language][i]));
    page.appendChild(line);
  }
  var app = document.getElementById('app');
  app.parentNode.replaceChild(page, app);
})();
`;

function sentences(): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGES.map(language => {
      const source = readFileSync(join(LOCALES, language, 'web-devices.ftl'), 'utf8');
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      const say = (id: string): string =>
        bundle.formatPattern(bundle.getMessage(id)!.value!, PROMISED);
      return [language, IDS.map(say)];
    }),
  );
}
