import { queryOptions } from '@tanstack/react-query';
import { seasonsOf } from '../../basketball/seasons.ts';
import type { Match } from '../../contract/match.ts';
import type { ApiClient } from './api-client.ts';
import { isLive, listPause, livePause } from './polling.ts';

/** A match in a team's list. */
export interface ListedMatch extends Match {
  /** It was before the team's current season, so its date is shown with a year. */
  isOfPastSeason?: boolean;
}

/** A team's matches, newest first: `{ value: ListedMatch[], unreadableRows }`. */
export function matchesQuery(api: ApiClient, teamId: string) {
  return queryOptions({
    queryKey: ['matches', teamId],
    queryFn: async ({ signal }) => {
      const { value, ...unreadable } = await api.call('listMatches', { teamId }, { signal });
      return {
        value: withPastSeasons(newestFirst(value.matches.map(withoutEmptyScore))),
        ...unreadable,
      };
    },
    refetchInterval: ({ state }) => listPause(state.data?.value ?? [], Date.now(), state.error),
  });
}

/** 0–0 is no score of a match that was not played. */
function withoutEmptyScore(match: Match): Match {
  const { status, score } = match;
  const isPlayed = status === 'live' || status === 'completed';
  return isPlayed || score?.team !== 0 || score.opponent !== 0 ? match : { ...match, score: null };
}

/** Matches sorted newest first; one without a date counts as oldest. Each date is parsed once, since there may be thousands. */
function newestFirst(matches: readonly Match[]): Match[] {
  return matches
    .map((match) => ({ match, time: match.startsAt === null ? 0 : Date.parse(match.startsAt) }))
    .sort((a, b) => b.time - a.time)
    .map(({ match }) => match);
}

/** Marks the matches of past seasons by their dates. */
function withPastSeasons(matches: readonly Match[]): ListedMatch[] {
  const past = new Set(
    seasonsOf(matches)
      .slice(1)
      .flatMap(({ matchIds }) => matchIds),
  );
  return matches.map((match) => (past.has(match.id) ? { ...match, isOfPastSeason: true } : match));
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
 * All events of a match: `{ value: PlayByPlay, unreadableRows }`; a 404 if the service has no such route.
 * @param live whether the match is in progress: then it is refetched automatically
 */
export function playByPlayQuery(api: ApiClient, matchId: string, live = false) {
  return queryOptions({
    queryKey: ['play-by-play', matchId],
    queryFn: ({ signal }) => api.call('getPlayByPlay', { matchId }, { signal }),
    refetchInterval: ({ state }) => livePause(live, state.error),
  });
}

/** A match's data from the team's list, which the layout passes to the tabs. */
export interface MatchContext {
  match: Match | undefined;
  matches: readonly Match[];
  /** Whether the match has begun or not is known; the tab is hidden until then. */
  isKnown: boolean;
}
