import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { AppEnv } from './app-env.ts';

/** Gives the request its id, and each answer the headers that keep it out of caches and frames. */
export function apiHeaders(newId: () => string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = newId();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Authorization');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  };
}

/** Any page may call the API: what opens it is the key in a header, never a cookie. */
export function crossOrigin(): MiddlewareHandler {
  return cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'If-None-Match'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
}

/** ETag on successful GETs, and 304 where the caller has the answer already. */
export function entityTags(): MiddlewareHandler {
  return etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
      'Content-Security-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Request-Id',
    ],
  });
}
