import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { success } from '../../contract/envelope.ts';
import { diskFull } from '../database/disk-full.ts';
import { prepareKeyReads } from '../database/key-reads.ts';
import type { OpenDatabase } from '../database/open.ts';
import { mountAdding } from './adding-routes.ts';
import { apiHeaders, jsonType, preflight, requestIds } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { authentication } from './authentication.ts';
import { backPressure, inTime, patienceWith, patienceWithFiles } from './back-pressure.ts';
import { CallError } from './call-error.ts';
import { failureHandler, unknownPath } from './failures.ts';
import { keyOwners } from './key-owner.ts';
import { keyUses } from './key-use.ts';
import { type Answering, mountEndpoints } from './mount.ts';
import { openApiDocument } from './openapi.ts';
import { type RateLimit, rateLimiting } from './rate-limit.ts';
import { sameOrigin } from './same-origin.ts';

export interface AppOptions {
  database: Pick<OpenDatabase, 'db' | 'changes' | 'isSilent' | 'isFull'>;
  /** Answers the calls. */
  engine: Answering;
  clock: () => Date;
  newId: () => string;
  rateLimit: RateLimit;
  logger: Pick<Logger, 'error'>;
  /** Whose failed keys are counted together: the caller's address. */
  addressOf: (c: Context<AppEnv>) => string;
}

/** The API: everything under /v1 and /import, the document that describes it, and the health check. Pure wiring. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { database, engine, clock, newId, logger } = options;
  const { db, changes, isSilent, isFull } = database;
  const ownerOf = keyOwners({
    reads: prepareKeyReads(db),
    changes,
    clock,
    onUse: keyUses(db, clock, logger),
  });
  const limits = rateLimiting(options.rateLimit, options.addressOf);
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(logger));
  app.notFound(unknownPath);
  app.use(requestIds(newId));
  app.use('/v1/*', preflight());
  const patience = patienceWith(isSilent);
  app.use('/v1/*', backPressure(patience));
  app.use('/v1/*', authentication(ownerOf, limits.attempts));
  app.use('/v1/*', limits.calls);
  mountEndpoints(app, engine);
  app.use('/import/*', sameOrigin());
  app.use('/import/*', backPressure(patienceWithFiles, 60));
  app.use('/import/*', authentication(ownerOf, limits.attempts));
  app.use('/import/*', limits.calls);
  mountAdding(app, engine);
  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', (c) => c.body(document, 200, { ...apiHeaders(c), ...jsonType }));
  app.get('/healthz', async (c) => {
    await inTime(db.execute(sql`select 1`), patience);
    if (await inTime(isFull(), patience)) {
      throw new CallError('DISK_FULL', diskFull, { 'Retry-After': '10' }, 503);
    }
    return c.json(success({ status: 'ok' }), 200, apiHeaders(c));
  });
  return app;
}
