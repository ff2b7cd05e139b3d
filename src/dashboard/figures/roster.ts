import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { periodSeconds } from '../../basketball/score.ts';
import { type PlayerSeason, playerSeasons, type SeasonMatch } from '../../basketball/season.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { RosterEntry } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { isAbsent } from '../api/api-error.ts';
import { rosterQuery } from '../api/club.ts';
import type { SeasonEntry, SeasonReading } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { collator } from '../ui/format.ts';
import { lengthOf } from './meeting.ts';
import { mostPeriods } from './period-labels.ts';

/** A player of a team with the loaded part of the season. */
export interface RosterRow extends RosterEntry {
  /** `null` if no match was played, or loaded yet. */
  season: PlayerSeason | null;
  /** Whether the player played in a loaded match but is not on the roster. */
  formerly: boolean;
}

/** The loaded matches of a season, oldest first. */
export function seasonMatches(entries: readonly SeasonEntry<BoxScore>[]): SeasonMatch[] {
  return entries.toReversed().flatMap(({ match, value }) => {
    if (value === null) return [];
    return [{ boxScore: value, seconds: secondsOfMatch(match, null, value.team.totals) ?? 0 }];
  });
}

/**
 * A team's players by shirt number. @param roster `null` if the service has none: the players are those of the box
 * scores then
 */
export function rosterRows(
  roster: readonly RosterEntry[] | null,
  matches: readonly SeasonMatch[],
): RosterRow[] {
  const seasons = new Map(playerSeasons(matches).map((season) => [season.playerId, season]));
  const listed = (roster ?? []).map((entry) => ({
    ...entry,
    season: seasons.get(entry.playerId) ?? null,
    formerly: false,
  }));
  const others = [...seasons.values()]
    .filter(({ playerId }) => !listed.some((row) => row.playerId === playerId))
    .map((season) => ({
      playerId: season.playerId,
      name: season.name,
      number: season.number,
      position: undefined,
      captain: undefined,
      season,
      formerly: roster !== null,
    }));
  return [...listed, ...others].toSorted(
    (a, b) =>
      Number(a.formerly) - Number(b.formerly) ||
      byShirtNumber(a, b) ||
      collator().compare(a.name, b.name),
  );
}

/** A team's players from its roster and box scores; without a roster from box scores alone. */
export function useRoster(teamId: string, boxScores: SeasonReading<BoxScore>) {
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
    /** Until the roster has loaded: it would move players of box scores that loaded first. */
    loading: awaitsRoster || (rows.length === 0 && (query.isPending || boxScores.reading)),
    /** Whether absence may be stated: all replies were understood. */
    understood: query.data?.understood !== false && boxScores.understood,
    /** The source of the players if it is not a roster; otherwise ''. */
    remark: query.isError && roster === null ? remarks : '',
  };
}

/**
 * How long a match, or one period of it, was played, in seconds. While it goes on, or where its length is not known, a
 * fifth of the side's minutes; `null` where those were not recorded either.
 * @param period 1-based; `null` for the whole match
 */
export function secondsOfMatch(
  match: Match | undefined,
  period: number | null,
  totals: Line | null,
): number | null {
  if (match?.status !== 'completed' || match.regulationPeriods > mostPeriods) {
    return totals?.seconds ? totals.seconds / 5 : null;
  }
  if (period !== null) return periodSeconds(period, match);
  return lengthOf(match);
}
