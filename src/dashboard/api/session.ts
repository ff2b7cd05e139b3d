import {
  MutationCache,
  type NetworkMode,
  QueryCache,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import * as v from 'valibot';
import type { DeviceClient } from '../device/device-client.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { isDefect, isKeyRefused } from './api-error.ts';
import type { Connection, ConnectionStore, StoredConnection } from './connection.ts';
import type { Storages } from './device-storage.ts';
import { ofThisTab } from './of-this-tab.ts';
import { createOfflineCopy, type OfflineStore } from './offline-copy.ts';
import { deviceAddress } from './reach.ts';
import { allowedAt, pauseAfter, shouldRetry } from './retry.ts';
import { createWritingQueue, type WritingQueue } from './writing-queue.ts';

/** A key's client and all data read with it. */
export interface OpenConnection {
  /** Increments with every change, so that pages remount. */
  id: number;
  connection: StoredConnection;
  api: ApiClient;
  queryClient: QueryClient;
  /** The page's own service has said that the key may add and edit. */
  mayRecord: boolean;
  /** Matches whose insights this tab writes one by one. */
  writing: WritingQueue;
  /** Cancels its calls and drops its data, also of late responses. */
  close(): void;
}

/** The session's state for the pages. */
export interface SessionState {
  open: OpenConnection | null;
  /** The address of the service that refused the last key; null if none did. */
  rejected: string | null;
}

/** Holds the open connection; another key gets a new client, and the old data is dropped. */
export type Session = ReturnType<typeof createSession>;

interface SessionOptions {
  storages: Storages;
  device: DeviceClient;
  store: ConnectionStore;
  offlineStore: OfflineStore;
  tabs: Tabs;
  /** The origins, besides this page's, that a key may be sent to. */
  serviceOrigins: readonly string[];
  /** A `fetch` for services and the clubs on this device. */
  fetch: typeof fetch;
  /** Reads the host's mapping of its service, as JSON text; absent = none. */
  readHostMapping?: (() => Promise<string>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when offline storage is unavailable, as in some private windows. */
  onStoreFailure: (cause: unknown) => void;
  /** Called when an error in the page fails a read or an edit. */
  onDefect: (error: unknown) => void;
}

/** Opens the stored connection, if any. */
export function createSession(options: SessionOptions) {
  const { storages, store, offlineStore, tabs, fetch, now, onStoreFailure } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { open: null, rejected: null };
  let count = 0;

  // In this order, so that no page of the old club writes to the cleared cache.
  function change(connection: StoredConnection | null, rejected: string | null = null) {
    const before = state.open;
    before?.queryClient.cancelQueries();
    // Waiting runs are dropped with the key.
    if (!connection) before?.writing.clear();
    state = { open: connection && open(connection), rejected };
    for (const listener of listeners) listener();
    before?.close();
  }

  /** A recorder's key can delete a season, so it is stored for the tab at most. */
  function offerRecording(id: number) {
    const { open } = state;
    if (open?.id !== id || open.mayRecord) return;
    if (open.connection.remember) {
      change(store.save({ ...open.connection, remember: false }));
      return;
    }
    state = { ...state, open: { ...open, mayRecord: true } };
    for (const listener of listeners) listener();
  }

  function open(connection: StoredConnection): OpenConnection {
    count += 1;
    const id = count;
    const offlineCopy = createOfflineCopy(offlineStore, connection, onStoreFailure);
    // A club on this device does not need the network.
    const networkMode = connection.serviceAddress === deviceAddress ? 'always' : undefined;
    const queryClient = createQueryClient(networkMode, offlineCopy.persister, (error) => {
      if (isDefect(error)) options.onDefect(error);
      if (!isKeyRefused(error) || state.open?.id !== id) return;
      tabs.announce({ id: connection.id });
      store.forget(connection.id);
      change(null, connection.serviceAddress);
    });
    // The host's mapping is for the service behind it.
    const hostMapping = connection.serviceAddress === '' ? options.readHostMapping : undefined;
    const api = createApiClient({
      ...connection,
      fetch,
      now,
      readHostMapping: hostMapping,
      onRecorderKey: () => offerRecording(id),
    });
    const close = () => {
      queryClient.clear();
      offlineCopy.wipe();
    };
    const writing = createWritingQueue(storages.session, connection.id);
    return { id, connection, api, queryClient, mayRecord: false, writing, close };
  }

  const remembered = store.read();
  state = { open: remembered && open(remembered), rejected: null };
  if (!store.remembers()) offlineStore.clear().catch(onStoreFailure);
  tabs.listen((forget) => {
    const id = forget === 'everything' ? undefined : forget.id;
    store.forget(id);
    const mine = state.open?.connection.id;
    if (mine !== undefined && (id === undefined || id === mine)) change(null);
  });

  return {
    serviceOrigins: options.serviceOrigins,
    storages,
    device: options.device,
    fetch,
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Checks which club a key opens and whether it is a recorder's, without storing it. Throws `ApiError`. */
    async tryOut(connection: Omit<Connection, 'remember'>) {
      let mayRecord = false;
      const onRecorderKey = () => {
        mayRecord = true;
      };
      const api = createApiClient({ ...connection, fetch, now, onRecorderKey });
      const { value } = await api.call('getClub', {});
      return { club: value.name, mayRecord };
    },
    /** Opens a connection. With the id of the open one it only changes storage, and other tabs keep theirs. */
    connect(connection: Connection) {
      const before = state.open?.connection;
      if (before && before.id !== connection.id) tabs.announce({ id: before.id });
      change(store.save(connection));
    },
    /** Forgets the key and all data read with it, in every tab of this device. */
    forget() {
      tabs.announce('everything');
      store.forget();
      change(null);
    },
    /** Applies the key that another tab has stored or deleted. */
    followStore() {
      const stored = store.read();
      if (stored?.id !== state.open?.connection.id) change(stored);
    },
    /** Deletes all stored pages of all keys. */
    wipeKeptPages: () => offlineStore.clear(),
  };
}

/** @param networkMode by default the one that fits: with a persister, the cache is read before waiting for the network */
function createQueryClient(
  networkMode: NetworkMode | undefined,
  persister: QueryPersister | undefined,
  onError: (error: unknown) => void,
): QueryClient {
  const whenAllowed = ({ state }: { state: { error: unknown; errorUpdatedAt: number } }) =>
    state.error === null || Date.now() >= allowedAt(state.error, state.errorUpdatedAt);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        ...(networkMode ? { networkMode } : {}),
        ...(persister ? { persister } : {}),
        retry: shouldRetry,
        retryDelay: (failures, error) => pauseAfter(error, failures),
        refetchOnWindowFocus: whenAllowed,
        refetchOnReconnect: whenAllowed,
        refetchOnMount: whenAllowed,
      },
      // Without a network a change must fail at once, not be sent hours later.
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryDefaults(ofThisTab, { gcTime: Number.POSITIVE_INFINITY });
  return client;
}

/** How the open tabs of this device ask each other to forget a key. */
export interface Tabs {
  /** Makes the other tabs forget every key, or only the connection with this id. */
  announce(forget: 'everything' | { id: string }): void;
  listen(onForget: (forget: 'everything' | { id: string }) => void): void;
}

const message = v.union([v.literal('everything'), v.object({ id: v.string() })]);

/** Tabs over a BroadcastChannel, which also reaches tabs with a session-only key. */
export function createTabs(channel: BroadcastChannel): Tabs {
  return {
    announce: (forget) => channel.postMessage(forget),
    listen(onForget) {
      channel.addEventListener('message', ({ data }) => {
        const read = v.safeParse(message, data);
        if (read.success) onForget(read.output);
      });
    },
  };
}
