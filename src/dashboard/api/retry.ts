import { ApiError, isPassing } from './api-error.ts';

/** How often a read is tried again before its failure is final. */
const retries = 2;

/** A service that can't be reached is asked again after this long, in milliseconds: the network may be back. */
const unreachablePauseMs = 10_000;

/** Whether a read that has failed is tried again at once by itself, as TanStack Query asks it. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const answeredByAnother = error instanceof ApiError && error.code === 'NOT_THE_SERVICE';
  // So long a pause is the coach's to cut short, which a try under way does not allow.
  const isLong = askedPause(error) > longestPauseMs;
  return failures < retries && isPassing(error) && !answeredByAnother && !isLong;
}

/** However often something fails while its tries go on, the next comes after this long, in milliseconds. */
const longestTryPauseMs = 60_000;

/**
 * The pause after failures in a row, wherever something is tried again by itself, in milliseconds: each twice the one
 * before, a minute at most; never shorter than the service asked for.
 * @param failures 0 = a second
 */
export function pauseAfter(error: unknown, failures: number): number {
  return Math.max(askedPause(error), Math.min(1_000 * 2 ** failures, longestTryPauseMs));
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
  /** How often all tries have failed so far, one after the other. */
  rounds?: number;
}

/** However often a service fails, it is asked again after this long, in milliseconds, unless it asked for more. */
const longestPauseMs = 5 * 60_000;

/**
 * When the next try comes, in milliseconds since 1970. After the last try (`ended`) pauses grow with each round, and never
 * undercut the service's Retry-After; `null` if neither that nor a lost connection calls for another: the coach can start it.
 */
export function nextTryAt({
  error,
  failedAt,
  failureCount,
  ended,
  rounds = 1,
}: FailedTry): number | null {
  if (!ended) return failedAt + pauseAfter(error, failureCount - 1);
  if (!(error instanceof ApiError)) return null;
  const grown = (first: number) => Math.min(first * 2 ** (rounds - 1), longestPauseMs);
  if (error.retryAfterMs !== null && isPassing(error)) {
    return failedAt + Math.max(askedPause(error), grown(4_000));
  }
  return error.code === 'NO_CONNECTION' ? failedAt + grown(unreachablePauseMs) : null;
}

function askedPause(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
}
