import type { Context, Hono } from 'hono';
import { type ClubCall, callAt } from '../../club/calls.ts';
import type { ClubAnswer, ClubEngine } from '../../club/club.ts';
import { CallError } from '../../club/tools.ts';
import { success } from '../../contract/envelope.ts';
import { languageOf } from '../../contract/language.ts';
import type { Sealed } from '../clubs.ts';
import { answerOf, type ResponseCache, responseCache, send } from './answer.ts';
import { respond } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { receiveFiles } from './receive-files.ts';

/** The engine of clubs. */
export type CallEngine = Pick<ClubEngine<Sealed>, 'perform'>;

/** Bytes of answers that a process caches. */
const memoryForAnswers = 32 * 1_024 * 1_024;

/** Answers every call of the contract; those under /import need a recorder's key. */
export function mountCalls(app: Hono<AppEnv>, clubs: CallEngine): void {
  const cache = responseCache(memoryForAnswers);
  const uploads = new Map<string, number>();
  app.use('/import/*', (c, next) => {
    if (c.get('owner').kind === 'recorder') return next();
    throw new CallError(
      'FORBIDDEN',
      'This key reads; adding matches needs a recorder key: admin key add CLUB --recorder',
    );
  });
  app.on('ALL', ['/v1/*', '/import/*'], async (c) => {
    const { path, raw } = c.req;
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const { body, written } = callAt(method, path);
    if (method === 'GET' && path.startsWith('/v1/')) return answerGet(c, written, cache, clubs);
    if (body !== 'files') {
      return sendAnswer(c, await perform(clubs, c, method, body && (await readJson(raw))));
    }
    return await withinUploads(uploads, c.get('owner').id, async () =>
      sendAnswer(c, await perform(clubs, c, method, receiveFiles(raw))),
    );
  });
}

/** Has the club of the key answer a call. Throws CallError, and what the database throws. */
function perform(
  clubs: CallEngine,
  c: Context<AppEnv>,
  method: string,
  body?: ClubCall['body'],
): Promise<ClubAnswer<Sealed>> {
  const { path, url } = c.req;
  const query = url.indexOf('?');
  return clubs.perform({
    clubId: c.get('owner').id,
    by: c.get('owner').keyName,
    method,
    path: query < 0 ? path : path + url.slice(query),
    language: c.req.header('Accept-Language') ?? null,
    body,
  });
}

/** Sends an answer that is not cached. */
function sendAnswer(c: Context<AppEnv>, answer: ClubAnswer<Sealed>): Response {
  if ('file' in answer) {
    return respond(c, 200, answer.file, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="club.boxout"',
    });
  }
  const { data, status = 200, language } = answer;
  const headers = language && { 'Content-Language': language };
  return respond(c, status, JSON.stringify(success(data)), headers);
}

/** Answers a GET, from the cache if nothing of the club changed since. The club's id is part of the cache's key. */
async function answerGet(
  c: Context<AppEnv>,
  written: boolean,
  cache: ResponseCache,
  clubs: CallEngine,
) {
  const { id, revision } = c.get('owner');
  const asked = written ? ` ${languageOf(c.req.header('Accept-Language'))}` : '';
  const path = id + c.req.path + asked;
  let answer = cache.find(path, revision);
  if (answer === undefined) {
    const made = await perform(clubs, c, 'GET');
    if ('file' in made) throw new TypeError('No GET answers with a file');
    answer = answerOf(made);
    cache.keep(path, revision, answer);
  }
  return send(c, answer);
}

/** Uploads of one club at once, so that it leaves capacity to other clubs. */
const mostUploads = 2;

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
    uploads.set(clubId, (uploads.get(clubId) ?? 1) - 1);
  }
}

/** In bytes; far above the choices for 200 matches. */
const largestBody = 2_000_000;

/** The text of a JSON body. Throws INVALID_REQUEST and TOO_LARGE. */
async function readJson(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new CallError('INVALID_REQUEST', 'The body must be JSON: Content-Type: application/json');
  }
  const bytes = await readUpTo(largestBody, request);
  if (bytes === null) throw new CallError('TOO_LARGE', 'The body is larger than 2 MB');
  return bytes.toString('utf8');
}

/** The body of a message; null if it has more bytes than that, of which the rest is not read. */
export async function readUpTo(most: number, { body }: Request | Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
