import { isThreeZone, type ShotZone } from '../basketball/court.ts';
import { enoughMatches } from '../basketball/seasons.ts';
import { share } from '../basketball/shooting.ts';
import { spreadOf } from '../basketball/spread.ts';
import { otherSide, type Side } from '../contract/play-by-play.ts';
import { ageOf, type TeamAge } from '../contract/team-age.ts';
import { type FinishedMatch, seedOf, seenBy } from './finished-match.ts';
import { guideSource, learnedGuide, type ShotGuide, shotGuide } from './guide.ts';
import type { Measure } from './measures.ts';
import { earlierMean, type Fallback, type Reference, referenceOf } from './reference.ts';
import { zonedAlike, zoneTotals } from './zones.ts';

/** A match with the team's earlier ones. */
export interface Season {
  match: FinishedMatch;
  /** Matches before this one, oldest first. */
  earlier: readonly FinishedMatch[];
  /** The name of their season if it is the one before: they define the usual, but not this season's form. */
  seasonBefore: string | undefined;
  age: TeamAge;
  /** Points of a shot from each zone: the age group's guide, moved towards both sides’ earlier shots. */
  guide: ShotGuide;
  /** The reference of a side's number; `null` without enough matches or a fallback. */
  reference(measure: Measure, side?: Side): Reference | null;
  /** A side's number in this match with its reference; `null` if either is missing. */
  compare(measure: Measure, side?: Side): { value: number; usual: Reference } | null;
  /** The usual share made from a zone over all earlier matches together, of the team or its opponents. */
  usualZone(side: Side, zone: ShotZone): Reference;
}

/** The least number of earlier shots from a zone, in at least five matches, for a usual share. */
const enoughShots = 30;

/** Builds the season of a match; matches that did not start before it are left out. */
export function seasonOf(
  match: FinishedMatch,
  others: readonly FinishedMatch[],
  category: string | undefined,
  seasonBefore?: string,
): Season {
  const earlier = others
    .filter((other) => other.id !== match.id && other.startsAt < match.startsAt)
    .sort(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (seedOf(a) < seedOf(b) ? -1 : 1),
    );
  const hasEnough = earlier.length >= enoughMatches;
  const alike = zonedAlike(earlier, match);
  const zones = { team: zoneTotals(alike, 'team'), opponent: zoneTotals(alike, 'opponent') };
  const age = ageOf({ category, name: match.teamName });
  const ageGuide = shotGuide(age);
  const reference: Season['reference'] = (measure, side = 'team') =>
    referenceOf(
      earlier.map((before) => measure.of(seenBy(side, before))),
      measure.leastDeviation,
      (hasEnough ? null : ofBothSides(measure, side, earlier)) ?? measure.fallback(age),
      measure.together(earlier.map((before) => seenBy(side, before))),
      seasonBefore,
    );
  return {
    match,
    earlier,
    seasonBefore,
    age,
    guide: learnedGuide([...alike, ...alike.map((before) => seenBy('opponent', before))], ageGuide),
    reference,
    compare: (measure, side = 'team') => {
      const value = measure.of(seenBy(side, match));
      const usual = value === null ? null : reference(measure, side);
      return value === null || usual === null ? null : { value, usual };
    },
    usualZone: (side, zone) => {
      const { matches } = zones[side];
      const totals = zones[side].zones[zone];
      const usual = share(totals);
      if (usual !== null && totals.attempted >= enoughShots && matches >= enoughMatches) {
        return earlierMean(usual, matches, 0, seasonBefore);
      }
      const mean = ageGuide.values[zone] / (isThreeZone(zone) ? 3 : 2);
      return { mean, deviation: 0, matches: 0, source: guideSource(ageGuide), basis: 'guide' };
    },
  };
}

/** Both sides of the team's earlier matches, from five values on: the fallback until the team has five matches. */
function ofBothSides(
  measure: Measure,
  side: Side,
  earlier: readonly FinishedMatch[],
): Fallback | null {
  const both = earlier.flatMap((match) => [seenBy(side, match), seenBy(otherSide(side), match)]);
  const spread = spreadOf(both.map(measure.of));
  if (spread === null || spread.matches < 5 || spread.standardDeviation === null) return null;
  return {
    mean: measure.together(both) ?? spread.mean,
    deviation: spread.standardDeviation,
    source: {
      en: `for either side in the ${earlier.length} matches before`,
      es: `para cada equipo en los ${earlier.length} partidos anteriores`,
    },
    basis: 'match',
  };
}
