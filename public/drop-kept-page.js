// Part of the service worker: the page that an older build kept would ask for files that went with that build.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('page')));
