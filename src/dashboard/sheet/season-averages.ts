import { numbers } from '../../basketball/numbers.ts';
import type { SeasonLine } from '../../basketball/season.ts';
import { share } from '../../basketball/shooting.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import type { StatisticColumn } from '../tables/columns.ts';
import { notRecorded } from '../ui/format.ts';

/**
 * What stands under a box-score column for a season: shots in percent of all attempts, minutes as "26:49" a match,
 * everything else a match with one decimal; "–" where a match did not record it.
 */
export const averageText =
  ({ totals, perMatch }: SeasonLine) =>
  ({ key, isPair, average }: StatisticColumn): string => {
    const shots = isPair ? numbers[key].parts?.({ own: totals }) : undefined;
    if (shots) return formatPercent(share(shots));
    return perMatch === null ? notRecorded : average(perMatch);
  };
