import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import type { Connection, ConnectionStore } from '../api/connection.ts';
import { allowedAt, retryPause, shouldRetry } from './retry.ts';

/** Everything that belongs to one key: its client and all that it has read. */
export interface OpenConnection {
  /** Counts up with every change, so that screens mount anew. */
  id: number;
  connection: Connection;
  api: ApiClient;
  queryClient: QueryClient;
}

/** What the pages see of the session. */
export interface SessionState {
  open: OpenConnection | null;
  /** The service refused the last key. */
  rejected: boolean;
}

/** Holds the open connection; another key gets a new client, and the old one's data is dropped. */
export interface Session {
  /** The services, besides this page's own, that a key may be sent to. */
  serviceOrigins: readonly string[];
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks which club a key opens, without keeping anything. Throws `ApiError`. */
  tryOut(connection: Connection): Promise<string>;
  connect(connection: Connection): void;
  forget(): void;
  /** Takes up what another tab has saved or forgotten. */
  followStore(): void;
}

interface SessionOptions {
  store: ConnectionStore;
  serviceOrigins: readonly string[];
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Opens what the store remembers. */
export function createSession({ store, serviceOrigins, fetch, now }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { open: null, rejected: false };
  let count = 0;

  function change(connection: Connection | null, rejected: boolean) {
    const before = state.open;
    state = { open: connection && open(connection), rejected };
    for (const listener of listeners) listener();
    before?.queryClient.cancelQueries();
    before?.queryClient.clear();
  }

  function open(connection: Connection): OpenConnection {
    count += 1;
    const id = count;
    const queryClient = createQueryClient((error) => {
      if (!(error instanceof ApiError) || error.status !== 401 || state.open?.id !== id) return;
      store.forget();
      change(null, true);
    });
    const api = createApiClient({ ...connection, fetch, now });
    return { id, connection, api, queryClient };
  }

  const remembered = store.read();
  state = { open: remembered && open(remembered), rejected: false };

  return {
    serviceOrigins,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async tryOut(connection) {
      const club = await createApiClient({ ...connection, fetch, now }).call('getClub', {});
      return club.value.name;
    },
    connect(connection) {
      store.save(connection);
      change(connection, false);
    },
    forget() {
      store.forget();
      change(null, false);
    },
    followStore() {
      const kept = store.read();
      const current = state.open?.connection;
      if (kept?.key === current?.key && kept?.serviceAddress === current?.serviceAddress) return;
      change(kept, false);
    },
  };
}

function createQueryClient(onError: (error: unknown) => void): QueryClient {
  const whenAllowed = ({ state }: { state: { error: unknown; errorUpdatedAt: number } }) =>
    state.error === null || Date.now() >= allowedAt(state.error, state.errorUpdatedAt);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: retryPause,
        refetchOnWindowFocus: whenAllowed,
        refetchOnReconnect: whenAllowed,
        refetchOnMount: whenAllowed,
      },
    },
  });
}
