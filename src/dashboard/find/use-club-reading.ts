import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbsent } from '../api/api-error.ts';
import { rosterQuery, useTeams } from '../api/club.ts';
import { boxScoreQuery, matchesQuery } from '../api/matches.ts';
import { readInTurn } from '../api/read-in-turn.ts';
import { useApi } from '../api/session-context.ts';

/** How far the reading of the club's lists is. */
export interface ClubReading {
  /** Lists that have answered, of all there are to read. */
  read: number;
  all: number;
  /** Those that could not be read; what they hold is not found. */
  failed: number;
}

/** Where a service has no roster, the players are those of so many latest matches. */
const latestMatches = 3;

/** Reads every team's matches and roster, four calls at a time, for as long as it is shown; what was read before costs nothing. */
export function useClubReading(): ClubReading {
  const client = useQueryClient();
  const api = useApi();
  const { teams = [], failed: clubFailed } = useTeams();
  const ids = teams.map(({ id }) => id).join(' ');
  const lists = useQueries({
    queries: teams.map(({ id }) => ({ ...matchesQuery(api, id), enabled: false })),
  });
  const rosters = useQueries({
    queries: teams.map(({ id }) => ({ ...rosterQuery(api, id), enabled: false })),
  });
  const withoutRoster = lists
    .flatMap(({ data }, index) => (isAbsent(rosters[index]?.error) && data ? [data.value] : []))
    .flatMap((matches) =>
      matches.filter(({ status }) => status === 'completed').slice(0, latestMatches),
    )
    .map(({ id }) => id)
    .join(' ');
  const boxIds = withoutRoster.split(' ').filter(Boolean);
  const boxScores = useQueries({
    queries: boxIds.map((id) => ({ ...boxScoreQuery(api, id), enabled: false })),
  });
  useEffect(() => {
    const each = ids.split(' ').filter(Boolean);
    const stops = [
      readInTurn(
        client,
        api,
        each.map((id) => matchesQuery(api, id)),
        { retryFailed: true },
      ),
      readInTurn(
        client,
        api,
        each.map((id) => rosterQuery(api, id)),
        { retryFailed: false },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, api, ids]);
  useEffect(
    () =>
      readInTurn(
        client,
        api,
        withoutRoster.split(' ').flatMap((id) => (id ? [boxScoreQuery(api, id)] : [])),
        { retryFailed: false },
      ),
    [client, api, withoutRoster],
  );
  const all = [...lists, ...rosters, ...boxScores];
  const failed = all.filter(({ data, error }) => !data && error && !isAbsent(error)).length;
  return {
    read: all.filter(({ data, error }) => data || error).length,
    all: all.length,
    failed: failed + (clubFailed ? 1 : 0),
  };
}
