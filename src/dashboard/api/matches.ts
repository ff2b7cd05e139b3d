import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { isPassing } from './api-error.ts';
import { listPause, livePauseMs } from './live-pause.ts';
import { retryPause } from './retry.ts';

/** A team's matches, newest first: `{ value: Match[], unreadableRows }`. */
export function matchesQuery(api: ApiClient, teamId: string) {
  return queryOptions({
    queryKey: ['matches', teamId],
    queryFn: async ({ signal }) => {
      const { value, ...unreadable } = await api.call('listMatches', { teamId }, { signal });
      const newestFirst = value.matches.toSorted((a, b) => compareTimes(b.startsAt, a.startsAt));
      return { value: newestFirst, ...unreadable };
    },
    refetchInterval: ({ state }) =>
      whilePlayed(state.data ? listPause(state.data.value, Date.now()) : false, state.error),
  });
}

function whilePlayed(pause: number | false, error: unknown): number | false {
  if (pause === false || (error && !isPassing(error))) return false;
  return Math.max(pause, retryPause(0, error));
}

function whileLive(live: boolean, error: unknown): number | false {
  return whilePlayed(live ? livePauseMs : false, error);
}

/** Orders ISO timestamps; a match without a date counts as the oldest. */
function compareTimes(a: string | null, b: string | null): number {
  return (a === null ? 0 : Date.parse(a)) - (b === null ? 0 : Date.parse(b));
}

/** The box score of a match: `{ value: BoxScore, unreadableRows }`. */
export function boxScoreQuery(api: ApiClient, matchId: string) {
  return queryOptions({
    queryKey: ['box-score', matchId],
    queryFn: ({ signal }) => api.call('getBoxScore', { matchId }, { signal }),
    refetchInterval: ({ state }) => whileLive(state.data?.value.status === 'live', state.error),
  });
}

/**
 * Every event of a match: `{ value: PlayByPlay, unreadableRows }`; a 404 where the service has no such route.
 * @param live whether the match is being played: then it is read again by itself
 */
export function playByPlayQuery(api: ApiClient, matchId: string, live = false) {
  return queryOptions({
    queryKey: ['play-by-play', matchId],
    queryFn: ({ signal }) => api.call('getPlayByPlay', { matchId }, { signal }),
    refetchInterval: ({ state }) => whileLive(live, state.error),
  });
}
