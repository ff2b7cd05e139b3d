import type { Context, Hono } from 'hono';
import type { ClubCall } from '../../club/club.ts';
import {
  type AddingEndpoint,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';
import {
  type Answering,
  addMethod,
  perform,
  refuseOtherMethods,
  routeOf,
  sendAnswer,
} from './mount.ts';
import { receiveFiles } from './receive-files.ts';

/** Bodies of files that one club sends at once; more would take the service's places for all clubs. */
const mostUploads = 2;

/** Puts every call of adding and editing into the app, for recorders' keys alone, and 405 on their paths for every other method. */
export function mountAdding(app: Hono<AppEnv>, clubs: Answering): void {
  app.use('/import/*', (c, next) => {
    if (c.get('keyKind') === 'recorder') return next();
    throw new CallError(
      'FORBIDDEN',
      'This key reads; adding matches needs a recorder key: admin key add CLUB --recorder',
    );
  });
  const uploads = new Map<string, number>();
  const methods = new Map<string, string[]>();
  for (const name of addingEndpointNames) {
    const { method, path, body }: AddingEndpoint = addingEndpoints[name];
    app.on(method, routeOf(path), async (c) => {
      const work = async () => perform(clubs, c, method, await bodyOf(c, body));
      const answer = await (body === 'files'
        ? withinUploads(uploads, c.get('club').id, work)
        : work());
      return sendAnswer(c, answer);
    });
    addMethod(methods, path, method);
  }
  refuseOtherMethods(app, methods);
}

/** Throws RATE_LIMITED while the club has as many uploads under way as it may. */
async function withinUploads<Result>(
  uploads: Map<string, number>,
  clubId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const underWay = uploads.get(clubId) ?? 0;
  if (underWay >= mostUploads) {
    throw new CallError('RATE_LIMITED', 'The club is sending other files: wait for them', {
      'Retry-After': '5',
    });
  }
  uploads.set(clubId, underWay + 1);
  try {
    return await work();
  } finally {
    const left = (uploads.get(clubId) ?? 1) - 1;
    if (left === 0) uploads.delete(clubId);
    else uploads.set(clubId, left);
  }
}

/** The body that a call brings. Throws INVALID_REQUEST and TOO_LARGE. */
async function bodyOf(c: Context<AppEnv>, body: AddingEndpoint['body']): Promise<ClubCall['body']> {
  if (body === undefined) return undefined;
  return body === 'files' ? receiveFiles(c.req.raw) : await readJson(c.req.raw);
}

/** Far above the choices for 200 matches. */
const largestBody = 2_000_000;

/** The text of a JSON body. */
async function readJson(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new CallError('INVALID_REQUEST', 'The body must be JSON: Content-Type: application/json');
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > largestBody) throw new CallError('TOO_LARGE', 'The body is larger than 2 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
