// The service worker: when the server cannot be reached, it shows the offline page in place of the
// browser's own. It stores that page alone and never answers when the network does, so nobody sees
// an old version of the game.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './places.ts';

const LOCALES = join(ROOT, 'locales');

export function serviceWorker(): Plugin {
  return {
    name: 'rawsiko:service-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script() });
    },
  };
}

/** A new version of the texts is a new script, which browsers install again. */
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

function textsHash(): string {
  const digest = createHash('sha256');
  for (const language of readdirSync(LOCALES).filter(name => name.length === 2))
    digest.update(readFileSync(join(LOCALES, language, 'welcome.ftl')));
  return digest.digest('base64url').slice(0, 8);
}
