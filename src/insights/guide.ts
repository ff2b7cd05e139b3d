import { memoized } from '../basketball/memoized.ts';
import { pooledShare } from '../basketball/references.ts';
import { shotsOfFreeThrow } from '../basketball/shooting.ts';
import { type ShotPlace, shotPlaces } from '../basketball/shot-mix.ts';
import { isFieldGoal, pointsScored } from '../basketball/shots.ts';
import type { ByLanguage } from '../contract/language.ts';
import type { TeamAge } from '../contract/team-age.ts';
import type { FinishedMatch } from './finished-match.ts';
import type { Fallback } from './reference.ts';
import { zonesOf } from './zones.ts';

/** Typical values by age. They are the project's own, on little evidence, and every sentence that uses one says so. */

export type BandName =
  | 'pointsPerShot'
  | 'turnovers'
  | 'offensiveRebounds'
  | 'defensiveRebounds'
  | 'assists';

/** [low, high]: points per field-goal attempt; the others are shares from 0 to 1. */
type Bands = Readonly<Record<BandName, readonly [number, number]>>;

/**
 * The usual points of a shot from each zone, and the usual distribution of shots (weights that need not add up to 1).
 */
export interface ShotGuide {
  /** A free throw counts as 0.44 of a shot, so its value is its share made / 0.44. */
  values: Record<ShotPlace, number>;
  spread: { two: number; three: number; freeThrow: number };
  /** A description of the players whom the guide covers. */
  label: ByLanguage<string>;
}

const youth: { bands: Bands; shots: ShotGuide } = {
  bands: {
    pointsPerShot: [0.7, 0.9],
    turnovers: [0.2, 0.3],
    offensiveRebounds: [0.25, 0.38],
    defensiveRebounds: [0.6, 0.72],
    assists: [0.35, 0.55],
  },
  shots: {
    values: {
      rim: 1,
      paint: 0.68,
      midRange: 0.58,
      cornerThree: 0.81,
      aboveBreakThree: 0.72,
      two: 0.83,
      three: 0.74,
      freeThrow: 0.58 / shotsOfFreeThrow,
    },
    spread: { two: 0.75, three: 0.25, freeThrow: 0.11 },
    label: { en: 'U14–U16', es: 'sub-14 y sub-16' },
  },
};

const senior: typeof youth = {
  bands: {
    pointsPerShot: [0.84, 1],
    turnovers: [0.15, 0.22],
    offensiveRebounds: [0.24, 0.33],
    defensiveRebounds: [0.66, 0.75],
    assists: [0.45, 0.6],
  },
  shots: {
    values: {
      rim: 1.14,
      paint: 0.82,
      midRange: 0.72,
      cornerThree: 1.03,
      aboveBreakThree: 0.95,
      two: 0.95,
      three: 0.97,
      freeThrow: 0.73 / shotsOfFreeThrow,
    },
    spread: { two: 0.67, three: 0.33, freeThrow: 0.12 },
    label: { en: 'U18 and senior', es: 'sub-18 y sénior' },
  },
};

/** An unknown age counts as senior. */
const guideOf = (age: TeamAge) => (age === 'upTo16' ? youth : senior);

export function shotGuide(age: TeamAge): ShotGuide {
  return guideOf(age).shots;
}

/** The guide's name in a comment or sentence, after a number. */
export function guideSource({ label }: ShotGuide): ByLanguage<string> {
  return {
    en: `in our own rough guide for ${label.en} teams`,
    es: `en nuestra guía aproximada para equipos ${label.es}`,
  };
}

/** A band as a reference: its midpoint is the mean, half its width one standard deviation. */
export function bandOf(name: BandName, age: TeamAge): Fallback {
  const { bands, shots } = guideOf(age);
  const [low, high] = bands[name];
  const source = guideSource(shots);
  return { mean: (low + high) / 2, deviation: (high - low) / 2, source, basis: 'guide' };
}

/** The weight of the guide's value of a zone, in shots. */
const guideShots = 60;

/**
 * The guide with each zone's value moved towards the points of shots in earlier matches,
 * in points per attempt (a free throw's in points per 0.44 of an attempt); the more shots, the further.
 */
export function learnedGuide(earlier: readonly FinishedMatch[], guide: ShotGuide): ShotGuide {
  const values = { ...guide.values };
  const seasons = earlier.map(shotsByPlace);
  for (const place of shotPlaces) {
    const own = { made: guideShots * values[place], attempted: guideShots };
    const seen = seasons.flatMap((match) => match.get(place) ?? []);
    values[place] = pooledShare([own, ...seen]) ?? values[place];
  }
  return { ...guide, values };
}

/** The points (`made`) of the team's attempts from each zone in one match. */
const shotsByPlace = memoized((match: FinishedMatch) => {
  const zoneOfShot = zonesOf(match);
  const shots = new Map<ShotPlace, { made: number; attempted: number }>();
  const add = (place: ShotPlace, points: number) => {
    const sum = shots.get(place) ?? { made: 0, attempted: 0 };
    shots.set(place, { made: sum.made + points, attempted: sum.attempted + 1 });
  };
  for (const event of match.events) {
    if (event.side !== 'team') continue;
    if (event.type === 'freeThrow') {
      add('freeThrow', event.made === true ? 1 / shotsOfFreeThrow : 0);
      continue;
    }
    if (!isFieldGoal(event)) continue;
    const points = pointsScored(event);
    add(event.type === 'twoPointer' ? 'two' : 'three', points);
    const zone = zoneOfShot(event);
    if (zone !== null) add(zone, points);
  }
  return shots;
});
