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
import type { Connection, ConnectionStore, KeptConnection } from './connection.ts';
import type { Storages } from './device-storage.ts';
import { ofThisTab } from './of-this-tab.ts';
import { createOfflineCopy, type OfflineStore } from './offline-copy.ts';
import { deviceAddress } from './reach.ts';
import { allowedAt, pauseAfter, shouldRetry } from './retry.ts';
import { createWritingQueue, type WritingQueue } from './writing-queue.ts';

/** Everything that belongs to one key: its client and all that it has read. */
export interface OpenConnection {
  /** Increments with every change, so that screens remount. */
  id: number;
  connection: KeptConnection;
  api: ApiClient;
  queryClient: QueryClient;
  /** The page's own service has said that the key may add matches and look after them. */
  mayRecord: boolean;
  /** The insights that this tab writes one match after the other. */
  writing: WritingQueue;
  /** Ends its calls, and drops what it has read and what would still come. */
  close(): void;
}

/** What the pages see of the session. */
export interface SessionState {
  open: OpenConnection | null;
  /** The address of the service that refused the last key; null if none did. */
  rejected: string | null;
}

/** Holds the open connection; another key gets a new client, and the old one's data is dropped. */
export interface Session {
  /** The services, besides this page's own, that a key may be sent to. */
  serviceOrigins: readonly string[];
  /** What the browser keeps for this page. */
  storages: Storages;
  /** The clubs on this device. */
  device: DeviceClient;
  /** Reaches services and the clubs on this device. */
  fetch: typeof fetch;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks which club a key opens and whether it is a recorder's, without keeping anything. Throws `ApiError`. */
  tryOut(connection: Omit<Connection, 'remember'>): Promise<{ club: string; mayRecord: boolean }>;
  /** Opens a connection; one with the id of the open one only changes storage, and other tabs keep theirs. */
  connect(connection: Connection): void;
  /** Forgets the key and all that was read with it, in every tab of this device. */
  forget(): void;
  /** Takes up what another tab has remembered or forgotten on this device. */
  followStore(): void;
  /** Deletes every page stored on this device, of any key. */
  wipeKeptPages(): Promise<void>;
}

interface SessionOptions {
  storages: Storages;
  device: DeviceClient;
  store: ConnectionStore;
  offlineStore: OfflineStore;
  tabs: Tabs;
  serviceOrigins: readonly string[];
  fetch: typeof fetch;
  /** Reads the host's mapping of its service, as JSON text; absent = none. */
  readHostMapping?: (() => Promise<string>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Hears of it where the device keeps no pages, as in some private windows. */
  onStoreFailure: (cause: unknown) => void;
  /** Called when a read or a change fails by an error of the page itself. */
  onDefect: (error: unknown) => void;
}

/** Opens what the store remembers. */
export function createSession(options: SessionOptions): Session {
  const {
    storages,
    device,
    store,
    offlineStore,
    tabs,
    serviceOrigins,
    fetch,
    now,
    onStoreFailure,
    onDefect,
    readHostMapping,
  } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { open: null, rejected: null };
  let count = 0;

  // In this order, so that no screen of the old club can write to the cleared cache.
  function change(connection: KeptConnection | null, rejected: string | null = null) {
    const before = state.open;
    before?.queryClient.cancelQueries();
    // Pending runs are dropped with the key.
    if (!connection) before?.writing.clear();
    state = { open: connection && open(connection), rejected };
    for (const listener of listeners) listener();
    before?.close();
  }

  /** A recorder's key can delete a season, so it is never stored beyond the tab. */
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

  function open(connection: KeptConnection): OpenConnection {
    count += 1;
    const id = count;
    const offlineCopy = createOfflineCopy(offlineStore, connection, onStoreFailure);
    // A club on this device does not depend on the network.
    const networkMode = connection.serviceAddress === deviceAddress ? 'always' : undefined;
    const queryClient = createQueryClient(networkMode, offlineCopy.persister, (error) => {
      if (isDefect(error)) onDefect(error);
      if (!isKeyRefused(error) || state.open?.id !== id) return;
      tabs.tell({ id: connection.id });
      store.forget(connection.id);
      change(null, connection.serviceAddress);
    });
    // The host speaks of the service that is read through it.
    const hostMapping = connection.serviceAddress === '' ? readHostMapping : undefined;
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
    serviceOrigins,
    storages,
    device,
    fetch,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async tryOut(connection) {
      let mayRecord = false;
      const onRecorderKey = () => {
        mayRecord = true;
      };
      const api = createApiClient({ ...connection, fetch, now, onRecorderKey });
      const { value } = await api.call('getClub', {});
      return { club: value.name, mayRecord };
    },
    connect(connection) {
      const before = state.open?.connection;
      if (before && before.id !== connection.id) tabs.tell({ id: before.id });
      change(store.save(connection));
    },
    forget() {
      tabs.tell('everything');
      store.forget();
      change(null);
    },
    followStore() {
      const stored = store.read();
      if (stored?.id !== state.open?.connection.id) change(stored);
    },
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
    },
  });
  client.setQueryDefaults(ofThisTab, { gcTime: Number.POSITIVE_INFINITY });
  return client;
}

/** How the open tabs of this device notify each other of a key to forget. */
export interface Tabs {
  /** Notifies the other tabs to forget: every key, or only the connection of this id. */
  tell(forget: 'everything' | { id: string }): void;
  listen(onForget: (forget: 'everything' | { id: string }) => void): void;
}

const message = v.union([v.literal('everything'), v.object({ id: v.string() })]);

/** Tabs over a BroadcastChannel, which also reaches tabs with a session-only key. */
export function createTabs(channel: BroadcastChannel): Tabs {
  return {
    tell: (forget) => channel.postMessage(forget),
    listen(onForget) {
      channel.addEventListener('message', ({ data }) => {
        const read = v.safeParse(message, data);
        if (read.success) onForget(read.output);
      });
    },
  };
}
