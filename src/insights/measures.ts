import { assistsOnFieldGoals } from '../basketball/assists.ts';
import { defensiveActivity } from '../basketball/efficiency.ts';
import { type GameNotes, gameNotes } from '../basketball/game-notes.ts';
import { fieldGoals, sumLines } from '../basketball/line.ts';
import { type NumberKey, numberOf } from '../basketball/numbers.ts';
import { pooledShare } from '../basketball/references.ts';
import { share } from '../basketball/shooting.ts';
import { spreadOf } from '../basketball/spread.ts';
import type { Line, Shooting } from '../contract/box-score.ts';
import type { TeamAge } from '../contract/team-age.ts';
import { type FinishedMatch, memoized, totalsOf } from './finished-match.ts';
import { type BandName, bandOf } from './guide.ts';
import { type Fallback, unnamed } from './reference.ts';

/** A number that a match is compared in with the team's earlier ones. */
export interface Measure {
  /** The club's team's; the opponent's is that of the match as the opponent sees it. `null` = not recorded. */
  of(match: FinishedMatch): number | null;
  /**
   * Over several matches together, as on the season page: a share is that of their totals, never the mean of their shares; a
   * count is that of one match. Unrecorded values are left out; `null` without any.
   */
  together(matches: readonly FinishedMatch[]): number | null;
  /** The least standard deviation, in the number's own unit. */
  leastDeviation: number;
  /** Replaces the season while there are too few matches; `null` = none. */
  fallback(age: TeamAge): Fallback | null;
}

/** Replaces a season: a band of the guide, or a mean and standard deviation. */
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

/** A measure of both sides' totals; of several matches it is that of their totals together. */
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

/** A share of something in a match; of several matches all of the one over all of the other. */
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

/** What ratings, players' references or several facts compare; shares from 0 to 1 unless said otherwise. */
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
  /** Free throws for each field-goal attempt: how often a side got to the line. */
  freeThrowTrips: ofNumber('freeThrowRate', 0.04),
  /** Steals, blocks, defensive rebounds and fouls by game score's weights, per 40 minutes of one player. */
  defensiveActivity: ofTotals(defensiveActivity, 0.5),
};

/** The team's points by how they came, as a box score's foot has them. */
export const notesOf: (match: FinishedMatch) => GameNotes['team'] = memoized(
  ({ events, matchSheet, rules }) => gameNotes(events, matchSheet, rules).team,
);

/** The team's assists without those on free throws, which some scorers credit and FGM does not hold. */
export function teamAssists(match: FinishedMatch): number | null {
  return assistsOnFieldGoals(totalsOf(match).team.assists, match.events, 'team');
}
