import { fieldGoals } from '../../basketball/line.ts';
import type { SeasonLine } from '../../basketball/season.ts';
import { share } from '../../basketball/shooting.ts';
import type { Line } from '../../contract/box-score.ts';
import type { StatisticColumn } from '../figures/statistic-columns.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import { notRecorded } from '../ui/format.ts';

/**
 * What stands under a box-score column for a season: shots in percent of all attempts, minutes as "26:49" a match,
 * everything else a match with one decimal; "–" where a match did not record it.
 */
export const averageText =
  ({ totals, perMatch }: SeasonLine) =>
  ({ key, average }: StatisticColumn): string => {
    const shots = shotsOf(key, totals);
    if (shots) return formatPercent(share(shots));
    return perMatch === null ? notRecorded : average(perMatch);
  };

function shotsOf(key: string, totals: Line) {
  switch (key) {
    case 'fieldGoals':
      return fieldGoals(totals);
    case 'twos':
    case 'threes':
    case 'freeThrows':
      return totals[key];
    default:
      return null;
  }
}
