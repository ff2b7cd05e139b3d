import { Hono } from 'hono';
import { dataVersion } from '../../contract/club-file.ts';
import { success } from '../../contract/envelope.ts';
import type { Clubs } from '../clubs.ts';
import { clubRoutes } from './club-routes.ts';
import { isTheirs, reasonOf } from './errors.ts';
import { fileRoutes } from './file-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { listRoutes } from './list-routes.ts';

/**
 * What commands ask for, by HTTP without a key: on a socket that its owner alone may open, or within the command's own process.
 * A failure is `{ "error": … }` in words; what the caller can't mend is reported, too.
 */
export function createAdminApp(clubs: Clubs, report: (error: unknown) => void) {
  return new Hono()
    .onError((error, c) => {
      if (!isTheirs(error)) report(error);
      return c.json({ error: reasonOf(error) }, isTheirs(error) ? 409 : 500);
    })
    .notFound((c) => c.json({ error: otherVersion }, 404))
    .get('/', (c) => c.json({ version: dataVersion }))
    .all('/clubs/:clubId/call/*', async (c) => {
      const { clubId } = c.req.param();
      const { pathname, search } = new URL(c.req.url);
      const answer = await clubs.engine.perform({
        clubId,
        method: c.req.method,
        path: pathname.slice(`/clubs/${clubId}/call`.length) + search,
        language: c.req.header('Accept-Language') ?? null,
        body: await c.req.text(),
      });
      return 'file' in answer ? c.body(answer.file) : c.json(success(answer.data), answer.status);
    })
    .route('/', clubRoutes(clubs))
    .route('/', listRoutes(clubs))
    .route('/', keyRoutes(clubs))
    .route('/', fileRoutes(clubs, report));
}

export type AdminApp = ReturnType<typeof createAdminApp>;

/** Said where the command and the service that holds the folder are not of one build. */
export const otherVersion =
  'The service that runs is of another version than this command: stop it and start it again.';
