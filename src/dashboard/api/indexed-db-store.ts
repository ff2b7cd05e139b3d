import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { clear, createStore, del, get, setMany } from 'idb-keyval';
import { openedPages } from './kept-connection.ts';
import type { OfflineStore } from './offline-copy.ts';

/**
 * The store of opened pages in the browser's IndexedDB, opened at first use. Writes that arrive during a write are batched:
 * for a season's forty answers a transaction costs more than its content.
 */
export function createIndexedDbStore(): OfflineStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore(openedPages.database, openedPages.store);
    return opened;
  };
  const waiting = new Map<string, PersistedQuery>();
  let writing: Promise<void> | undefined;
  async function write() {
    try {
      while (waiting.size > 0) {
        const entries = [...waiting];
        waiting.clear();
        await setMany(entries, store());
      }
    } finally {
      writing = undefined;
    }
  }
  return {
    // Asynchronous to the last: a browser that blocks its storage throws as the database is opened.
    getItem: async (key) => waiting.get(key) ?? get<PersistedQuery>(key, store()),
    async setItem(key, value) {
      waiting.set(key, value);
      writing ??= write();
      await writing;
    },
    async removeItem(key) {
      waiting.delete(key);
      await del(key, store());
    },
    async clear() {
      waiting.clear();
      await clear(store());
    },
  };
}
