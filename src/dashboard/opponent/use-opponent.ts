import { useMemo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { matchesAgainst } from '../api/opponents.ts';
import {
  type SeasonReading,
  useSeasonBoxScores,
  useSeasonPlays,
  useUnchanged,
} from '../api/season-reading.ts';
import { useOnline } from '../api/session-context.ts';
import { type Meeting, usablePlays, withoutNames } from '../figures/meeting.ts';
import type { NamesOrNumbers } from '../figures/player-naming.ts';
import {
  type ListedOpponent,
  listedOpponent,
  type OpponentReport,
  reportOf,
} from './opponent-report.ts';

/** An opponent as far as it has been read. */
export interface OpponentReading {
  opponent: ListedOpponent;
  /** `null` until the meetings and the season, which defines the usual, have loaded; offline only cached ones. */
  report: OpponentReport | null;
  /** Box scores and plays of the meetings, and the box scores that define the usual. */
  boxScores: SeasonReading<unknown>;
  plays: SeasonReading<unknown>;
  season: SeasonReading<unknown>;
  /** Nothing more will come by itself. */
  complete: boolean;
}

/** Until all of the season is there, nothing of it is usual. */
const none: readonly BoxScore[] = [];

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
): OpponentReading | null {
  const against = useMemo(() => matchesAgainst(matches, key), [matches, key]);
  const boxScores = useSeasonBoxScores(against);
  const plays = useSeasonPlays(against, true);
  const season = useSeasonBoxScores(usual);
  const read = useUnchanged([
    ...boxScores.entries.map(({ value }) => value),
    ...plays.entries.map(({ value }) => value),
  ]);
  const seasonRead = useUnchanged(season.entries.map(({ value }) => value));
  const count = boxScores.entries.length;
  const meetings = useMemo(() => {
    const latest = against.filter(({ status }) => status === 'completed').slice(0, count);
    return latest
      .map((match): Meeting => {
        const at = latest.indexOf(match);
        const [boxScore, events] = [read[at] ?? null, read[count + at] ?? null];
        return {
          match,
          boxScore: boxScore && 'team' in boxScore ? boxScore : null,
          plays: usablePlays(events && 'events' in events ? events : null),
        };
      })
      .map((meeting) => (names === 'numbers' ? withoutNames(meeting) : meeting))
      .toReversed();
  }, [against, count, read, names]);
  const online = useOnline();
  const complete = !boxScores.reading && !plays.reading && !season.reading;
  // Usual figures are computed once all is loaded, so that habits do not flicker.
  const settled = complete || !online;
  const others = useMemo(() => {
    if (!settled) return none;
    const met = new Set(against.map(({ id }) => id));
    return seasonRead.flatMap((boxScore) =>
      boxScore !== null && !met.has(boxScore.matchId) ? [boxScore] : [],
    );
  }, [against, seasonRead, settled]);
  const opponent = useMemo(() => listedOpponent(against, meetings), [against, meetings]);
  // Worked out once, when nothing of it will change.
  const isThere = !boxScores.reading && settled;
  const report = useMemo(
    () => (opponent && isThere ? reportOf(opponent, others) : null),
    [opponent, others, isThere],
  );
  return opponent && { opponent, report, boxScores, plays, season, complete };
}
