import type { Match } from '../../contract/match.ts';
import { isPassing } from './api-error.ts';
import { pauseAfter } from './retry.ts';

/** Whether a run is under way: what has its pages wait, and the poll go on. */
export function isGenerating(insights: { status: string } | undefined): boolean {
  return insights?.status === 'generating';
}

/** Whether a match is being played. */
export function isLive(match: { status: string } | undefined): boolean {
  return match?.status === 'live';
}

/** What decides when to ask again for an insight. */
export interface PollState {
  /** The status last received; `undefined` before the first. */
  status: string | undefined;
  /** How long this page has seen it `generating`, in milliseconds; `null` right after the request. */
  generatingForMs: number | null;
  /** Failed calls since the last that succeeded. */
  errorsInARow: number;
  /** The last call's failure, `null` if it succeeded. */
  error: unknown;
}

/**
 * When to ask for an insight again: milliseconds, or `false` for not by itself. A run usually takes one to two minutes;
 * a two-minute run costs about 23 calls.
 */
export function pollInterval(state: PollState): number | false {
  const { status, error, errorsInARow } = state;
  // The error is judged before the status: after a 401 the old data, and its status, are still there.
  if (errorsInARow > 0) return isPassing(error) && pauseAfter(error, errorsInARow);
  if (isGenerating({ status: status ?? '' })) return whileGenerating(state.generatingForMs);
  switch (status) {
    case undefined:
    case 'ready':
    case 'not_generated':
    case 'failed':
      return false;
    case 'unavailable':
      return 60_000;
    default:
      // An unknown status may mean that something is in progress.
      return 30_000;
  }
}

function whileGenerating(generatingForMs: number | null): number {
  // Boxout's own runs, with no language model behind them, are through in a moment.
  if (generatingForMs === null) return 250;
  if (generatingForMs < 4_000) return 1_000;
  if (generatingForMs < 20_000) return 3_000;
  if (generatingForMs < 3 * 60_000) return 8_000;
  return generatingForMs < 15 * 60_000 ? 15_000 : 60_000;
}

/** How often a match that is being played is read again, in milliseconds. */
const livePauseMs = 20_000;

/** When what belongs to a match is to be read again, after `error` if there was one. */
export function livePause(live: boolean, error: unknown): number | false {
  return live && afterError(livePauseMs, error);
}

/** Near the end of a period: so often that the card is there three seconds after it, in milliseconds. */
const periodEndPauseMs = 2_000;
/** From so many seconds on the clock: the last play may be a possession old, and the next look 20 s away. */
const closingSeconds = 60;

/**
 * When the plays of a match under way are to be read again by who waits for the end of a period; an answer that nothing is new
 * costs a few hundred bytes.
 * @param clockSeconds left in the period at the last play; `null` without a clock
 * @param periodIsOver nothing of it can follow: at 0:00 a last free throw still may
 */
export function closePause(
  clockSeconds: number | null,
  periodIsOver: boolean,
  error: unknown,
): number | false {
  if (clockSeconds === null || periodIsOver || clockSeconds > closingSeconds) {
    return livePause(true, error);
  }
  return afterError(periodEndPauseMs, error);
}

/** How often a list is read again around a match's start, which the service may note late, in milliseconds. */
const startingPauseMs = 60_000;

const tenMinutesMs = 10 * 60_000;
const threeHoursMs = 3 * 60 * 60_000;

/**
 * When to refetch a list of matches: soon during a match, slowly while one is about to begin or late to
 * begin, otherwise never.
 * @param now milliseconds since 1970
 */
export function listPause(
  matches: readonly Match[],
  now: number,
  error: unknown = null,
): number | false {
  if (matches.some(isLive)) return livePause(true, error);
  const starting = matches.some(({ status, startsAt }) => {
    if (status !== 'scheduled' || startsAt === null) return false;
    const since = now - Date.parse(startsAt);
    return since > -tenMinutesMs && since < threeHoursMs;
  });
  return starting && afterError(startingPauseMs, error);
}

function afterError(pause: number, error: unknown): number | false {
  if (!error) return pause;
  return isPassing(error) && Math.max(pause, pauseAfter(error, 0));
}
