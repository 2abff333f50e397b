// The service worker of the page that plays without a server. It stores all files of one version, or
// none; a new version takes over once no page of the old one is open, so never during a match.
// dev/build_site.py replaces the two names.
/* global VERSION, FILES */

const OURS = `rawsiko ${self.registration.scope} `;
const STORE = OURS + VERSION;

self.addEventListener('install', event => {
  const requests = FILES.map(name => new Request(name, { cache: 'no-cache' }));
  event.waitUntil(caches.open(STORE).then(store => store.addAll(requests)));
});

self.addEventListener('activate', event => {
  const isOld = name => name.startsWith(OURS) && name !== STORE;
  const clean = caches
    .keys()
    .then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const wanted = request.mode === 'navigate' ? './' : request;
  const stored = caches
    .open(STORE)
    .then(store => store.match(wanted, { ignoreSearch: true, ignoreVary: true }));
  event.respondWith(stored.then(found => found ?? fetch(request)));
});
