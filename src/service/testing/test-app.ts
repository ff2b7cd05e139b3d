import { randomUUID } from 'node:crypto';
import { type AppOptions, createApp } from '../http/app.ts';
import { createTestLog } from './test-log.ts';
import { testNow } from './two-clubs.ts';

/** The app over a database, without limits, at a moment that stands still, its jobs queued by nobody unless told otherwise. */
export function createTestApp(
  options: Pick<AppOptions, 'db' | 'changes'> & Partial<AppOptions>,
): ReturnType<typeof createApp> {
  return createApp({
    clock: () => testNow,
    newId: randomUUID,
    jobs: { enqueue: async () => {} },
    forgetDeleted: async () => {},
    isSilent: () => false,
    rateLimit: 'off',
    logger: createTestLog().logger,
    addressOf: () => 'test',
    ...options,
  });
}
