import { useCallback } from 'react';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import { playByPlayQuery } from './matches.ts';
import { type SeasonReading, useSeasonReading } from './season-reading.ts';
import { useApi } from './session-context.ts';

/**
 * The events of the latest 40 completed matches: some hundred kilobytes each, so read them only when asked to.
 * @param matches the team's whole list
 */
export function useSeasonPlays(
  matches: readonly Match[],
  enabled: boolean,
): SeasonReading<DataOf<'getPlayByPlay'>> {
  const api = useApi();
  const queryOf = useCallback((matchId: string) => playByPlayQuery(api, matchId), [api]);
  return useSeasonReading({ matches, queryOf, enabled });
}
