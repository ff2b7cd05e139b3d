import type { Hono } from 'hono';
import { requestId } from 'hono/request-id';
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

/** Gives every answer its headers and its request id, which the log has too, and answers preflights, which have no key. */
export function mountHeaders(app: Hono<AppEnv>, newId: () => string): void {
  app.use(requestId({ headerName: '', generator: newId }));
  // Set before the answer is made, because changing the headers of a response copies its body.
  app.use((c, next) => {
    const isAdding = c.req.path === '/import' || c.req.path.startsWith('/import/');
    const all = { ...common, ...(isAdding ? {} : crossOrigin), 'X-Request-Id': c.get('requestId') };
    for (const [name, value] of Object.entries(all)) c.header(name, value);
    return next();
  });
  app.options('/v1/*', (c) =>
    c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET,HEAD,POST',
      'Access-Control-Allow-Headers': 'Authorization,If-None-Match',
      'Access-Control-Max-Age': '600',
    }),
  );
}
