import { ApiError, isPassing } from './api-error.ts';

/** How often a read is tried again before its failure is final. */
const retries = 2;

/** A service that can't be reached is asked again after this long, in milliseconds: the network may be back. */
const unreachablePauseMs = 10_000;

/** Whether a read that has failed is tried again at once by itself, as TanStack Query asks it. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const answeredByAnother = error instanceof ApiError && error.code === 'NOT_THE_SERVICE';
  return failures < retries && isPassing(error) && !answeredByAnother;
}

/** The pause before that try, in milliseconds: a second, then two; at least what the service asked for. */
export function retryPause(failures: number, error: unknown): number {
  return Math.max(askedPause(error), 1_000 * 2 ** failures);
}

/** When the service allows the next call after a failure at `failedAt`, in milliseconds since 1970. */
export function allowedAt(error: unknown, failedAt: number): number {
  return failedAt + askedPause(error);
}

/** A failed read, as a panel sees it. */
export interface FailedTry {
  error: unknown;
  /** Milliseconds since 1970. */
  failedAt: number;
  /** Tries that have failed so far. */
  failureCount: number;
  /** No more tries follow by themselves. */
  ended: boolean;
}

/**
 * When the next try comes, in milliseconds since 1970; `null` where only the coach can start it. After the last try,
 * that is where the service said when to come back, or could not be reached.
 */
export function nextTryAt({ error, failedAt, failureCount, ended }: FailedTry): number | null {
  if (!ended) return failedAt + retryPause(failureCount - 1, error);
  if (!(error instanceof ApiError)) return null;
  if (error.retryAfterMs !== null && isPassing(error)) return failedAt + askedPause(error);
  return error.code === 'NO_CONNECTION' ? failedAt + unreachablePauseMs : null;
}

function askedPause(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
}
