import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The caller's address: the socket's, or behind a trusted proxy the last one in X-Forwarded-For, since the caller may have
 * written the others. Of IPv6 the first half, since the caller chooses the other (RFC 4291, section 2.5.4).
 */
export function callerAddress(trustProxy: boolean): (c: Context<AppEnv>) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
    return networkOf(forwarded || (getConnInfo(c).remote.address ?? 'unknown'));
  };
}

/** The first four groups of an IPv6 address; another address unchanged. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
