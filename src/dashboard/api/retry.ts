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

const longestPauseMs = 60_000;

/**
 * The pause after failures in a row, wherever something is tried again by itself, in milliseconds: each twice the one
 * before, a minute at most; never shorter than the service asked for.
 * @param failures 0 = a second
 */
export function pauseAfter(error: unknown, failures: number): number {
  return Math.max(askedPause(error), Math.min(1_000 * 2 ** failures, longestPauseMs));
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
  if (!ended) return failedAt + pauseAfter(error, failureCount - 1);
  if (!(error instanceof ApiError)) return null;
  if (error.retryAfterMs !== null && isPassing(error)) return failedAt + askedPause(error);
  return error.code === 'NO_CONNECTION' ? failedAt + unreachablePauseMs : null;
}

function askedPause(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
}
