import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { QueryPersister } from '@tanstack/react-query';
import { clear, createStore, del, get, setMany } from 'idb-keyval';
import type { StoredConnection } from './connection.ts';
import { deviceAddress } from './reach.ts';
import { openedPages, rememberedForMs } from './stored-connection.ts';

/** Stores visited pages on the device, one record for each query. */
export interface OfflineStore {
  getItem(key: string): Promise<PersistedQuery | undefined>;
  setItem(key: string, value: PersistedQuery): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
}

/** The stored pages of one connection. */
export interface OfflineCopy {
  /** Stores query results, and returns them if the network fails; `undefined` stores nothing. */
  persister: QueryPersister | undefined;
  /** Deletes all stored pages; nothing is stored afterwards, not even a late response. */
  wipe(): void;
}

/** Increment when cached data change shape, so that a newer page never renders an older one's. */
const shape = '1';

/**
 * Stores what a connection reads, if the coach chose "Remember". If the store fails, as in some private windows, `onFailure`
 * is called once, and pages work without it.
 */
export function createOfflineCopy(
  store: OfflineStore,
  connection: StoredConnection,
  onFailure: (cause: unknown) => void,
): OfflineCopy {
  // A club on this device is stored already.
  const isStored = connection.remember && connection.serviceAddress !== deviceAddress;
  if (!isStored) return { persister: undefined, wipe: () => {} };
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
 * The store of visited pages in IndexedDB, opened at first use. Writes during a write are batched, since for a season's forty
 * replies a transaction costs more than its content.
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
    // Async, since a browser that blocks storage throws when the database is opened.
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
