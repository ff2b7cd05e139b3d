import { sql } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { CallError } from '../../club/tools.ts';
import { success } from '../../contract/envelope.ts';
import { diskFull } from '../database/disk-full.ts';
import type { OpenDatabase } from '../database/open.ts';
import { mountBasics, respond } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { authentication, keyOwnerIn, keyOwners, keyUses } from './authentication.ts';
import { backPressure, uploadTimeouts, withTimeout } from './back-pressure.ts';
import { type CallEngine, mountCalls } from './calls.ts';
import { failureHandler, unknownPath } from './failures.ts';
import { openApiDocument } from './openapi.ts';
import { type RateLimit, rateLimiting } from './rate-limit.ts';

export interface AppOptions {
  database: Pick<OpenDatabase, 'db' | 'onChange' | 'isSilent' | 'isFull'>;
  engine: CallEngine;
  clock: () => Date;
  newId: () => string;
  rateLimit: RateLimit;
  logger: Pick<Logger, 'error'>;
  /** The caller's address, by which failed keys are counted. */
  addressOf: (c: Context<AppEnv>) => string;
}

/** The API: /v1, /import, its OpenAPI document and the health check. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { database, engine, clock, newId, logger } = options;
  const { db, onChange, isSilent, isFull } = database;
  const ownerOf = keyOwners({
    read: keyOwnerIn(db),
    onChange,
    clock,
    onUse: keyUses(db, clock, logger),
  });
  const limits = rateLimiting(options.rateLimit, options.addressOf);
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(logger));
  app.notFound(unknownPath);
  mountBasics(app, newId);
  // Reports a silent database within five seconds; otherwise a call may take as long as a page waits.
  const timeouts = { silent: 4_000, slow: 14_000, isSilent };
  const known = [authentication(ownerOf, limits.attempts), limits.calls] as const;
  app.use('/v1/*', backPressure(timeouts), ...known);
  app.use('/import/*', sameOrigin(), backPressure(uploadTimeouts, 60), ...known);
  mountCalls(app, engine);
  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', (c) => respond(c, 200, document));
  app.get('/healthz', async (c) => {
    await withTimeout(db.execute(sql`select 1`), timeouts);
    if (await withTimeout(isFull(), timeouts)) {
      throw new CallError('DISK_FULL', diskFull, { 'Retry-After': '10' }, 503);
    }
    return respond(c, 200, JSON.stringify(success({ status: 'ok' })));
  });
  return app;
}

/**
 * Accepts calls from the service's own page or from no page, otherwise FORBIDDEN. Browsers send `Sec-Fetch-Site` (Fetch
 * Metadata); older ones the page's origin, which must have the called host.
 */
function sameOrigin(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const site = c.req.header('Sec-Fetch-Site');
    const isOwn =
      site === undefined
        ? isOwnHost(c.req.header('Origin'), c.req.header('Host') ?? new URL(c.req.url).host)
        : site === 'same-origin' || site === 'none';
    if (isOwn) return next();
    throw new CallError(
      'FORBIDDEN',
      'Matches are added and looked after from the service’s own page',
    );
  };
}

/** The schemes differ if a proxy adds TLS. */
function isOwnHost(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
