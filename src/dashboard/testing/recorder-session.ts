import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '../api/api-client.ts';
import type { Session } from '../api/session.ts';
import { createWritingQueue } from '../api/writing-queue.ts';
import { closedSession } from './closed-session.ts';
import { MemoryStorage } from './memory-storage.ts';

/** The session of a tab that a recorder's key has opened; what its pages ask for goes to `fetch`. */
export function recorderSession(fetch: typeof globalThis.fetch) {
  const connection = { id: 'c', serviceAddress: '', key: 'recorder-key', remember: false };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = createApiClient({ ...connection, fetch, now: () => Date.now() });
  const writing = createWritingQueue(new MemoryStorage(), connection.id);
  const open = { id: 1, connection, api, queryClient, mayRecord: true, writing, close: () => {} };
  const state = { open, rejected: null };
  const session: Session = { ...closedSession, fetch, state: () => state };
  return { session, queryClient, api };
}
