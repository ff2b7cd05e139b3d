/*
 * Where the connection and visited pages are stored, and for how long. A separate file, to keep the script in the page's head
 * small.
 */

/** The connection's key in both storages. */
export const storageKey = 'boxout.connection';

/** How long a remembered key and its cached data are stored, in milliseconds. */
export const rememberedForMs = 30 * 24 * 3600 * 1000;

/** The browser's database of visited pages. */
export const openedPages = { database: 'boxout', store: 'opened-pages' };

/** Opens the database of visited pages early and leaves it open, since the first opening is slow. */
export function wakeStore(indexedDB: IDBFactory): void {
  const request = indexedDB.open(openedPages.database);
  request.onupgradeneeded = () => request.result.createObjectStore(openedPages.store);
}
