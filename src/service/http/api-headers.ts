import type { Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { keyKindHeader } from '../../contract/envelope.ts';
import type { AppEnv } from './app-env.ts';

export const jsonType = { 'Content-Type': 'application/json' };

/** Headers of every answer. */
const common = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Pages of any origin may read `/v1`: a key in a header opens it, never a cookie. Only the own page adds and edits. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag,Retry-After,X-Request-Id',
};

/**
 * Makes an answer, with the headers of every one; text is JSON. The server writes a plain object of headers as it is, which
 * takes less time than `c.header`.
 */
export function respond(
  c: Context<AppEnv>,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Record<string, string> = {},
): Response {
  const { owner, requestId = '' }: Partial<AppEnv['Variables']> = c.var;
  const isAdding = c.req.path === '/import' || c.req.path.startsWith('/import/');
  const all = {
    ...common,
    ...(isAdding ? {} : crossOrigin),
    // Lets the page offer adding and editing.
    ...(owner?.kind === 'recorder' ? { [keyKindHeader]: owner.kind } : {}),
    'X-Request-Id': requestId,
    ...(typeof body === 'string' ? jsonType : {}),
    ...headers,
  };
  return new Response(body, { status, headers: all });
}

/** Gives every call a request id, which the log has too, and answers preflights, which have no key. */
export function mountBasics(app: Hono<AppEnv>, newId: () => string): void {
  app.use(requestId({ headerName: '', generator: newId }));
  app.options('/v1/*', (c) =>
    respond(c, 204, null, {
      'Access-Control-Allow-Methods': 'GET,HEAD,POST',
      'Access-Control-Allow-Headers': 'Authorization,If-None-Match',
      'Access-Control-Max-Age': '600',
    }),
  );
}
