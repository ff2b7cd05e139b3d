import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { BoxScore } from '../../contract/box-score.ts';
import type { RosterEntry } from '../../contract/club.ts';
import { isAbsent } from '../api/api-error.ts';
import { rosterQuery } from '../api/club.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { type RosterRow, rosterRows, seasonMatches } from './roster-rows.ts';

/** A team's players with their seasons, and what of it could not be read. */
export interface TeamRoster {
  rows: RosterRow[];
  /** `true` until the roster has loaded, or, if it fails, the first of the box scores. */
  loading: boolean;
  /** Whether absence may be stated: all replies were understood. */
  understood: boolean;
  /** The source of the players if it is not a roster; otherwise ''. */
  remark: string;
}

/** The players of a team: from its roster, with those of the box scores; without a roster, from the box scores alone. */
export function useRoster(teamId: string, boxScores: SeasonReading<BoxScore>): TeamRoster {
  const query = useQuery(rosterQuery(useApi(), teamId));
  const roster: RosterEntry[] | null = query.data?.value ?? null;
  const rows = rosterRows(roster, seasonMatches(boxScores.entries));
  const awaitsRoster = query.isLoading && query.failureCount === 0;
  const missing = isAbsent(query.error);
  const remarks = missing
    ? i18n.t('This service has no roster: the players are those of the box scores.')
    : i18n.t('The roster could not be read: the players are those of the box scores.');
  return {
    rows,
    // Players of box scores that came first would be pushed apart by the roster's.
    loading: awaitsRoster || (rows.length === 0 && (query.isPending || boxScores.reading)),
    understood: query.data?.understood !== false && boxScores.understood,
    remark: query.isError && roster === null ? remarks : '',
  };
}
