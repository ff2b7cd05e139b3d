import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { success } from '../../contract/envelope.ts';
import { diskFull } from '../database/disk-full.ts';
import type { ClubChanges } from '../database/open.ts';
import { prepareReads } from '../database/reads.ts';
import { addingHandlers } from './adding.ts';
import type { AddingHandlers } from './adding-handler.ts';
import { mountAdding } from './adding-routes.ts';
import { apiHeaders, jsonType, preflight, requestIds } from './api-headers.ts';
import { authentication } from './authentication.ts';
import { backPressure, inTime, patienceWith, patienceWithFiles } from './back-pressure.ts';
import { CallError } from './call-error.ts';
import { careHandlers } from './care.ts';
import { clubHandlers } from './club.ts';
import { failureHandler, unknownPath } from './failures.ts';
import type { AppEnv, Handlers, Services } from './handler.ts';
import { insightHandlers } from './insights.ts';
import { keyOwners } from './key-owner.ts';
import { keyUses } from './key-use.ts';
import { matchRecordHandlers } from './match-records.ts';
import { mountEndpoints } from './mount.ts';
import { openApiDocument } from './openapi.ts';
import { type RateLimit, rateLimiting } from './rate-limit.ts';
import { sameOrigin } from './same-origin.ts';

export interface AppOptions extends Omit<Services, 'reads'> {
  /** The changes that the database reports; null if other processes change it, too. */
  changes: ClubChanges | null;
  /** Whether nothing has been heard of the database lately. */
  isSilent: () => boolean;
  /** Whether the database's disk is too full to write. */
  isFull: () => Promise<boolean>;
  rateLimit: RateLimit;
  logger: Pick<Logger, 'error'>;
  /** Whose failed keys are counted together: the caller's address. */
  addressOf: (c: Context<AppEnv>) => string;
}

/** Who answers what. An endpoint of the table that is missing here does not compile. */
const handlers: Handlers = { ...clubHandlers, ...matchRecordHandlers, ...insightHandlers };

/** The same for adding and care. */
const ownHandlers: AddingHandlers = { ...addingHandlers, ...careHandlers };

/** The API: everything under /v1 and /import, the document that describes it, and the health check. Pure wiring. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, newId, logger } = options;
  const reads = prepareReads(db);
  const ownerOf = keyOwners({
    reads,
    changes: options.changes,
    clock: options.clock,
    onUse: keyUses(db, options.clock, logger),
  });
  const limits = rateLimiting(options.rateLimit, options.addressOf);
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(logger));
  app.notFound(unknownPath);
  app.use(requestIds(newId));
  app.use('/v1/*', preflight());
  const patience = patienceWith(options.isSilent);
  app.use('/v1/*', backPressure(patience));
  app.use('/v1/*', authentication(ownerOf, limits.attempts));
  app.use('/v1/*', limits.calls);
  mountEndpoints(app, handlers, { ...options, reads });
  app.use('/import/*', sameOrigin());
  app.use('/import/*', backPressure(patienceWithFiles, 60));
  app.use('/import/*', authentication(ownerOf, limits.attempts));
  app.use('/import/*', limits.calls);
  mountAdding(app, ownHandlers, { ...options, reads });
  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', (c) => c.body(document, 200, { ...apiHeaders(c), ...jsonType }));
  app.get('/healthz', async (c) => {
    await inTime(db.execute(sql`select 1`), patience);
    if (await inTime(options.isFull(), patience)) {
      throw new CallError('DISK_FULL', diskFull, { 'Retry-After': '10' }, 503);
    }
    return c.json(success({ status: 'ok' }), 200, apiHeaders(c));
  });
  return app;
}
