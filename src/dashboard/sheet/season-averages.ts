import { numbers } from '../../basketball/numbers.ts';
import type { SeasonLine } from '../../basketball/season.ts';
import { share } from '../../basketball/shooting.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import type { StatisticColumn } from '../tables/columns.ts';
import { notRecorded } from '../ui/format.ts';

/**
 * A season's cell of a box-score column: shots in percent of all attempts, minutes as "26:49" a match,
 * all others a match with one decimal; "–" if a match did not record it.
 */
export const averageText =
  ({ totals, perMatch }: SeasonLine) =>
  ({ key, isPair, average }: StatisticColumn): string => {
    const shots = isPair ? numbers[key].parts?.({ own: totals }) : undefined;
    if (shots) return formatPercent(share(shots));
    return perMatch === null ? notRecorded : average(perMatch);
  };
