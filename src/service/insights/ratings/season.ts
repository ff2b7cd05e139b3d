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
  benchShare: 0.05,
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
}

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
  return {
    match,
    earlier,
    category,
    measures: measuresOf(match),
    guide: learnedGuide(earlier, shotGuide(category)),
    allowedOnCourt: pointsAllowedOnCourt(match),
    reference: (name) =>
      referenceOf(
        before.map((measures) => measures[name]),
        floors[name],
        fallbackOf(name, category),
      ),
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
