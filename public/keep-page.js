// Part of the service worker. It answers with the page in the cache "page", which is this build's from the moment that the
// build takes over: an older one would ask for files that went with its own build.
const page = '/index.html';

const fetchPage = async () =>
  (await caches.open('next page')).add(new Request(page, { cache: 'reload' }));

const takeOver = async () => {
  const next = await caches.match(page, { cacheName: 'next page' });
  await caches.delete('page');
  if (next) await (await caches.open('page')).put(page, next);
  await caches.delete('next page');
};

self.addEventListener('install', (event) => event.waitUntil(fetchPage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
