import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { keyKindHeader } from '../../contract/envelope.ts';
import type { Language } from '../../contract/language.ts';
import type { AppEnv } from './app-env.ts';

/** Of every body. */
export const jsonType = { 'Content-Type': 'application/json' };

/** Of answers that a page of any origin may read: what opens the API is the key in a header, never a cookie. */
const forEveryOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag,Retry-After,X-Request-Id',
};

/** Lets the page offer adding and editing. */
const forRecorders = { [keyKindHeader]: 'recorder' };

/** Headers by name; some are always there. */
type ApiHeaders = Record<string, string> & { Vary: string };

/**
 * The headers of an answer to this request: no caches, no frames, and
 * open to any page except for the calls of adding and editing, which only the own page may make. One plain object, passed with
 * the answer: a header set on an existing response makes the server copy it. Written out at each call,
 * since copying a common one takes twenty times as long.
 * @param language of the answer's words, if others can be requested
 */
export function apiHeaders(c: Context<AppEnv>, language?: Language): ApiHeaders {
  return {
    'Cache-Control': 'no-store',
    Vary: language === undefined ? 'Authorization' : 'Authorization, Accept-Language',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(isAddingPath(c.req.path) ? null : forEveryOrigin),
    ...(c.get('owner')?.kind === 'recorder' ? forRecorders : null),
    'X-Request-Id': c.get('requestId'),
    ...(language === undefined ? null : { 'Content-Language': language }),
  };
}

/** Whether a path is one of adding or editing. */
function isAddingPath(path: string): boolean {
  return path === '/import' || path.startsWith('/import/');
}

/** Gives the request the id under which the log knows it; the caller's own is not taken. */
export const requestIds = (newId: () => string) => requestId({ headerName: '', generator: newId });

/** Answers a browser that asks, without a key, whether a page of another origin may call. */
export function preflight(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'OPTIONS') return next();
    const headers = {
      ...apiHeaders(c),
      'Access-Control-Allow-Methods': 'GET,HEAD,POST',
      'Access-Control-Allow-Headers': 'Authorization,If-None-Match',
      'Access-Control-Max-Age': '600',
    };
    return new Response(null, { status: 204, headers });
  };
}
