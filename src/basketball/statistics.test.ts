import { describe, expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { fourFactors } from './four-factors.ts';
import { emptyLine } from './line.ts';
import { estimatedPossessions, offensiveRating, pace } from './possessions.ts';

/** NBA, 2017-01-01: Atlanta 114–112 San Antonio after overtime, 53 minutes, as Basketball-Reference prints it. */
const atlanta: Line = {
  ...emptyLine(),
  seconds: 265 * 60,
  points: 114,
  twos: { made: 28, attempted: 92 - 40 },
  threes: { made: 14, attempted: 40 },
  freeThrows: { made: 16, attempted: 27 },
  offensiveRebounds: 11,
  defensiveRebounds: 35,
  turnovers: 11,
};
const sanAntonio: Line = {
  ...emptyLine(),
  seconds: 265 * 60,
  points: 112,
  twos: { made: 33, attempted: 90 - 30 },
  threes: { made: 9, attempted: 30 },
  freeThrows: { made: 19, attempted: 22 },
  offensiveRebounds: 9,
  defensiveRebounds: 38,
  turnovers: 12,
};

describe('Atlanta against San Antonio', () => {
  const possessions = estimatedPossessions(atlanta, sanAntonio);

  test('possessions, pace and ratings', () => {
    expect(possessions).toBeCloseTo(101.04, 2);
    expect(estimatedPossessions(sanAntonio, atlanta)).toBe(possessions);
    expect(pace(possessions, 53 * 60, 48)).toBeCloseTo(91.5, 1);
    expect(offensiveRating(atlanta.points, possessions)).toBeCloseTo(112.8, 1);
    expect(offensiveRating(sanAntonio.points, possessions)).toBeCloseTo(110.8, 1);
  });

  test('the four factors of both sides', () => {
    const own = fourFactors(atlanta, sanAntonio);
    expect(own.effectiveFieldGoal).toBeCloseTo(0.533, 3);
    expect(own.turnovers).toBeCloseTo(0.096, 3);
    expect(own.offensiveRebounds).toBeCloseTo(0.224, 3);
    expect(own.freeThrows).toBeCloseTo(0.174, 3);
    const other = fourFactors(sanAntonio, atlanta);
    expect(other.effectiveFieldGoal).toBeCloseTo(0.517, 3);
    expect(other.turnovers).toBeCloseTo(0.107, 3);
    expect(other.offensiveRebounds).toBeCloseTo(0.205, 3);
    expect(other.freeThrows).toBeCloseTo(0.211, 3);
  });
});
