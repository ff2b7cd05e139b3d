import type { Line } from '../../contract/box-score.ts';

/** A line as wide as averages of a match get, in every column: what a season that is being read keeps room for. */
export const widestLine: Line = {
  seconds: 40 * 60,
  points: 28.8,
  twos: { made: 6.3, attempted: 12.2 },
  threes: { made: 2.5, attempted: 6.6 },
  freeThrows: { made: 4.8, attempted: 6.8 },
  offensiveRebounds: 3.8,
  defensiveRebounds: 8.8,
  assists: 8.8,
  turnovers: 4.8,
  steals: 4.8,
  blocks: 4.8,
  blocksReceived: 4.8,
  fouls: 4.8,
  foulsDrawn: 8.8,
  plusMinus: -18.8,
};
