import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The address that a call comes from: the socket's, or, behind a proxy that is trusted, the one that
 * the proxy put last into X-Forwarded-For (those before it are the caller's own words).
 */
export function callerAddress(trustProxy: boolean): (c: Context<AppEnv>) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
    return forwarded || (getConnInfo(c).remote.address ?? 'unknown');
  };
}
