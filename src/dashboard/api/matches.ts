import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { isLive, listPause, livePause } from './polling.ts';

/** A team's matches, newest first: `{ value: Match[], unreadableRows }`. */
export function matchesQuery(api: ApiClient, teamId: string) {
  return queryOptions({
    queryKey: ['matches', teamId],
    queryFn: async ({ signal }) => {
      const { value, ...unreadable } = await api.call('listMatches', { teamId }, { signal });
      const newestFirst = value.matches.toSorted((a, b) => compareTimes(b.startsAt, a.startsAt));
      return { value: newestFirst, ...unreadable };
    },
    refetchInterval: ({ state }) => listPause(state.data?.value ?? [], Date.now(), state.error),
  });
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
    refetchInterval: ({ state }) => livePause(isLive(state.data?.value), state.error),
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
    refetchInterval: ({ state }) => livePause(live, state.error),
  });
}
