import { type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import { spreadOf } from '../../basketball/spread.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { differenceOf, formulaOf, nameOf, written } from '../tables/number-words.ts';

/** A number of two matches or players, with the same number of all others. */
export interface ComparedNumber {
  key: string;
  name: string;
  /** The full name and formula; '' if the name is enough. */
  meaning: string;
  a: number | null;
  b: number | null;
  /** The same number of every other match or player. */
  others: readonly number[];
  /** Ends of the scale; by default its least and greatest value. */
  ends?: readonly [low: number, high: number];
  /** 1 if more is better for us, −1 if less is, 0 if neither. */
  good: 1 | -1 | 0;
  /** Formats the number, and the difference of two as they are written; ratings as sent. */
  text: (value: number | null) => string;
  differenceText: (from: number, to: number) => string;
}

/** A compared number with its difference, and whether that exceeds the usual variation. */
export interface Difference extends ComparedNumber {
  /** b − a; `null` if one is not recorded. */
  difference: number | null;
  /** The mean of all values; `null` with fewer than `leastRead`. */
  usual: number | null;
  /** The difference in standard deviations of all values, unsigned; 0 if unknown. */
  size: number;
  /** `null` if the difference is within the usual variation, or neither is better. */
  verdict: 'better' | 'worse' | null;
}

/** Fewer values do not define a usual. */
const leastRead = 5;
/** Standard deviations from which a difference exceeds one match's usual variation. */
const leastSize = 0.75;

/** Judges a difference by the spread of all values. */
export function judgeDifference(number: ComparedNumber): Difference {
  const { a, b, others, good } = number;
  const known = [a, b, ...others].filter((value) => value !== null);
  const spread = known.length < leastRead ? null : spreadOf(known);
  const difference = a === null || b === null ? null : b - a;
  const deviation = spread?.standardDeviation ?? 0;
  const size = difference === null || deviation === 0 ? 0 : Math.abs(difference) / deviation;
  const way = size < leastSize ? 0 : Math.sign(difference ?? 0) * good;
  return {
    ...number,
    difference,
    usual: spread?.mean ?? null,
    size,
    verdict: way === 0 ? null : way > 0 ? 'better' : 'worse',
  };
}

const keys: readonly NumberKey[] = [
  'effectiveFieldGoals',
  'turnovers',
  'turnoverShare',
  'offensiveReboundShare',
  'freeThrowsTaken',
  'freeThrowsShare',
  'twosShare',
  'threesShare',
  'threeRate',
  // A count, not a share of baskets: a box score may include assists on free throws.
  'assists',
  'rebounds',
  'steals',
  'fouls',
];

/** One number of both sides. */
export type DifferenceRow = Record<Side, Difference> & { key: string };

/**
 * Differences between two matches for both sides, the largest in standard deviations of the season first. @param
 * season box scores of the team's other matches
 */
export function matchDifferences(
  a: BoxScore,
  b: BoxScore,
  season: readonly BoxScore[],
): DifferenceRow[] {
  const others = season.filter(({ matchId }) => matchId !== a.matchId && matchId !== b.matchId);
  return keys
    .map((key) => {
      const { good } = numbers[key];
      const read = (box: BoxScore, side: Side) => {
        const [own, other] = [box[side].totals, box[side === 'team' ? 'opponent' : 'team'].totals];
        return own && other ? numberOf(key, own, other) : null;
      };
      const judged = (side: Side) =>
        judgeDifference({
          key,
          name: nameOf(key),
          meaning: formulaOf(key),
          a: read(a, side),
          b: read(b, side),
          others: others.flatMap((box) => read(box, side) ?? []),
          // More for them is worse for us; multiplying would turn 0 into −0.
          good: side === 'team' || good === 0 ? good : good === 1 ? -1 : 1,
          text: (value) => written(key, value),
          differenceText: (from, to) => differenceOf(key, from, to),
        });
      return { key, team: judged('team'), opponent: judged('opponent') };
    })
    .filter((row) => sides.some((side) => row[side].a !== null || row[side].b !== null))
    .toSorted((one, two) => sizeOf(two) - sizeOf(one));
}

const sizeOf = ({ team, opponent }: DifferenceRow) => Math.max(team.size, opponent.size);
