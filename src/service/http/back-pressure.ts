import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';

/** Far more than answer within a second; what is past it would wait longer than its caller does. */
const usualLimit = 500;

/** How long a call may take, in milliseconds: a database that says nothing is told of within five seconds. */
const usualPatience = 4_000;

/**
 * Refuses calls with UNAVAILABLE and `Retry-After` while `limit` others are under way, so that a flood
 * costs its own callers an early refusal and not everybody a late answer; and a call that takes longer than
 * `patience`, whose work counts as under way until it ends.
 */
export function backPressure(
  limit = usualLimit,
  patience = usualPatience,
): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  return (_, next) => {
    if (underWay >= limit) {
      throw unavailable('The service is busy; wait as long as Retry-After says', 1);
    }
    underWay += 1;
    const work = next().finally(() => {
      underWay -= 1;
    });
    return inTime(work, patience);
  };
}

/** What the work comes to, if it does so in time. Throws UNAVAILABLE if it does not. */
export async function inTime<Result>(
  work: Promise<Result>,
  patience = usualPatience,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(unavailable('The service did not answer in time', 2)),
      patience,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(message: string, seconds: number): CallError {
  return new CallError('UNAVAILABLE', message, { 'Retry-After': String(seconds) });
}
