import type { Match } from '../../contract/match.ts';
import { isPassing } from './api-error.ts';
import { pauseAfter } from './retry.ts';

/** Whether a match is in progress. */
export function isLive(match: { status: string } | undefined): boolean {
  return match?.status === 'live';
}

/** Milliseconds between refetches of a live match. */
const livePauseMs = 20_000;

/** When to refetch a match's data, after `error` if there was one. */
export function livePause(live: boolean, error: unknown): number | false {
  return live && afterError(livePauseMs, error);
}

/** Milliseconds near the end of a period, so that the card appears within three seconds after it. */
const periodEndPauseMs = 2_000;
/**
 * Seconds on the clock from which the period may end before the next normal poll: the last play may be a possession old, and
 * the poll 20 s away.
 */
const closingSeconds = 60;

/**
 * When to refetch a live match's plays while waiting for a period's end; an unchanged reply costs a few hundred bytes.
 * @param clockSeconds left in the period at the last play; `null` without a clock
 * @param periodIsOver no further play of it can follow: at 0:00 a free throw still may
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

/** Milliseconds between refetches of a list around a match's start, which the service may record late. */
const startingPauseMs = 60_000;

const tenMinutesMs = 10 * 60_000;
const threeHoursMs = 3 * 60 * 60_000;

/**
 * When to refetch a list of matches: soon during a match, slowly around its scheduled start, otherwise never.
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
