import { spreadOf } from '../../basketball/spread.ts';
import type { InsightResult } from '../../contract/insight.ts';
import { ratingAxis } from '../figures/rating-axis.ts';
import { namedRatings } from '../figures/rating-names.ts';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';
import { type Difference, judgeDifference } from './compared-number.ts';

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
