import type { Line } from '../../contract/box-score.ts';
import { averageColumns } from '../tables/columns.ts';
import { differenceOf, meaningOf, shortOf } from '../tables/number-words.ts';
import { notRecorded } from '../ui/format.ts';
import { type Difference, judgeDifference } from './compared-number.ts';

/**
 * What differs between two players' averages, the largest difference in the squad's own spread first. Nobody is called the
 * better.
 * @param others averages of the other players
 */
export function playerDifferences(
  a: Line | null,
  b: Line | null,
  others: readonly Line[],
): Difference[] {
  return averageColumns
    .filter(({ isPair }) => !isPair)
    .map(({ key, value, average }) => {
      const of = (line: Line | null) => (line ? value(line) : null);
      const texts = new Map([a, b].map((line) => [of(line), line ? average(line) : notRecorded]));
      return judgeDifference({
        key,
        name: shortOf(key),
        meaning: meaningOf(key),
        a: of(a),
        b: of(b),
        others: others.flatMap((line) => value(line) ?? []),
        good: 0,
        text: (shown) => texts.get(shown) ?? notRecorded,
        differenceText: (by) => differenceOf(key, by, 1),
      });
    })
    .toSorted((one, two) => two.size - one.size);
}
