// Keeps the whole page for play without a network. The build fills in what stands in underscores.
const store = 'longroll-' + __VERSION__;
const files = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('longroll-') && name !== store;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches.open(store).then(async (cache) => {
      const kept = await cache.match(event.request, { ignoreSearch: true, ignoreVary: true });
      return kept ?? fetch(event.request);
    }),
  );
});
