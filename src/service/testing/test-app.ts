import { randomUUID } from 'node:crypto';
import { fastHash } from '../../club/testing/test-tools.ts';
import { testNow } from '../../league/testing/few-matches.ts';
import { type Clubs, type ClubsOptions, openClubs } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { type AppOptions, createApp } from '../http/app.ts';
import { createTestLog } from './test-log.ts';

/** The clubs of a database with a fixed clock; no process performs their runs by default. */
export function openTestClubs(database: OpenDatabase, options: Partial<ClubsOptions> = {}): Clubs {
  return openClubs(database, {
    clock: () => testNow,
    newId: randomUUID,
    logger: createTestLog().logger,
    performsRuns: false,
    scrypt: fastHash,
    ...options,
  });
}

/** The app over a database, without limits. */
export function createTestApp(
  database: OpenDatabase,
  options: Partial<ClubsOptions & AppOptions> = {},
): ReturnType<typeof createApp> {
  const { logger } = createTestLog();
  const { engine, clock, newId } = openTestClubs(database, { logger, ...options });
  return createApp({
    database,
    engine,
    clock,
    newId,
    rateLimit: 'off',
    logger,
    addressOf: () => 'test',
    ...options,
  });
}
