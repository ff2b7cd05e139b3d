import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';

/** Far more than answer within a second; what is past it would wait longer than its caller does. */
const usualLimit = 500;

/**
 * Refuses calls with UNAVAILABLE and `Retry-After` while `limit` others are under way, so that a flood
 * costs its own callers an early refusal and not everybody a late answer.
 */
export function backPressure(limit = usualLimit): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  return async (_, next) => {
    if (underWay >= limit) {
      throw new CallError('UNAVAILABLE', 'The service is busy; wait as long as Retry-After says', {
        'Retry-After': '1',
      });
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}
