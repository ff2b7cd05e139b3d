import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from './call-error.ts';
import type { AppEnv } from './handler.ts';

/** Calls a minute, or no limit at all. */
export type RateLimit = { requests: number; posts: number; failedKeys: number } | 'off';

/** assumed: 1,200 requests and 60 POSTs a minute a key, and 120 failed keys a minute an address. */
export const usualRateLimit = { requests: 1_200, posts: 60, failedKeys: 120 };

/** Slows down whoever tries keys. */
export interface KeyAttempts {
  /** Called before a key is looked up; null where none was sent. */
  tried(c: Context<AppEnv>, hash: string | null): Promise<void>;
  accepted(c: Context<AppEnv>, hash: string): Promise<void>;
  refused(hash: string): void;
}

/** The methods that start or change something; all count as POSTs. */
const writing = ['POST', 'PATCH', 'DELETE'];

/** Keys that are known to have been good: far more than one service has. */
const mostGoodKeys = 10_000;

/**
 * Counts calls in this process's memory, in windows of a minute: `calls` per key for what passed authentication,
 * `attempts` per address for keys that were not good before. Such a one counts before it is looked up, and no more
 * once it is found good: a flood of wrong keys costs the database its limit and nothing else, and whoever calls from the
 * same address with a key that was good goes on. Past the limit both throw RATE_LIMITED with `Retry-After` in seconds.
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
  return {
    async calls(c, next) {
      await take(requests, c.get('keyId'));
      if (writing.includes(c.req.method)) await take(posts, c.get('keyId'));
      await next();
    },
    attempts: {
      async tried(c, hash) {
        if (hash === null || !good.has(hash)) await take(failedKeys, addressOf(c));
      },
      async accepted(c, hash) {
        if (good.has(hash)) return;
        if (good.size >= mostGoodKeys) good.clear();
        good.add(hash);
        await failedKeys.reward(addressOf(c));
      },
      refused: (hash) => void good.delete(hash),
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
