import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createTestApp } from './test-app.ts';
import { createTestLog } from './test-log.ts';
import { fillTwoClubs, type TestClub } from './two-clubs.ts';

/** The service in process over a database with two clubs; it is entered by HTTP only. */
export interface TestService {
  ours: TestClub;
  theirs: TestClub;
  /** Sends a request; `key` goes into the Authorization header. */
  send(
    method: string,
    path: string,
    key?: string,
    headers?: Record<string, string>,
    body?: RequestInit['body'],
  ): Promise<Response>;
  /** What was logged, oldest first. */
  errors: unknown[];
  /** The jobs that were put into the queue; nobody works on them. */
  queued: { clubId: string; matchId: string; runId: string }[];
}

/** Fills a fresh database and makes an app over it, with a clock that stands still. */
export async function createTestService(
  { db, changes, isFull }: OpenDatabase,
  rateLimit: RateLimit = 'off',
): Promise<TestService> {
  const { logger, entries: errors } = createTestLog();
  const queued: TestService['queued'] = [];
  const { ours, theirs } = await fillTwoClubs(db, randomUUID);
  const app = createTestApp({
    db,
    changes,
    isFull,
    jobs: { enqueue: async (_, job) => void queued.push(job) },
    rateLimit,
    logger,
  });
  return {
    ours,
    theirs,
    errors,
    queued,
    send: async (method, path, key, headers, body) => {
      const request = new Request(`http://service${path}`, {
        method,
        headers,
        body,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      });
      if (key !== undefined) request.headers.set('Authorization', `Bearer ${key}`);
      return app.fetch(request);
    },
  };
}
