import { fieldGoals } from '../../basketball/line.ts';
import type { SeasonLine } from '../../basketball/season.ts';
import { share } from '../../basketball/shooting.ts';
import type { Line } from '../../contract/box-score.ts';
import type { StatisticColumn } from '../figures/statistic-columns.ts';
import { formatDecimal, formatMinutes, formatPercent } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';

/**
 * A season's cell of a box-score column: shots in percent of all attempts, minutes as "mm:ss" a match, everything else
 * a match with one decimal; "–" where a match did not record it.
 */
export function averageText({ key, value }: StatisticColumn, { totals, perMatch }: SeasonLine) {
  const shots = shotsOf(key, totals);
  if (shots) return formatPercent(share(shots));
  const mean = perMatch === null ? null : value(perMatch);
  if (key === 'minutes') return formatMinutes(mean);
  return key === 'plusMinus' ? formatSigned(mean, 1) : formatDecimal(mean, 1);
}

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
