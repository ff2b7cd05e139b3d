import { useCallback, useMemo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { insightsQuery, playerInsightsQuery } from './insights.ts';
import { type SeasonReading, useSeasonReading } from './season-reading.ts';
import { useApi } from './session-context.ts';

/**
 * The team's insights of the latest 40 completed matches; of a match whose list row says that nothing is written,
 * nothing is asked and the value is `null`.
 * @param matches the team's whole list
 * @param enabled `false` until the page's own data is there
 */
export function useSeasonInsights(
  matches: readonly Match[],
  enabled = true,
): SeasonReading<InsightResult> {
  const api = useApi();
  const language = useLanguage();
  const queryOf = useCallback(
    (matchId: string) => insightsQuery(api, matchId, language),
    [api, language],
  );
  return useSeasonReading({ matches, queryOf, worthAsking: mayBeWritten, enabled });
}

/** One player's insights of the latest 40 completed matches, as `useSeasonInsights`. */
export function useSeasonPlayerInsights(
  matches: readonly Match[],
  playerId: string,
  enabled = true,
): SeasonReading<InsightResult> {
  const api = useApi();
  const language = useLanguage();
  const queryOf = useCallback(
    (matchId: string) => playerInsightsQuery(api, matchId, playerId, language),
    [api, playerId, language],
  );
  return useSeasonReading({ matches, queryOf, worthAsking: mayBeWritten, enabled });
}

/**
 * The matches without those that a player sat out, as far as their box scores are read: those have no ratings, even if
 * a service sends some. The same list while its content is the same.
 */
export function useMatchesPlayed(
  matches: readonly Match[],
  playerId: string,
  boxScores: SeasonReading<BoxScore>,
): readonly Match[] {
  const satOut = boxScores.entries
    .filter(({ value }) => {
      const players = value?.team.players ?? [];
      const line = players.find((player) => player.playerId === playerId);
      return players.length > 0 && !line?.played;
    })
    .map(({ match }) => match.id)
    .join(' ');
  return useMemo(() => {
    const ids = new Set(satOut.split(' '));
    return matches.filter(({ id }) => !ids.has(id));
  }, [matches, satOut]);
}

/** A failed run may leave earlier insights, and a list need not carry the status: only a plain "no" saves a call. */
function mayBeWritten({ insightsStatus }: Match): boolean {
  return insightsStatus !== 'not_generated';
}
