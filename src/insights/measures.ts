import { assistRate, assistsOnFieldGoals } from '../basketball/assists.ts';
import { defensiveActivity } from '../basketball/defensive-activity.ts';
import { turnoverShare } from '../basketball/four-factors.ts';
import { type GameNotes, gameNotes } from '../basketball/game-notes.ts';
import { estimatedPossessions, offensiveRating } from '../basketball/possessions.ts';
import { defensiveReboundShare, offensiveReboundShare } from '../basketball/rebounding.ts';
import { pointsPerShot, share } from '../basketball/shooting.ts';
import type { Line } from '../contract/box-score.ts';
import { type FinishedMatch, memoized, totalsOf } from './finished-match.ts';
import { type BandName, bandOf } from './guide.ts';
import type { Fallback } from './reference.ts';

/** A number that a match is compared in with the team's earlier ones. */
export interface Measure {
  /** The club's team's; the opponent's is that of the match as the opponent sees it. `null` = not recorded. */
  of(match: FinishedMatch): number | null;
  /** The least standard deviation, in the number's own unit. */
  leastDeviation: number;
  /** What stands in while there are too few matches; `null` = nothing does. */
  fallback(category: string | undefined): Fallback | null;
}

/** A measure; `standIn` is the band of the guide, or the mean and standard deviation, that stand in for a season. */
export function measure(
  of: (match: FinishedMatch) => number | null,
  leastDeviation: number,
  standIn?: BandName | { mean: number; deviation: number },
): Measure {
  return {
    of: memoized(of),
    leastDeviation,
    fallback: (category) => {
      if (standIn === undefined) return null;
      if (typeof standIn === 'string') return bandOf(standIn, category);
      return { ...standIn, source: '', basis: 'match' };
    },
  };
}

/** A measure of both sides' totals. */
function ofTotals(
  of: (own: Line, other: Line) => number | null,
  leastDeviation: number,
  standIn?: BandName,
): Measure {
  const ofMatch = (match: FinishedMatch) => {
    const { team, opponent } = totalsOf(match);
    return of(team, opponent);
  };
  return measure(ofMatch, leastDeviation, standIn);
}

/** What ratings, players' references or several facts compare; shares from 0 to 1 unless said otherwise. */
export const measures = {
  /** Field-goal points per attempt. */
  pointsPerShot: ofTotals(pointsPerShot, 0.06, 'pointsPerShot'),
  assistRate: measure(
    (match) => assistRate(totalsOf(match).team, match.events, 'team'),
    0.05,
    'assists',
  ),
  turnovers: ofTotals(turnoverShare, 0.02, 'turnovers'),
  offensiveRebounds: ofTotals(offensiveReboundShare, 0.03, 'offensiveRebounds'),
  defensiveRebounds: ofTotals(defensiveReboundShare, 0.03, 'defensiveRebounds'),
  /** Points per 100 possessions. */
  offensiveRating: ofTotals(
    (own, other) => offensiveRating(own.points, estimatedPossessions(own, other)),
    5,
  ),
  twos: ofTotals((own) => share(own.twos), 0.04),
  threes: ofTotals((own) => share(own.threes), 0.05),
  freeThrows: ofTotals((own) => share(own.freeThrows), 0.06),
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
