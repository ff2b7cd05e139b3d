import { isThreeZone, type ShotZone } from '../../basketball/court.ts';
import { share } from '../../basketball/shooting.ts';
import { spreadOf } from '../../basketball/spread.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { mirrored } from '../evidence/mirrored.ts';
import { zoneTotals } from '../evidence/zones.ts';
import { type Fallback, type Reference, referenceOf } from '../reference.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { bandOf, doubled, type ShotGuide, shotGuide } from './bands.ts';
import { type MeasureName, type Measures, measuresOf } from './measures.ts';
import { pointsAllowedOnCourt } from './on-court.ts';
import { learnedGuide } from './shot-values.ts';

/** The least standard deviation of each measure, in its own unit. */
const floors: Record<MeasureName, number> = {
  pointsPerShot: 0.06,
  assistRate: 0.05,
  turnovers: 0.02,
  offensiveRebounds: 0.03,
  defensiveRebounds: 0.03,
  opponentRating: 5,
  forcedTurnovers: 0.02,
  opponentPointsPerShot: 0.06,
  twos: 0.04,
  threes: 0.05,
  freeThrows: 0.06,
  opponentTwos: 0.04,
  opponentThrees: 0.05,
  freeThrowTrips: 0.04,
  opponentFreeThrowTrips: 0.04,
  benchPoints: 4,
  opponentBenchPoints: 4,
  fastBreakPoints: 3,
  opponentFastBreakPoints: 3,
  secondChancePoints: 3,
  opponentSecondChancePoints: 3,
  halfCourt: 0.06,
  opponentHalfCourt: 0.06,
  pace: 3,
  bestPeriod: 3,
  worstPeriod: 3,
  longestRun: 2,
  opponentLongestRun: 2,
  longestDrought: 40,
  defensiveActivity: 0.5,
};

/** One match beside what the team played before it. */
export interface Season {
  match: FinishedMatch;
  /** Matches before this one, oldest first. */
  earlier: readonly FinishedMatch[];
  category: string | undefined;
  measures: Measures;
  /** What a shot from each place is worth: the age group's guide, moved towards what the earlier shots brought. */
  guide: ShotGuide;
  /** Opponent's points while each player was on court, by player id; `null` = not recorded. */
  allowedOnCourt: ReadonlyMap<string, number> | null;
  /** What a measure is compared with; `null` where neither enough matches nor a band is there. */
  reference(name: MeasureName): Reference | null;
  /** The usual share made from a zone, the team's or its opponents', of all earlier shots from there together. */
  usualZone(side: Side, zone: ShotZone): Reference;
}

/** So many earlier shots from a zone, in five matches at least, hold a usual share. */
const enoughShots = 30;

/** Sets a match beside the team's earlier ones; whatever did not start before it is left out. */
export function seasonOf(
  match: FinishedMatch,
  others: readonly FinishedMatch[],
  category: string | undefined,
): Season {
  const earlier = others
    .filter((other) => other.id !== match.id && other.startsAt < match.startsAt)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
  const before = earlier.map(measuresOf);
  const zones = { team: zoneTotals(earlier, 'team'), opponent: zoneTotals(earlier, 'opponent') };
  const ageGuide = shotGuide(category);
  return {
    match,
    earlier,
    category,
    measures: measuresOf(match),
    guide: learnedGuide(earlier, ageGuide),
    allowedOnCourt: pointsAllowedOnCourt(match),
    reference: (name) =>
      referenceOf(
        before.map((measures) => measures[name]),
        floors[name],
        (earlier.length < 5 ? ofBothSides(name, earlier) : null) ?? fallbackOf(name, category),
      ),
    usualZone: (side, zone) => {
      const totals = zones[side][zone];
      const usual = share(totals);
      if (usual !== null && totals.attempted >= enoughShots && earlier.length >= 5) {
        const source = `in the ${earlier.length} matches before`;
        return { mean: usual, deviation: 0, matches: earlier.length, source, basis: 'earlier' };
      }
      const points = isThreeZone(zone) ? 3 : 2;
      const source = `in our own rough guide for ${ageGuide.label} teams`;
      const mean = ageGuide.values[zone] / points;
      return { mean, deviation: 0, matches: 0, source, basis: 'guide' };
    },
  };
}

/**
 * The competition as far as the team has met it: both sides of its earlier matches, once they are five numbers. It
 * stands in until the team has five matches of its own.
 */
function ofBothSides(name: MeasureName, earlier: readonly FinishedMatch[]): Fallback | null {
  const spread = spreadOf(
    earlier.flatMap((match) => [measuresOf(match)[name], measuresOf(mirrored(match))[name]]),
  );
  if (spread === null || spread.matches < 5 || spread.standardDeviation === null) return null;
  return {
    mean: spread.mean,
    deviation: spread.standardDeviation,
    source: `by both sides in the ${earlier.length} matches before`,
    basis: 'match',
  };
}

function fallbackOf(name: MeasureName, category: string | undefined): Fallback | null {
  switch (name) {
    case 'pointsPerShot':
    case 'opponentPointsPerShot':
      return doubled(bandOf('effectiveFieldGoal', category));
    case 'turnovers':
    case 'forcedTurnovers':
      return bandOf('turnovers', category);
    case 'offensiveRebounds':
      return bandOf('offensiveRebounds', category);
    case 'defensiveRebounds':
      return bandOf('defensiveRebounds', category);
    case 'assistRate':
      return bandOf('assists', category);
    default:
      return null;
  }
}
