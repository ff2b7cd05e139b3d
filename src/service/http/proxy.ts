import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { CallError } from '../../club/tools.ts';
import { endpointNames, endpoints } from '../../contract/endpoints.ts';
import { success } from '../../contract/envelope.ts';
import { isMappableRoute, type MappedRoutes, pathsOf } from '../../contract/mapped-routes.ts';
import { findCall, patternOf } from '../../contract/read-call.ts';
import { mountBasics, respond } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { backPressure } from './back-pressure.ts';
import { readUpTo } from './calls.ts';
import { failureHandler, unknownPath } from './failures.ts';
import { isPlainPath, sentPath } from './plain-path.ts';

export interface ProxyOptions {
  /** Where the real service is; its path, if any, comes before `/v1`. */
  upstream: URL;
  /** The upstream's paths for calls without a path in the reference. */
  routes?: MappedRoutes | undefined;
  fetch: typeof fetch;
  newId: () => string;
  logger: Pick<Logger, 'error'>;
  /** How long to wait for an answer, in milliseconds. */
  timeout?: number;
}

const requestHeaders = ['Accept', 'Accept-Language', 'Authorization', 'If-None-Match'];
const responseHeaders = ['Allow', 'Content-Language', 'ETag', 'Retry-After', 'WWW-Authenticate'];

/**
 * Passes the reference's calls on to the upstream service: path, query and a few headers, until the caller leaves. Redirects
 * are not followed, since they could send the key elsewhere. An answer that is no JSON becomes UPSTREAM_INVALID, a late one
 * UPSTREAM_TIMEOUT.
 */
export function createProxy(options: ProxyOptions): Hono<AppEnv> {
  const { logger, newId, routes = {} } = options;
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(logger));
  app.notFound(unknownPath);
  mountBasics(app, newId);
  // The time limit of `passOn` ends a call first.
  app.use('/v1/*', backPressure({ silent: 15_000, slow: 15_000, isSilent: () => true }, 200));
  app.use('/v1/*', async (c, next) =>
    isPlainPath(sentPath(c.req.raw.url)) ? next() : unknownPath(c),
  );
  const calls = endpointNames.flatMap((name) => {
    const { method, path } = endpoints[name];
    const mapped = isMappableRoute(name) ? routes[name] : undefined;
    const paths = [...(pathsOf(name) ?? [path]), ...(mapped === undefined ? [] : [mapped])];
    return paths.map((each) => ({ method, pattern: patternOf(each) }));
  });
  app.all('/v1/*', (c) => {
    const found = findCall(calls, c.req.method === 'HEAD' ? 'GET' : c.req.method, c.req.path);
    if (!Array.isArray(found)) return passOn(c, options);
    if (found.length === 0) return unknownPath(c);
    const Allow = found.join(', ');
    throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${Allow}`, { Allow });
  });
  let asking: Promise<number | null> | null = null;
  app.get('/healthz', async (c) => {
    // Calls at the same time share one request.
    asking ??= upstreamStatus(options).finally(() => {
      asking = null;
    });
    const status = await asking;
    if (status === null || status >= 500) {
      const said = status === null ? 'does not answer' : `answers HTTP ${status}`;
      const headers = { 'Retry-After': '5' };
      throw new CallError('UNAVAILABLE', `The statistics service ${said}`, headers);
    }
    return respond(c, 200, JSON.stringify(success({ status: 'ok', upstream: 'ok' })));
  });
  return app;
}

/** The upstream's status for a call without a key; null if it does not answer in time. */
async function upstreamStatus({ upstream, fetch }: ProxyOptions): Promise<number | null> {
  const address = upstreamAddress(upstream, endpoints.getClub.path, '');
  const signal = AbortSignal.timeout(4_000);
  try {
    const { status, body } = await fetch(address, { redirect: 'manual', signal });
    await body?.cancel();
    return status;
  } catch (error) {
    if (error instanceof TypeError || signal.aborted) return null;
    throw error;
  }
}

function pickHeaders(names: readonly string[], headers: Headers): Record<string, string> {
  const found = names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

async function passOn(c: Context<AppEnv>, options: ProxyOptions): Promise<Response> {
  const request = c.req.raw;
  // Calls without a key are not passed on.
  if (!/^Bearer \S+$/i.test(request.headers.get('Authorization') ?? ''))
    throw new CallError('UNAUTHORIZED', 'A valid API key is needed');
  const url = upstreamAddress(options.upstream, sentPath(request.url), new URL(request.url).search);
  const headers = pickHeaders(requestHeaders, request.headers);
  const late = AbortSignal.timeout(options.timeout ?? 14_000);
  const signal = AbortSignal.any([late, request.signal]);
  const method = request.method === 'POST' ? 'POST' : 'GET';
  try {
    const answer = await options.fetch(url, { method, headers, redirect: 'manual', signal });
    const body = answer.status === 304 ? null : await readUpstreamBody(answer);
    return respond(c, answer.status, body, pickHeaders(responseHeaders, answer.headers));
  } catch (error) {
    if (error instanceof CallError) throw error;
    // If the caller has left, nobody reads it.
    if (signal.aborted) {
      throw new CallError('UPSTREAM_TIMEOUT', 'The statistics service did not answer in time');
    }
    options.logger.error({ err: error }, 'the upstream service could not be called');
    throw new CallError('UPSTREAM_INVALID', 'The statistics service cannot be reached');
  }
}

function upstreamAddress(upstream: URL, path: string, search: string): URL {
  const url = new URL(upstream);
  url.pathname = upstream.pathname.replace(/\/$/, '') + path;
  url.search = search;
  url.hash = '';
  return url;
}

/** Far above any reply: a match with 1,000 events is about 0.4 MB. */
const largest = 20_000_000;

/** The upstream service's answer: JSON text, or null without a body. Throws UpstreamFault otherwise. */
async function readUpstreamBody(answer: Response): Promise<string | null> {
  if (answer.status >= 300 && answer.status < 400) {
    throw new UpstreamFault('answered with a redirect', answer);
  }
  const bytes = await readUpTo(largest, answer);
  if (bytes === null) {
    throw new UpstreamFault('answered with more than the 20 MB that are passed on', answer);
  }
  if (bytes.byteLength === 0) return null;
  const type = answer.headers.get('Content-Type') ?? 'application/json';
  if (!/^(application\/([\w.-]+\+)?|text\/)json\b/i.test(type)) {
    throw new UpstreamFault('did not answer with JSON', answer);
  }
  const text = decode(bytes, type);
  if (text === null) throw new UpstreamFault('answered in letters that cannot be read', answer);
  if (!v.is(json, text)) throw new UpstreamFault('answered with JSON that cannot be read', answer);
  if (isMeaningful(answer.status) && !v.is(envelope, text)) {
    throw new UpstreamFault('refused the call without the envelope', answer);
  }
  return text;
}

/** Statuses that the page handles from any sender: a sign-in page's 401, a gateway's 503. */
function isMeaningful(status: number): boolean {
  return [401, 403, 404, 405, 429, 501, 503].includes(status);
}

/** An upstream answer that is not passed on: 502, or the upstream's status if it is meaningful. */
class UpstreamFault extends CallError {
  constructor(what: string, { status, headers }: Pick<Response, 'status' | 'headers'>) {
    const retryAfter = headers.get('Retry-After');
    super(
      'UPSTREAM_INVALID',
      `The statistics service ${what} (HTTP ${status})`,
      retryAfter === null ? {} : { 'Retry-After': retryAfter },
      isMeaningful(status) ? status : undefined,
    );
  }
}

/** The decoded text, in its declared encoding or UTF-8 (RFC 8259); null if it is invalid. */
function decode(bytes: Uint8Array, type: string): string | null {
  const [, said] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  const mark = `${bytes[0]} ${bytes[1]}`;
  const marked = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(marked ?? said ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // An unknown encoding, or bytes that are invalid in it.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

const json = v.pipe(v.string(), v.parseJson());

/** As the dashboard reads it: `data`, `error` or both. */
const envelope = v.pipe(
  json,
  v.union([v.object({ data: v.unknown() }), v.object({ error: v.unknown() })]),
);
