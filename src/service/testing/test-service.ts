import type { Clubs } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createTestApp, openTestClubs } from './test-app.ts';
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
  /** Logged errors, oldest first. */
  errors: unknown[];
  /** The stored clubs; nobody performs the runs in progress. */
  clubs: Clubs;
}

/** Fills a fresh database and makes an app over it, with a fixed clock. */
export async function createTestService(
  database: OpenDatabase,
  rateLimit: RateLimit = 'off',
): Promise<TestService> {
  const { logger, entries: errors } = createTestLog();
  const clubs = openTestClubs(database, { logger });
  const { ours, theirs } = await fillTwoClubs(database);
  const app = createTestApp(database, { engine: clubs.engine, rateLimit, logger });
  return {
    ours,
    theirs,
    errors,
    clubs,
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
