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
