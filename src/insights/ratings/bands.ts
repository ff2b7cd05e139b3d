import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import type { ShotPlace } from '../../basketball/shot-mix.ts';
import type { Fallback } from '../reference.ts';

/** What is typical at an age, each a share from 0 to 1: [low, high]. */
interface Bands {
  /** Whom the bands describe, in words. */
  label: string;
  effectiveFieldGoal: readonly [number, number];
  turnovers: readonly [number, number];
  offensiveRebounds: readonly [number, number];
  defensiveRebounds: readonly [number, number];
  assists: readonly [number, number];
}

/* The bands are the project's own, on thin evidence: every sentence that uses one says so. */

const youth: Bands = {
  label: 'U14–U16',
  effectiveFieldGoal: [0.35, 0.45],
  turnovers: [0.2, 0.3],
  offensiveRebounds: [0.25, 0.38],
  defensiveRebounds: [0.6, 0.72],
  assists: [0.35, 0.55],
};

const senior: Bands = {
  label: 'U18 and senior',
  effectiveFieldGoal: [0.42, 0.5],
  turnovers: [0.15, 0.22],
  offensiveRebounds: [0.24, 0.33],
  defensiveRebounds: [0.66, 0.75],
  assists: [0.45, 0.6],
};

type BandName = Exclude<keyof Bands, 'label'>;

/** Whether a team's category ("U16", "Under 14 girls") is of the youth bands; anything else counts as senior. */
function isYouth(category: string | undefined): boolean {
  const age = /\bU(?:nder)?[\s-]*(\d{1,2})/i.exec(category ?? '')?.[1];
  return age !== undefined && Number(age) <= 16;
}

/** A band as a reference: its midpoint is the mean, half its width one standard deviation. */
export function bandOf(name: BandName, category: string | undefined): Fallback {
  const bands = isYouth(category) ? youth : senior;
  const [low, high] = bands[name];
  return {
    mean: (low + high) / 2,
    deviation: (high - low) / 2,
    source: `in our own rough guide for ${bands.label} teams`,
    basis: 'guide',
  };
}

/** A band of shares in points: a field goal attempt is worth twice its eFG%. */
export function doubled(fallback: Fallback): Fallback {
  return { ...fallback, mean: 2 * fallback.mean, deviation: 2 * fallback.deviation };
}

/** Points that a shot from each place is usually worth, and how shots are usually spread (weights, not a sum of 1). */
export interface ShotGuide {
  values: Record<ShotPlace, number>;
  /** With places: the five zones and the line; without: twos, threes and the line. */
  spread: Partial<Record<ShotPlace, number>>;
  label: string;
}

/** The guide for a team's category; free throws count 0.44 of a shot each, so one is worth its share made / 0.44. */
export function shotGuide(category: string | undefined): ShotGuide {
  return isYouth(category)
    ? {
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
        label: youth.label,
      }
    : {
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
        label: senior.label,
      };
}
