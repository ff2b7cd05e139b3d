import { Hono } from 'hono';
import type { Logger } from 'pino';
import { success } from '../../contract/envelope.ts';
import { apiHeaders, jsonType, preflight, requestIds } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';
import { failureHandler, unknownPath } from './failures.ts';
import { readUpstreamBody } from './upstream-body.ts';

export interface ProxyOptions {
  /** Where the real service is; its path, if any, comes before `/v1`. */
  upstream: URL;
  fetch: typeof fetch;
  newId: () => string;
  logger: Pick<Logger, 'error'>;
  /** How long to wait for an answer, in milliseconds. */
  timeout?: number;
}

const requestHeaders = ['Accept', 'Authorization', 'If-None-Match'];
const responseHeaders = ['ETag', 'Retry-After', 'WWW-Authenticate', 'Allow'];

/**
 * Answers `/v1` with what the upstream service answers. Nothing of the caller reaches it but path,
 * query and a few headers; redirects are not followed, since they could carry the key elsewhere; an
 * answer that is no JSON becomes UPSTREAM_INVALID, one that is late UPSTREAM_TIMEOUT.
 */
export function createProxy(options: ProxyOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(options.logger));
  app.notFound(unknownPath);
  app.use(requestIds(options.newId));
  app.use('/v1/*', preflight());
  app.on(['GET', 'POST'], '/v1/*', async (c) => {
    const answer = await ask(options, c.req.raw);
    const headers = apiHeaders(c);
    for (const name of responseHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    if (answer.text === null) return new Response(null, { status: 304, headers });
    return new Response(answer.text, {
      status: answer.status,
      headers: { ...headers, ...jsonType },
    });
  });
  app.all('/v1/*', () => {
    const Allow = 'GET, HEAD, POST, OPTIONS';
    throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${Allow}`, { Allow });
  });
  app.get('/healthz', (c) => c.json(success({ status: 'ok' }), 200, apiHeaders(c)));
  return app;
}

async function ask(options: ProxyOptions, request: Request) {
  const url = upstreamAddress(options.upstream, new URL(request.url));
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const signal = AbortSignal.timeout(options.timeout ?? 14_000);
  const method = request.method === 'POST' ? 'POST' : 'GET';
  try {
    const answer = await options.fetch(url, { method, headers, redirect: 'manual', signal });
    const text = answer.status === 304 ? null : await readUpstreamBody(answer);
    return { status: answer.status, headers: answer.headers, text };
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (signal.aborted) {
      throw new CallError('UPSTREAM_TIMEOUT', 'The statistics service did not answer in time');
    }
    options.logger.error({ err: error }, 'the upstream service could not be called');
    throw new CallError('UPSTREAM_INVALID', 'The statistics service cannot be reached');
  }
}

/** Throws NOT_FOUND for a path that could mean another one to the upstream than it does here. */
function upstreamAddress(upstream: URL, asked: URL): URL {
  if (/%2f|%5c|%2e|%00|\\|\/\//i.test(asked.pathname)) {
    throw new CallError('NOT_FOUND', 'The service has no such path');
  }
  const url = new URL(upstream);
  url.pathname = upstream.pathname.replace(/\/$/, '') + asked.pathname;
  url.search = asked.search;
  url.hash = '';
  return url;
}
