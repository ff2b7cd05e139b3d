import { type StatisticColumn, screenColumns } from './statistic-columns.ts';

/** Left out to fit a page: what the others imply, and what few clubs record. */
const leftOut = ['twos', 'twosShare', 'foulsDrawn'];

/** The columns of season averages, in the box score's order. */
export const averageColumns: readonly StatisticColumn[] = screenColumns.filter(
  ({ key }) => !leftOut.includes(key),
);
