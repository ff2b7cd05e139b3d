import type { ShotWord } from './counts.ts';

/*
 * The guide used while a team has too few matches, copied from the project's documents: the value of a shot from each zone,
 * and the middle of each typical range.
 */

interface Guide {
  /** Points per shot; for free throws the share made. */
  shots: Partial<Record<ShotWord, number>>;
  pointsPerShot: number;
  /** Shares of plays, available rebounds and baskets. */
  turnovers: number;
  offensiveRebounds: number;
  defensiveRebounds: number;
  assists: number;
}

const youth: Guide = {
  shots: {
    rim: 1,
    paint: 0.68,
    midRange: 0.58,
    cornerThree: 0.81,
    aboveBreakThree: 0.72,
    twos: 0.83,
    threes: 0.74,
  },
  pointsPerShot: 0.8,
  turnovers: 0.25,
  offensiveRebounds: 0.315,
  defensiveRebounds: 0.66,
  assists: 0.45,
};

const senior: Guide = {
  shots: {
    rim: 1.14,
    paint: 0.82,
    midRange: 0.72,
    cornerThree: 1.03,
    aboveBreakThree: 0.95,
    twos: 0.95,
    threes: 0.97,
  },
  pointsPerShot: 0.92,
  turnovers: 0.185,
  offensiveRebounds: 0.285,
  defensiveRebounds: 0.705,
  assists: 0.525,
};

/** The guide for a team's category: youth values up to U16. */
export function guideFor(category: string | undefined): Guide {
  const age = /U(?:nder)?[\s-]*(\d+)/i.exec(category ?? '')?.[1];
  return age !== undefined && Number(age) <= 16 ? youth : senior;
}

/** The guide's share of shots made from a zone. */
export function guideShare(category: string | undefined, word: ShotWord): number | null {
  const points = guideFor(category).shots[word];
  return points === undefined ? null : points / (/three/i.test(word) ? 3 : 2);
}

/** The guide's share for a count; `null` if it has none. */
export function guideRate(category: string | undefined, word: string): number | null {
  const guide = guideFor(category);
  switch (word) {
    case 'turnovers':
    case 'offensiveRebounds':
    case 'defensiveRebounds':
    case 'assists':
      return guide[word];
    default:
      return null;
  }
}
