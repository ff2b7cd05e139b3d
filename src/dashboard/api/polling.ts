import { ApiError, isAbsent } from './api-error.ts';

/** What decides when to ask again for an insight. */
export interface PollState {
  /** The status last received; `undefined` before the first. */
  status: string | undefined;
  /** How long this page has seen it `generating`, in milliseconds. */
  generatingForMs: number;
  /** Failed calls since the last that succeeded. */
  errorsInARow: number;
  /** The last call's failure, `null` where it succeeded. */
  error: unknown;
}

/** After these nobody is asked again by itself; what is absent is not, either. */
const terminal = [401, 403];
const longestErrorPauseMs = 60_000;

/**
 * When to ask for an insight again: milliseconds, or `false` for not by itself. A run usually takes one to two minutes;
 * a two-minute run costs about 22 calls.
 */
export function pollInterval(state: PollState): number | false {
  // The error is judged before the status: after a 401 the old data, and its status, are still there.
  if (state.errorsInARow > 0) return pauseAfterError(state.error, state.errorsInARow);
  switch (state.status) {
    case undefined:
    case 'ready':
    case 'not_generated':
    case 'failed':
      return false;
    case 'generating':
      return whileGenerating(state.generatingForMs);
    case 'unavailable':
      return 60_000;
    default:
      // A word that the reference does not know may stand for something under way.
      return 30_000;
  }
}

function whileGenerating(generatingForMs: number): number {
  if (generatingForMs < 4_000) return 1_000;
  if (generatingForMs < 20_000) return 3_000;
  if (generatingForMs < 3 * 60_000) return 8_000;
  return generatingForMs < 15 * 60_000 ? 15_000 : 60_000;
}

function pauseAfterError(error: unknown, errorsInARow: number): number | false {
  const known = error instanceof ApiError ? error : null;
  if (isAbsent(error) || (known?.status && terminal.includes(known.status))) return false;
  const growing = Math.min(2_000 * 2 ** (errorsInARow - 1), longestErrorPauseMs);
  return Math.max(growing, known?.retryAfterMs ?? 0);
}
