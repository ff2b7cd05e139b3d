import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { QueryPersister } from '@tanstack/react-query';
import { clear, createStore, del, get, setMany } from 'idb-keyval';
import type { KeptConnection } from './connection.ts';
import { openedPages, rememberedForMs } from './kept-connection.ts';
import { deviceAddress } from './reach.ts';

/** Storage for opened pages on the device: one record a query. */
export interface OfflineStore {
  getItem(key: string): Promise<PersistedQuery | undefined>;
  setItem(key: string, value: PersistedQuery): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

/** The pages opened with one connection, as stored on the device. */
export interface OfflineCopy {
  /** Stores query results, and returns them if the network fails; `undefined` stores nothing. */
  persister: QueryPersister | undefined;
  /** Deletes all stored pages; nothing is stored afterwards, not even a late answer. */
  wipe(): void;
}

/** Counts up when what the queries hold changes its shape, so that a newer page never draws an older one's data. */
const shape = '1';

/**
 * Keeps what a connection reads, where the coach asked to be remembered on this device. A store that fails, as in some
 * private windows, keeps nothing more: `onFailure` hears of it once, and the pages work on without.
 */
export function createOfflineCopy(
  store: OfflineStore,
  connection: KeptConnection,
  onFailure: (cause: unknown) => void,
): OfflineCopy {
  // A club on this device is there already.
  const isKept = connection.remember && connection.serviceAddress !== deviceAddress;
  if (!isKept) return { persister: undefined, wipe: () => {} };
  let isOpen = true;
  async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    if (!isOpen) return undefined;
    try {
      return await run();
    } catch (cause) {
      isOpen = false;
      onFailure(cause);
      return undefined;
    }
  }
  const { persisterFn } = experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => attempt(() => store.getItem(key)),
      setItem: (key, value) => attempt(() => store.setItem(key, value)),
      removeItem: (key) => attempt(() => store.removeItem(key)),
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    prefix: connection.id,
    buster: shape,
    maxAge: rememberedForMs,
  });
  return {
    persister: persisterFn,
    wipe() {
      isOpen = false;
      store.clear().catch(onFailure);
    },
  };
}

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
