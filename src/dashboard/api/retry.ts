import { ApiError, isPassing } from './api-error.ts';

/** How often a read is retried before its failure is final. */
const retries = 2;

/** Milliseconds until an unreachable service is called again, since the network may be back. */
const unreachablePauseMs = 10_000;

/** Whether TanStack Query retries a failed read. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const answeredByAnother = error instanceof ApiError && error.code === 'NOT_THE_SERVICE';
  // The coach may cut a long pause short, which a pending retry would not allow.
  const isLong = askedPause(error) > longestPauseMs;
  return failures < retries && isPassing(error) && !answeredByAnother && !isLong;
}

/** The longest pause between retries, in milliseconds. */
const longestTryPauseMs = 60_000;

/**
 * The pause in milliseconds after consecutive failures: doubled each time, a minute at most, never shorter than the service
 * asked.
 * @param failures 0 = the pause before the first retry
 */
export function pauseAfter(error: unknown, failures: number): number {
  return Math.max(askedPause(error), Math.min(1_000 * 2 ** failures, longestTryPauseMs));
}

/** When the service allows the next call after a failure at `failedAt`, in milliseconds since 1970. */
export function allowedAt(error: unknown, failedAt: number): number {
  return failedAt + askedPause(error);
}

/** A failed read, for a panel. */
export interface FailedTry {
  error: unknown;
  /** Milliseconds since 1970. */
  failedAt: number;
  /** Failed tries so far. */
  failureCount: number;
  /** No more automatic tries follow. */
  ended: boolean;
  /** How many times all tries have failed in a row. */
  rounds?: number;
}

/** The longest pause between rounds of tries in milliseconds, unless the service asked for more. */
const longestPauseMs = 5 * 60_000;

/**
 * When the next try starts, in milliseconds since 1970. After the last try (`ended`) pauses grow with each round and respect
 * Retry-After; `null` if neither that nor a lost connection justifies another: the coach can start it.
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
