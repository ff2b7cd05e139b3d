import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '../../club/tools.ts';
import { isWellFormedKey } from '../../contract/api-key-format.ts';
import type { AppEnv } from './app-env.ts';

/** Calls a minute, or no limit at all; `requests` also limits the well-formed keys tried at one address. */
export type RateLimit = { requests: number; posts: number; failedKeys: number } | 'off';

/** assumed: 1,200 requests and 60 POSTs a minute a key, and 120 failed keys a minute an address. */
export const usualRateLimit = { requests: 1_200, posts: 60, failedKeys: 120 };

/** Slows down attempts to guess keys. */
export interface KeyAttempts {
  /** Called before a key is looked up. */
  tried(c: Context<AppEnv>, key: string | undefined): Promise<void>;
  accepted(c: Context<AppEnv>, key: string): Promise<void>;
  refused(key: string): void;
}

/** Methods that count as POSTs. */
const writing = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Accepted keys that are remembered: far more than one service has. */
const mostGoodKeys = 10_000;

/**
 * Counts calls in this process's memory, in windows of a minute: `calls` per key after authentication, `attempts` per
 * address for keys not yet accepted by this process. An attempt counts before the lookup and is given back once the key
 * is accepted, so a flood of wrong keys costs the database at most the limit. Well-formed keys have the budget of one
 * key's calls and wrong ones another, so after a restart wrong keys don't lock out good keys of the same address. Past
 * a limit both throw RATE_LIMITED with `Retry-After` in seconds.
 */
export function rateLimiting(
  limit: RateLimit,
  addressOf: (c: Context<AppEnv>) => string,
): { calls: MiddlewareHandler<AppEnv>; attempts: KeyAttempts } {
  if (limit === 'off') {
    const attempts = { tried: async () => {}, accepted: async () => {}, refused: () => {} };
    return { calls: (_, next) => next(), attempts };
  }
  const good = new Set<string>();
  const requests = new RateLimiterMemory({ points: limit.requests, duration: 60 });
  const posts = new RateLimiterMemory({ points: limit.posts, duration: 60 });
  const failedKeys = new RateLimiterMemory({ points: limit.failedKeys, duration: 60 });
  const wellFormedKeys = new RateLimiterMemory({ points: limit.requests, duration: 60 });
  const attemptsWith = (key = '') => (isWellFormedKey(key) ? wellFormedKeys : failedKeys);
  return {
    async calls(c, next) {
      await take(requests, c.get('owner').keyId);
      if (writing.includes(c.req.method)) await take(posts, c.get('owner').keyId);
      await next();
    },
    attempts: {
      async tried(c, key) {
        if (key === undefined || !good.has(key)) await take(attemptsWith(key), addressOf(c));
      },
      async accepted(c, key) {
        if (good.has(key)) return;
        if (good.size >= mostGoodKeys) good.clear();
        good.add(key);
        await attemptsWith(key).reward(addressOf(c));
      },
      refused: (key) => void good.delete(key),
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1_000));
    throw new CallError('RATE_LIMITED', 'Too many calls; wait as long as Retry-After says', {
      'Retry-After': String(seconds),
    });
  }
}

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
