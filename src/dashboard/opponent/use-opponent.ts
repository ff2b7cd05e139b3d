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

/** An opponent with all data loaded so far. */
export interface OpponentReading {
  opponent: ListedOpponent;
  /** `null` until the meetings and the season have loaded; offline only cached replies are used. */
  report: OpponentReport | null;
  /** Box scores and plays of the meetings, and the box scores that define the usual. */
  boxScores: SeasonReading<unknown>;
  plays: SeasonReading<unknown>;
  season: SeasonReading<unknown>;
  /** Whether nothing more will load. */
  complete: boolean;
}

/** Empty until all of the season has loaded, since the usual needs all of it. */
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
  // The usual is computed once all has loaded, so that habits do not flicker.
  const settled = complete || !online;
  const others = useMemo(() => {
    if (!settled) return none;
    const met = new Set(against.map(({ id }) => id));
    return seasonRead.flatMap((boxScore) =>
      boxScore !== null && !met.has(boxScore.matchId) ? [boxScore] : [],
    );
  }, [against, seasonRead, settled]);
  const opponent = useMemo(() => listedOpponent(against, meetings), [against, meetings]);
  // Computed once, when the data is final.
  const isThere = !boxScores.reading && settled;
  const report = useMemo(
    () => (opponent && isThere ? reportOf(opponent, others) : null),
    [opponent, others, isThere],
  );
  return opponent && { opponent, report, boxScores, plays, season, complete };
}
