// Part of the service worker. It answers with the page in the cache "page", which is this build's from the moment that the
// build takes over: an older one would ask for files that went with its own build. Names are relative to it, so that the
// dashboard may lie under any path.
const page = 'index.html';
// The file of the worker in which clubs on this device live, named by the build. It is kept where there is such a club alone.
const clubWorker = '__CLUB_WORKER__';

const fetchPage = async () =>
  (await caches.open('next page')).add(new Request(page, { cache: 'reload' }));

const fetchWorker = async () => {
  if (await caches.has('device')) await (await caches.open('device')).add(clubWorker);
};

const takeOver = async () => {
  const next = await caches.match(page, { cacheName: 'next page' });
  await caches.delete('page');
  if (next) await (await caches.open('page')).put(page, next);
  await caches.delete('next page');
};

const leaveOldWorkers = async () => {
  if (!(await caches.has('device'))) return;
  const kept = await caches.open('device');
  const old = (await kept.keys()).filter(({ url }) => !url.endsWith(clubWorker));
  await Promise.all(old.map((request) => kept.delete(request)));
};

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([fetchPage(), fetchWorker()])),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([takeOver(), leaveOldWorkers()])),
);
