/*
 * The columns of season averages: those of a box score, with a decimal, since a mean is rarely a whole number.
 */
import { fieldGoals } from '../../basketball/line.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { type StatisticColumn, screenColumns } from '../box-score/statistic-columns.ts';
import { formatDecimal } from '../box-score/statistic-format.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';

const shootingOf: Record<string, (line: Line) => Shooting> = {
  fieldGoals,
  threes: (line) => line.threes,
  freeThrows: (line) => line.freeThrows,
};

/** Left out to fit a page: what the others imply, and what few clubs record. */
const leftOut = ['twos', 'twosShare', 'foulsDrawn'];

/** Averages of a player or a team, in the box score's order. */
export const averageColumns: readonly StatisticColumn[] = screenColumns
  .filter(({ key }) => !leftOut.includes(key))
  .map(withDecimal);

function withDecimal(column: StatisticColumn): StatisticColumn {
  const shooting = shootingOf[column.key];
  if (shooting) return { ...column, text: (line) => meanShooting(shooting(line)) };
  if (column.key === 'minutes' || column.key.endsWith('Share')) return column;
  if (column.key === 'plusMinus') {
    return { ...column, text: (line) => formatSigned(column.value(line), 1) };
  }
  return { ...column, text: (line) => formatDecimal(column.value(line), 1) };
}

function meanShooting({ made, attempted }: Shooting): string {
  if (made === null || attempted === null || attempted === 0) return notRecorded;
  return `${formatDecimal(made, 1)}/${formatDecimal(attempted, 1)}`;
}
