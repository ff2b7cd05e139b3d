/*
 * Where the connection and opened pages are stored, and for how long. A separate file, since the script in the
 * page's head needs it too and must stay small.
 */

/** The name under which either storage keeps the connection. */
export const storageKey = 'boxout.connection';

/** How long a remembered key and its cached data are stored, in milliseconds. */
export const rememberedForMs = 30 * 24 * 3600 * 1000;

/** The browser's store of opened pages. */
export const openedPages = { database: 'boxout', store: 'opened-pages' };

/**
 * Opens the store of opened pages and leaves it open: the first opening takes a browser longest, and is done with by
 * when the app reads from it.
 */
export function wakeStore(indexedDB: IDBFactory): void {
  const request = indexedDB.open(openedPages.database);
  request.onupgradeneeded = () => request.result.createObjectStore(openedPages.store);
}
