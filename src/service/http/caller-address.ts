import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The address that a call comes from: the socket's, or, behind a proxy that is trusted, the one that
 * the proxy put last into X-Forwarded-For (those before it are the caller's own words). Of IPv6 the first half, since
 * the other is the caller's to choose (RFC 4291, section 2.5.4).
 */
export function callerAddress(trustProxy: boolean): (c: Context<AppEnv>) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
    return networkOf(forwarded || (getConnInfo(c).remote.address ?? 'unknown'));
  };
}

/** The first four groups of an IPv6 address; any other address as it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
