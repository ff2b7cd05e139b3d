import type { Line } from '../../contract/box-score.ts';
import type { StatisticColumn } from '../figures/statistic-columns.ts';

/**
 * A line as wide as averages of a match get, in every column, which a season that is being read keeps room for: a sign
 * takes some, and so do 100 percent.
 */
export const widestLine: Line = {
  seconds: 40 * 60,
  points: -8.8,
  twos: { made: 2.2, attempted: 12.2 },
  threes: { made: 6.6, attempted: 6.6 },
  freeThrows: { made: 6.8, attempted: 6.8 },
  offensiveRebounds: 3.8,
  defensiveRebounds: 8.8,
  assists: 4.8,
  turnovers: 8.8,
  steals: 0.8,
  blocks: 4.8,
  blocksReceived: 4.8,
  fouls: 8.8,
  foulsDrawn: 8.8,
  plusMinus: -18.8,
};

/** The widest text of each column, by its key. */
export const widestTexts = (columns: readonly StatisticColumn[], line: Line) =>
  Object.fromEntries(columns.map(({ key, average }) => [key, average(line)]));
