import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certaintyOf, matchesUntilTold, shareOnOneSide, widthOfEighty } from './certainty.ts';
import { seededRandom as seeded } from './random.ts';
import { pooledShare, ratingOf } from './references.ts';
import { normal } from './testing/random.ts';

describe('words follow width', () => {
  test.each([
    [5, { low: 0, high: 10 }, 'clearly'],
    [5, { low: 1, high: 9 }, 'clearly'],
    [5, { low: -1, high: 11 }, 'probably'],
    [-5, { low: -14, high: 4 }, 'probably'],
    [2, { low: -6, high: 10 }, null],
    [0, { low: -6, high: 6 }, null],
    [3, { low: 3, high: 3 }, 'clearly'],
  ] as const)('%d with %o is worded %s', (estimate, interval, word) => {
    expect(certaintyOf(estimate, interval)).toBe(word);
  });

  test('narrower never says less, and both directions say the same', () => {
    const rank = { clearly: 2, probably: 1 };
    const of = (estimate: number, width: number) => {
      const word = certaintyOf(estimate, { low: -width / 2, high: width / 2 });
      return word === null ? 0 : rank[word];
    };
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 30, noNaN: true }),
        fc.double({ min: 1, max: 60, noNaN: true }),
        (estimate, width) => {
          expect(of(estimate, width / 2)).toBeGreaterThanOrEqual(of(estimate, width));
          expect(shareOnOneSide(-estimate, width)).toBe(shareOnOneSide(estimate, width));
        },
      ),
    );
  });

  test('matches until it can be stated: the narrower interval then allows it', () => {
    expect(matchesUntilTold(5, 5)).toBe(1);
    expect(matchesUntilTold(1, 20)).toBe(28);
    expect(matchesUntilTold(0.1, 30)).toBeNull();
    expect(matchesUntilTold(0, 10)).toBeNull();
    const after = matchesUntilTold(1, 20) ?? Number.NaN;
    const width = 20 / Math.sqrt(after);
    expect(certaintyOf(1, { low: 1 - width / 2, high: 1 + width / 2 })).toBe('probably');
  });
});

test('an interval whose deviation is drawn from few values is Student’s, as tables print it', () => {
  const half = (freedom?: number) => widthOfEighty(1, freedom) / 2;
  expect(half()).toBeCloseTo(1.2816, 4);
  expect(half(30)).toBeCloseTo(1.31, 2);
  expect(half(10)).toBeCloseTo(1.372, 2);
  expect(Math.abs(half(3) / 1.638 - 1)).toBeLessThan(0.01);
});

describe('references', () => {
  test('made over attempted of all matches, never the mean of percentages', () => {
    const matches = [
      { made: 1, attempted: 4 },
      { made: 9, attempted: 10 },
      { made: 0, attempted: 0 },
    ];
    expect(pooledShare(matches)).toBe(10 / 14);
    expect(pooledShare([])).toBeNull();
    expect(pooledShare([...matches, { made: null, attempted: 3 }])).toBeNull();
  });

  test('the scale’s ends are reached by fewer than 1% of matches, even against five', () => {
    const random = seeded(11);
    let ends = 0;
    for (let match = 0; match < 20_000; match += 1) {
      const earlier = Array.from({ length: 5 }, () => normal(random));
      const mean = earlier.reduce((sum, value) => sum + value, 0) / 5;
      const deviation = Math.sqrt(earlier.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4);
      const shown = ratingOf((normal(random) - mean) / deviation).toFixed(1);
      if (shown === '0.0' || shown === '10.0') ends += 1;
    }
    expect(ends / 20_000).toBeLessThan(0.01);
  });

  test('a rating is monotone, symmetric, and 2.5 a deviation in the middle', () => {
    expect(ratingOf(0)).toBe(5);
    expect(ratingOf(0.1) - ratingOf(-0.1)).toBeCloseTo(0.5, 2);
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (better) => {
        expect(ratingOf(better) + ratingOf(-better)).toBeCloseTo(10, 9);
        expect(ratingOf(better + 0.1)).toBeGreaterThanOrEqual(ratingOf(better));
      }),
    );
  });
});
