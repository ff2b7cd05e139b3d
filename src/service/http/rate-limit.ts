import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';

/** Calls a minute, or no limit at all. */
export type RateLimit = { requests: number; posts: number; failedKeys: number } | 'off';

/** assumed: 1,200 requests and 60 POSTs a minute a key, and 120 failed keys a minute an address. */
export const usualRateLimit = { requests: 1_200, posts: 60, failedKeys: 120 };

/**
 * Counts calls in this process's memory, in windows of a minute: `calls` per key for what passed
 * authentication, `refused` per address for what did not. Past the limit both throw RATE_LIMITED
 * with `Retry-After` in seconds.
 */
export function rateLimiting(
  limit: RateLimit,
  addressOf: (c: Context<AppEnv>) => string,
): {
  calls: MiddlewareHandler<AppEnv>;
  refused: (c: Context<AppEnv>) => Promise<void>;
} {
  if (limit === 'off') {
    return { calls: (_, next) => next(), refused: async () => {} };
  }
  const requests = new RateLimiterMemory({ points: limit.requests, duration: 60 });
  const posts = new RateLimiterMemory({ points: limit.posts, duration: 60 });
  const failedKeys = new RateLimiterMemory({ points: limit.failedKeys, duration: 60 });
  return {
    async calls(c, next) {
      await take(requests, c.get('keyId'));
      if (c.req.method === 'POST') await take(posts, c.get('keyId'));
      await next();
    },
    refused: (c) => take(failedKeys, addressOf(c)),
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
