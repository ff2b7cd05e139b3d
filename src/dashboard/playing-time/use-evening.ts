import { useCallback, useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useRoster } from '../figures/roster.ts';
import { isoDay } from '../ui/format.ts';
import { fairSoFar } from './fair-so-far.ts';
import { newPlan } from './plan-model.ts';
import { useStoredPlans } from './use-plan.ts';

/** The URL's value for a match that is not in the team's list. */
export const another = 'another';

/** The data for one match's plan. */
export type Evening = ReturnType<typeof useEvening>;

/**
 * Loads an evening.
 * @param matches the season's list, newest first
 * @param asked a match's id, `another`, or '' for the nearest
 */
export function useEvening(teamId: string, matches: readonly Match[], asked: string) {
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const { isLoading } = useStoredPlans(teamId);
  const match = plannedMatch(matches, asked);
  const players = rows.filter(({ formerly }) => !formerly);
  const { entries, waiting } = boxScores;
  const balances = useMemo(() => fairSoFar(entries), [entries]);
  const owed = useCallback(
    (playerId: string) => -(balances.find((each) => each.playerId === playerId)?.seconds ?? 0),
    [balances],
  );
  return {
    teamId,
    /** `null` for a match that is not in the team's list. */
    match,
    matches,
    /** The roster, by shirt number. */
    players,
    /** The plan to use until one is made. */
    fresh: newPlan(match, isoDay(new Date().toISOString()), players),
    /** The season's, most owed first. */
    balances,
    owed,
    remark,
    /** The season is loaded; before, the plan would still change with the minutes owed. */
    isReady: !loading && !isLoading && !waiting,
  };
}

/** The match to plan: the requested, live or next one; `null` for one that is not in the list. */
function plannedMatch(matches: readonly Match[], asked: string): Match | null {
  if (asked === another) return null;
  return (
    matches.find(({ id }) => id === asked) ??
    matches.find(({ status }) => status === 'live') ??
    matches.findLast(({ status }) => status === 'scheduled') ??
    null
  );
}
