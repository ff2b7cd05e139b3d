import type { MiddlewareHandler } from 'hono';
import { CallError } from '../../club/tools.ts';
import type { AppEnv } from './app-env.ts';

/** Far more calls than are answered within a second; later ones would wait longer than their callers do. */
const usualLimit = 500;

/** How long a call may take, in milliseconds: while the database is silent, and while it answers other calls. */
export interface Timeouts {
  silent: number;
  slow: number;
  isSilent: () => boolean;
}

/** Uploads are slow and leave the database silent; each statement has its own limit. */
export const uploadTimeouts: Timeouts = {
  silent: 300_000,
  slow: 300_000,
  isSilent: () => true,
};

/**
 * Refuses a call with UNAVAILABLE and `Retry-After` while `limit` others are under way, so that a flood delays nobody, or
 * after its timeout. Its work counts as under way until it is done.
 */
export function backPressure(timeouts: Timeouts, limit = usualLimit): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  return (_, next) => {
    if (underWay >= limit) {
      throw unavailable('The service is busy; wait as long as Retry-After says', 1);
    }
    underWay += 1;
    const work = next().finally(() => {
      underWay -= 1;
    });
    return withTimeout(work, timeouts);
  };
}

/** The result of the work, if it comes in time. Throws UNAVAILABLE otherwise. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  { silent, slow, isSilent }: Timeouts,
): Promise<Result> {
  const began = performance.now();
  let look: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    look = setInterval(() => {
      const waited = performance.now() - began;
      if (waited < silent || (waited < slow && !isSilent())) return;
      reject(unavailable('The service did not answer in time', 2));
    }, silent / 40);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(look);
  }
}

function unavailable(message: string, seconds: number): CallError {
  return new CallError('UNAVAILABLE', message, { 'Retry-After': String(seconds) });
}
