import { assistsOnFieldGoals } from '../basketball/assists.ts';
import { defensiveActivity } from '../basketball/efficiency.ts';
import { type GameNotes, gameNotes } from '../basketball/game-notes.ts';
import { fieldGoals, sumLines } from '../basketball/line.ts';
import { memoized } from '../basketball/memoized.ts';
import { type NumberKey, numberOf } from '../basketball/numbers.ts';
import { pooledShare } from '../basketball/references.ts';
import { share } from '../basketball/shooting.ts';
import { spreadOf } from '../basketball/spread.ts';
import type { Line, Shooting } from '../contract/box-score.ts';
import type { TeamAge } from '../contract/team-age.ts';
import { type FinishedMatch, totalsOf } from './finished-match.ts';
import { type BandName, bandOf } from './guide.ts';
import { type Fallback, unnamed } from './reference.ts';

/** A number that is compared with the team's earlier matches. */
export interface Measure {
  /**
   * The team's value in a match; for the opponent's, give the match as the opponent sees it. `null` if not recorded.
   */
  of(match: FinishedMatch): number | null;
  /**
   * Over several matches together, as on the season page: a share is that of their totals, never the mean of their shares; a
   * count is that of one match. Unrecorded values are left out; `null` without any.
   */
  together(matches: readonly FinishedMatch[]): number | null;
  /** The least standard deviation, in the number's unit. */
  leastDeviation: number;
  /** The reference while the season has too few matches; `null` if none. */
  fallback(age: TeamAge): Fallback | null;
}

/** A reference without a season: a band of the guide, or a mean and standard deviation. */
type StandIn = BandName | { mean: number; deviation: number };

/** A measure that counts what happened in a match. */
export function measure(
  of: (match: FinishedMatch) => number | null,
  leastDeviation: number,
  standIn?: StandIn,
): Measure {
  const counts = memoized(of);
  return {
    of: counts,
    together: (matches) => spreadOf(matches.map(counts))?.mean ?? null,
    leastDeviation,
    fallback: (age) => {
      if (standIn === undefined) return null;
      if (typeof standIn === 'string') return bandOf(standIn, age);
      return { ...standIn, source: unnamed, basis: 'match' };
    },
  };
}

/** A measure from both sides' totals; several matches are summed first. */
function ofTotals(
  of: (own: Line, other: Line) => number | null,
  leastDeviation: number,
  standIn?: BandName,
): Measure {
  const each = measure(
    (match) => {
      const { team, opponent } = totalsOf(match);
      return of(team, opponent);
    },
    leastDeviation,
    standIn,
  );
  return {
    ...each,
    together: (matches) => {
      const recorded = matches.filter((match) => each.of(match) !== null).map(totalsOf);
      return of(
        sumLines(recorded.map(({ team }) => team)),
        sumLines(recorded.map(({ opponent }) => opponent)),
      );
    },
  };
}

const ofNumber = (key: NumberKey, leastDeviation: number, standIn?: BandName): Measure =>
  ofTotals((own, other) => numberOf(key, own, other), leastDeviation, standIn);

/** A share of something in a match; several matches are summed first. */
function shareMeasure(
  parts: (match: FinishedMatch) => Shooting,
  leastDeviation: number,
  standIn?: StandIn,
): Measure {
  const partsOf = memoized(parts);
  const each = measure((match) => share(partsOf(match)), leastDeviation, standIn);
  return {
    ...each,
    together: (matches) =>
      pooledShare(matches.filter((match) => each.of(match) !== null).map(partsOf)),
  };
}

/** Measures used by ratings, players' references or several facts; shares from 0 to 1 unless noted. */
export const measures = {
  /** Field-goal points per attempt. */
  pointsPerShot: ofNumber('pointsPerShot', 0.06, 'pointsPerShot'),
  /** Assists on field goals, of all field goals made. */
  assistRate: shareMeasure(
    (match) => ({ made: teamAssists(match), attempted: fieldGoals(totalsOf(match).team).made }),
    0.05,
    'assists',
  ),
  turnovers: ofNumber('turnoverShare', 0.02, 'turnovers'),
  offensiveRebounds: ofNumber('offensiveReboundShare', 0.03, 'offensiveRebounds'),
  defensiveRebounds: ofNumber('defensiveReboundShare', 0.03, 'defensiveRebounds'),
  /** Points per 100 possessions. */
  offensiveRating: ofNumber('offensiveRating', 5),
  twos: ofNumber('twosShare', 0.04),
  threes: ofNumber('threesShare', 0.05),
  freeThrows: ofNumber('freeThrowsShare', 0.06),
  /** Free throws per field-goal attempt. */
  freeThrowTrips: ofNumber('freeThrowRate', 0.04),
  /** Steals, blocks, defensive rebounds and fouls by game score's weights, per player and 40 minutes. */
  defensiveActivity: ofTotals(defensiveActivity, 0.5),
};

/** The team's points by origin, as below the box score. */
export const notesOf: (match: FinishedMatch) => GameNotes['team'] = memoized(
  ({ events, matchSheet, rules }) => gameNotes(events, matchSheet, rules).team,
);

/** The team's assists on field goals: some scorers also credit assists on free throws, which FGM does not contain. */
export function teamAssists(match: FinishedMatch): number | null {
  return assistsOnFieldGoals(totalsOf(match).team.assists, match.events, 'team');
}
