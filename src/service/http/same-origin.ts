import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';

/**
 * Lets a call pass that the service's own page made, or no page at all: a browser says so itself (Fetch Metadata,
 * `Sec-Fetch-Site`), an old one names the page's origin, whose host must be the one that is called. Else FORBIDDEN.
 */
export function sameOrigin(): MiddlewareHandler<AppEnv> {
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

/** Schemes may differ where TLS ends before the service. */
function isOwnHost(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
