import { i18n } from '@lingui/core';
import type { Line } from '../../contract/box-score.ts';
import { averageColumns } from '../figures/statistic-columns.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import { type Difference, judgeDifference } from './compared-number.ts';

/** What a difference is written in: percentage points of a share, minutes of seconds. */
const scaleOf = (key: string) => (key === 'minutes' ? 1 / 60 : key.endsWith('Share') ? 100 : 1);

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
    .map(({ key, label, meaning, value, average }) => {
      const of = (line: Line | null) => (line ? value(line) : null);
      const texts = new Map([a, b].map((line) => [of(line), line ? average(line) : notRecorded]));
      return judgeDifference({
        key,
        name: i18n.t(label),
        meaning: i18n.t(meaning),
        a: of(a),
        b: of(b),
        others: others.flatMap((line) => value(line) ?? []),
        good: 0,
        text: (shown) => texts.get(shown) ?? notRecorded,
        differenceText: (by) => formatSigned(by * scaleOf(key), 1),
      });
    })
    .toSorted((one, two) => two.size - one.size);
}
