import { describe, expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { emptyLine, unrecordedLine } from './line.ts';
import { type NumberKey, numberOf, repeatsOf, spearmanBrown } from './numbers.ts';
import { shrunk, sumCovariance } from './shrinkage.ts';

describe('what repeats', () => {
  test('Spearman–Brown, as printed: twice a test of 0.7 has 0.82', () => {
    expect(spearmanBrown(0.7, 2)).toBeCloseTo(0.8235, 4);
    expect(spearmanBrown(spearmanBrown(0.3, 11), 1 / 11)).toBeCloseTo(0.3);
    expect(spearmanBrown(-0.2, 3)).toBe(0);
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

  test('a bootstrapped sum varies by count times the rows’ variance', () => {
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

const repeatingNumbers: NumberKey[] = [
  'threeRate',
  'turnoverShare',
  'offensiveReboundShare',
  'freeThrowRate',
  'twosShare',
  'threesShare',
  'freeThrowsShare',
  'plusMinus',
];

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

  test('the published order stands', () => {
    const own = repeatingNumbers.filter((number) => repeatsOf(number, 'attack').repeats);
    expect(own).toEqual([
      'threeRate',
      'turnoverShare',
      'offensiveReboundShare',
      'freeThrowRate',
      'twosShare',
    ]);
    const theirs = repeatingNumbers.filter((number) => repeatsOf(number, 'defence').repeats);
    expect(theirs).toEqual(expect.arrayContaining(['turnoverShare', 'freeThrowRate', 'twosShare']));
    for (const luck of ['threesShare', 'freeThrowsShare', 'plusMinus'] as const) {
      expect(theirs).not.toContain(luck);
    }
  });

  test('each number of a match, or none if nothing was tried or recorded', () => {
    expect(numberOf('threeRate', line, line)).toBe(0.5);
    expect(numberOf('turnoverShare', line, line)).toBeCloseTo(10 / (40 + 5.28 + 10));
    expect(numberOf('offensiveReboundShare', line, line)).toBe(0.25);
    expect(numberOf('freeThrowRate', line, line)).toBe(0.3);
    expect(numberOf('twosShare', line, line)).toBe(0.5);
    for (const number of repeatingNumbers) {
      expect(numberOf(number, unrecordedLine(), unrecordedLine())).toBeNull();
    }
    expect(numberOf('threesShare', emptyLine(), emptyLine())).toBeNull();
  });
});
