// The service worker shows the offline page when the server can't be reached. It caches nothing else
// and is only a fallback for the network, so nobody sees an old version of the game.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf, LANGUAGES, LOCALES } from './places.ts';

export function serviceWorker(): Plugin {
  return {
    name: 'rawsiko:service-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script() });
    },
  };
}

/** Changed texts change the script, so browsers install it again. */
const script = (): string => `\
const STORE = 'offline-${textsHash()}';
const PAGE = '/help/offline';

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(STORE).then(store => store.addAll([PAGE, '/page.css', '/offline.js'])),
  );
  self.skipWaiting();
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(one => one !== STORE).map(one => caches.delete(one)))),
  );
});

self.addEventListener('fetch', event => {
  const { mode, url } = event.request;
  const isOfPage = ['/page.css', '/offline.js'].includes(new URL(url).pathname);
  if (mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (isOfPage) event.respondWith(fetch(event.request).catch(() => caches.match(url)));
});
`;

const textsHash = (): string =>
  hashOf(LANGUAGES.map(one => readFileSync(join(LOCALES, one, 'welcome.ftl'), 'utf8')).join(''));
