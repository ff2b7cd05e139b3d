import { randomUUID } from 'node:crypto';
import { createAdditions } from '../adding/additions.ts';
import { type AppOptions, createApp } from '../http/app.ts';
import { createTestLog } from './test-log.ts';
import { testNow } from './two-clubs.ts';

const rewritten = async () => ({ files: 'rewritten' as const });

/** The app over a database, without limits, at a moment that stands still, its jobs queued by nobody unless told otherwise. */
export function createTestApp(
  options: Pick<AppOptions, 'db' | 'changes'> & Partial<AppOptions>,
): ReturnType<typeof createApp> {
  const { logger } = createTestLog();
  const making = { clock: () => testNow, newId: randomUUID };
  return createApp({
    ...making,
    additions: createAdditions({ ...making, logger, ...options }),
    jobs: { enqueue: async () => {} },
    rewriting: { finish: rewritten, state: rewritten },
    isSilent: () => false,
    isFull: async () => false,
    rateLimit: 'off',
    logger,
    addressOf: () => 'test',
    ...options,
  });
}
