import { describe, expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { emptyLine, unrecordedLine } from './line.ts';
import { seededRandom as seeded } from './random.ts';
import { correlationOf, repeatShare, spearmanBrown, splitHalf } from './reliability.ts';
import { numberOf, repeatingNumbers, repeatsOf } from './repeating-numbers.ts';
import { shrunk, sumCovariance } from './shrinkage.ts';
import { normal } from './testing/random.ts';

/** Clubs' seasons of a number of which `share` of one match's variance is the club's own. */
function seasons(share: number, clubs: number, matches: number, seed: number) {
  const random = seeded(seed);
  return Array.from({ length: clubs }, () => {
    const own = Math.sqrt(share) * normal(random);
    return Array.from({ length: matches }, () => own + Math.sqrt(1 - share) * normal(random));
  });
}

describe('what repeats', () => {
  test('Spearman–Brown, as printed: twice a test of 0.7 has 0.82', () => {
    expect(spearmanBrown(0.7, 2)).toBeCloseTo(0.8235, 4);
    expect(spearmanBrown(spearmanBrown(0.3, 11), 1 / 11)).toBeCloseTo(0.3);
    expect(spearmanBrown(-0.2, 3)).toBe(0);
  });

  test('Anscombe’s first quartet correlates by 0.816', () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(correlationOf(x, y)).toBeCloseTo(0.816, 3);
    expect(
      correlationOf(
        x,
        x.map(() => 1),
      ),
    ).toBeNull();
  });

  test.each([0.02, 0.1, 0.3, 0.6])('of many clubs the share %d is found again', (share) => {
    const found = repeatShare(seasons(share, 400, 24, 7), 0.2);
    expect(Math.abs(found - share)).toBeLessThan(0.05);
  });

  test('few matches leave the prior, few clubs stay near it', () => {
    expect(repeatShare(seasons(0.6, 12, 9, 1), 0.1)).toBe(0.1);
    expect(repeatShare(seasons(0.6, 3, 30, 1), 0.1)).toBe(0.1);
    expect(repeatShare([], 0.1)).toBe(0.1);
    const few = repeatShare(seasons(0.6, 5, 30, 1), 0.1);
    const many = repeatShare(seasons(0.6, 60, 30, 1), 0.1);
    expect(few).toBeGreaterThan(0.1);
    expect(few).toBeLessThan(many);
  });

  test('what was not recorded is left out, what never varies says nothing', () => {
    const some = seasons(0.3, 8, 20, 2);
    const gaps = some.map((values) => [null, ...values, null]);
    expect(splitHalf(gaps)).toEqual(splitHalf(some));
    expect(splitHalf(some.map((values) => values.map(() => 1)))).toBeNull();
  });
});

describe('drawn towards the usual', () => {
  test('one number by its reliability', () => {
    const { means, covariance } = shrunk([10], [[3]], [[1]]);
    expect(means[0]).toBeCloseTo(7.5);
    expect(covariance[0]?.[0]).toBeCloseTo(0.75);
  });

  test('numbers whose truths go together lend each other', () => {
    const apart = shrunk(
      [4, 0],
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ).means;
    const together = shrunk(
      [4, 0],
      [
        [1, 0.8],
        [0.8, 1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ).means;
    expect(apart[1]).toBeCloseTo(0);
    expect(together[1]).toBeGreaterThan(0.5);
  });

  test('a sum drawn anew varies by count times the rows’ variance', () => {
    expect(
      sumCovariance(
        [
          [0, 1],
          [2, 1],
        ],
        2,
      ),
    ).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(sumCovariance([], 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('repeats or not', () => {
  const line: Line = {
    ...emptyLine(),
    twos: { made: 10, attempted: 20 },
    threes: { made: 5, attempted: 20 },
    freeThrows: { made: 8, attempted: 12 },
    turnovers: 10,
    offensiveRebounds: 6,
    defensiveRebounds: 18,
  };

  test('before ten matches the published order stands', () => {
    const own = repeatingNumbers.filter((number) => repeatsOf(number, 'attack').repeats);
    expect(own).toEqual([
      'shareOfThrees',
      'turnovers',
      'offensiveRebounds',
      'lineTrips',
      'twosMade',
    ]);
    const theirs = repeatingNumbers.filter((number) => repeatsOf(number, 'defence').repeats);
    expect(theirs).toEqual(expect.arrayContaining(['turnovers', 'lineTrips', 'twosMade']));
    for (const luck of ['threesMade', 'freeThrowsMade', 'plusMinus'] as const) {
      expect(theirs).not.toContain(luck);
    }
  });

  test('seasons that agree outweigh it, seasons that don’t take it back', () => {
    expect(repeatsOf('threesMade', 'attack', seasons(0.4, 30, 24, 3)).repeats).toBe(true);
    expect(repeatsOf('turnovers', 'attack', seasons(0, 30, 24, 3)).repeats).toBe(false);
  });

  test('each number of a match, or none where nothing was tried or recorded', () => {
    expect(numberOf('shareOfThrees', line, line)).toBe(0.5);
    expect(numberOf('turnovers', line, line)).toBeCloseTo(10 / (40 + 5.28 + 10));
    expect(numberOf('offensiveRebounds', line, line)).toBe(0.25);
    expect(numberOf('lineTrips', line, line)).toBe(0.2);
    expect(numberOf('twosMade', line, line)).toBe(0.5);
    for (const number of repeatingNumbers) {
      expect(numberOf(number, unrecordedLine(), unrecordedLine())).toBeNull();
    }
    expect(numberOf('threesMade', emptyLine(), emptyLine())).toBeNull();
  });
});
