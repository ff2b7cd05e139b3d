import type { Match } from '../../contract/match.ts';

/** How often a match that is being played is read again, in milliseconds. */
export const livePauseMs = 20_000;

/** How often a list is read again around a match's start, which the service may note late, in milliseconds. */
const startingPauseMs = 60_000;

const tenMinutesMs = 10 * 60_000;
const threeHoursMs = 3 * 60 * 60_000;

/**
 * When a list of matches is to be read again: soon while one is played, calmly while one is about to begin or late to
 * begin, else not by itself.
 * @param now milliseconds since 1970
 */
export function listPause(matches: readonly Match[], now: number): number | false {
  if (matches.some(({ status }) => status === 'live')) return livePauseMs;
  const starting = matches.some(({ status, startsAt }) => {
    if (status !== 'scheduled' || startsAt === null) return false;
    const since = now - Date.parse(startsAt);
    return since > -tenMinutesMs && since < threeHoursMs;
  });
  return starting ? startingPauseMs : false;
}
