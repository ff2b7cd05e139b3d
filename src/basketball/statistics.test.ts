import { describe, expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { emptyLine } from './line.ts';
import { fourFactors, numberOf } from './numbers.ts';
import { pace } from './possessions.ts';

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
  const possessions = numberOf('possessions', atlanta, sanAntonio);

  test('possessions, pace and ratings', () => {
    expect(possessions).toBeCloseTo(101.04, 2);
    expect(numberOf('possessions', sanAntonio, atlanta)).toBe(possessions);
    expect(pace(possessions, 53 * 60, 48)).toBeCloseTo(91.5, 1);
    expect(numberOf('offensiveRating', atlanta, sanAntonio)).toBeCloseTo(112.8, 1);
    expect(numberOf('defensiveRating', atlanta, sanAntonio)).toBeCloseTo(110.8, 1);
  });

  test.each([
    ['Atlanta', atlanta, sanAntonio, [0.533, 0.096, 0.224, 27 / 92]],
    ['San Antonio', sanAntonio, atlanta, [0.517, 0.107, 0.205, 22 / 90]],
  ])('the four factors of %s', (_, own, other, printed) => {
    fourFactors.forEach((key, at) => {
      expect(numberOf(key, own, other)).toBeCloseTo(printed[at] ?? -1, 3);
    });
  });
});
