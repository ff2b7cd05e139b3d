import { useCallback } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery } from './matches.ts';
import { type SeasonReading, useSeasonReading } from './season-reading.ts';
import { useApi } from './session-context.ts';

/**
 * The box scores of the latest 40 completed matches.
 * @param matches the team's whole list
 * @param enabled `false` until the page's own data is there
 */
export function useSeasonBoxScores(
  matches: readonly Match[],
  enabled = true,
): SeasonReading<BoxScore> {
  const api = useApi();
  const queryOf = useCallback((matchId: string) => boxScoreQuery(api, matchId), [api]);
  return useSeasonReading({ matches, queryOf, enabled });
}
