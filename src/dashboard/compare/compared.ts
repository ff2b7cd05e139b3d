import { spreadOf } from '../../basketball/spread.ts';
import type { InsightResult } from '../../contract/insight.ts';
import { decimalsOf, namedRatings, ratingAxis } from '../figures/ratings.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';

/** A number of two matches or players, beside the same number of all others. */
export interface ComparedNumber {
  key: string;
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  a: number | null;
  b: number | null;
  /** The same number of every other one that was read. */
  others: readonly number[];
  /** Ends of the scale it is drawn on; its own least and most where absent. */
  ends?: readonly [low: number, high: number];
  /** 1 where more is better for us, −1 where less is, 0 where neither. */
  good: 1 | -1 | 0;
  /** The number as it is shown, and a difference of two; ratings as they were sent. */
  text: (value: number | null) => string;
  differenceText: (difference: number) => string;
}

/** A number judged: how far the two lie apart, and whether that is more than a usual swing. */
export interface Difference extends ComparedNumber {
  /** b − a; `null` if one is not recorded. */
  difference: number | null;
  /** The mean of all that were read; `null` with fewer than `leastRead`. */
  usual: number | null;
  /** The difference in standard deviations of all that were read, without a sign; 0 where that can't be said. */
  size: number;
  /** `null` where the difference is within a usual swing, or neither is better. */
  verdict: 'better' | 'worse' | null;
}

/** With fewer numbers nothing is usual. */
const leastRead = 5;
/** From so many standard deviations on a difference is more than one match's usual swing. */
const leastSize = 0.75;

/** Judges a difference by the spread that the number has among all that were read. */
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

/**
 * The ratings of two, each as the mean of its insights; one alone is shown as it was sent. The service does not say which
 * way is better, so neither is.
 */
export function ratingDifferences(
  a: readonly InsightResult[],
  b: readonly InsightResult[],
  others: readonly InsightResult[],
): Difference[] {
  const sent = (results: readonly InsightResult[], key: string) =>
    results.flatMap(
      ({ ratings }) =>
        (ratings ? namedRatings(ratings) : []).find((rating) => rating.key === key)?.value ?? [],
    );
  const names = new Map(
    [...a, ...b].flatMap(({ ratings }) =>
      ratings ? namedRatings(ratings).map(({ key, name }) => [key, name] as const) : [],
    ),
  );
  // One scale, so that ratings which hardly differ look it.
  const { min, max } = ratingAxis(
    [...names.keys()].flatMap((key) => sent([...a, ...b, ...others], key)),
  );
  return [...names]
    .map(([key, name]) => {
      const [left, right, rest] = [sent(a, key), sent(b, key), sent(others, key)];
      const decimals = decimalsOf([...left, ...right, ...rest]);
      const mean = (values: readonly number[]) => spreadOf(values)?.mean ?? null;
      return judgeDifference({
        key,
        name,
        meaning: '',
        a: mean(left),
        b: mean(right),
        others: rest,
        ends: [min, max],
        good: 0,
        text: (value) =>
          left.length > 1 || right.length > 1
            ? formatDecimal(value, decimals)
            : formatAsSent(value, decimals),
        differenceText: (by) => formatSigned(by, decimals),
      });
    })
    .filter(({ a: first, b: second }) => first !== null || second !== null);
}
