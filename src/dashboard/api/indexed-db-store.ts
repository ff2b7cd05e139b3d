import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { clear, createStore, del, get, set } from 'idb-keyval';
import { openedPages } from './kept-connection.ts';
import type { OfflineStore } from './offline-copy.ts';

/** The store of opened pages in the browser's IndexedDB; the database is made at the first use. */
export function createIndexedDbStore(): OfflineStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore(openedPages.database, openedPages.store);
    return opened;
  };
  return {
    // Asynchronous to the last: a browser that blocks its storage throws as the database is opened.
    getItem: async (key) => get<PersistedQuery>(key, store()),
    setItem: async (key, value) => set(key, value, store()),
    removeItem: async (key) => del(key, store()),
    clear: async () => clear(store()),
  };
}
