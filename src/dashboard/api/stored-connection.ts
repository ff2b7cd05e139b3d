/* Shared with the script in the page's head, so a small file: options of calls, names and lifetimes of stored data. */

/** The connection's key in both storages. */
export const storageKey = 'boxout.connection';

/** Options of each call with a key. A redirect could send the key to another origin. */
export const callOptions = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'manual',
} as const;

/** How long a remembered key and its cached data are stored, in milliseconds. */
export const rememberedForMs = 30 * 24 * 3600 * 1000;

/** The browser's database of visited pages. */
export const openedPages = { database: 'boxout', store: 'opened-pages' };

/** Opens the database of visited pages early and leaves it open, since the first opening is slow. */
export function wakeStore(indexedDB: IDBFactory): void {
  const request = indexedDB.open(openedPages.database);
  request.onupgradeneeded = () => request.result.createObjectStore(openedPages.store);
}
