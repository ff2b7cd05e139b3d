import { useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { type SeasonReading, useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { meetingsOf, withoutNames } from '../figures/meeting.ts';
import type { NamesOrNumbers } from '../figures/player-naming.ts';
import { opponentZones } from './opponent-plays.ts';
import { listedOpponent, matchesAgainst, reportOf } from './opponent-report.ts';

/** An opponent with all data loaded so far; `null` for one that the list does not name. */
export type OpponentReading = ReturnType<typeof useOpponent>;

/**
 * Loads the replies for an opponent's report: the box scores of the meetings first, their plays, then the season's box
 * scores, which other pages share; they are requested in this order, without waiting for one another. `null` for an
 * opponent that the list does not name.
 * @param matches the team's whole list, newest first
 * @param usual those that define the usual
 * @param names the naming of players
 */
export function useOpponent(
  matches: readonly Match[],
  usual: readonly Match[],
  key: string,
  names: NamesOrNumbers = 'names',
) {
  const against = useMemo(() => matchesAgainst(matches, key), [matches, key]);
  const boxScores = useSeasonBoxScores(against);
  const plays = useSeasonPlays(against, true);
  const season = useSeasonBoxScores(usual);
  // The report does not wait for these, which only the court compares with.
  const seasonPlays = useSeasonPlays(usual, !season.reading);
  const meetings = useMemo(() => {
    const all = meetingsOf(boxScores.entries, plays.entries).toReversed();
    return names === 'numbers' ? all.map(withoutNames) : all;
  }, [boxScores.entries, plays.entries, names]);
  const readings: SeasonReading<unknown>[] = [boxScores, plays, season];
  // The report is computed once, when all has loaded, so that habits do not flicker.
  const isThere = !boxScores.reading && !readings.some(({ waiting }) => waiting);
  const report = useMemo(() => {
    const listed = listedOpponent(against, meetings);
    if (!listed || !isThere) return null;
    const met = new Set(against.map(({ id }) => id));
    return reportOf(
      listed,
      season.entries.flatMap(({ value }) => (value && !met.has(value.matchId) ? [value] : [])),
    );
  }, [against, meetings, season.entries, isThere]);
  const usualZones = useMemo(() => {
    if (seasonPlays.waiting) return null;
    const met = new Set(against.map(({ id }) => id));
    return opponentZones(
      meetingsOf(season.entries, seasonPlays.entries).filter(({ match }) => !met.has(match.id)),
    );
  }, [against, season.entries, seasonPlays]);
  const opponent = listedOpponent(against, meetings);
  return opponent && { opponent, report, usualZones, readings, seasonPlays };
}
