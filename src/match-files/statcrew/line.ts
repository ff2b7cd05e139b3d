import { subtractCounts, unrecordedLine } from '../../basketball/line.ts';
import type { Line } from '../../contract/box-score.ts';
import type { StatCrewStats } from './file.ts';

/** A player's or a side's own totals as the file has them; it has no +/-, blocks received and fouls drawn. */
export function lineOf(stats: StatCrewStats): Line {
  return {
    ...unrecordedLine(),
    seconds: stats.min,
    points: stats.tp,
    twos: {
      made: subtractCounts(stats.fgm, stats.fgm3),
      attempted: subtractCounts(stats.fga, stats.fga3),
    },
    threes: { made: stats.fgm3, attempted: stats.fga3 },
    freeThrows: { made: stats.ftm, attempted: stats.fta },
    offensiveRebounds: stats.oreb,
    defensiveRebounds: stats.dreb,
    assists: stats.ast,
    turnovers: stats.to,
    steals: stats.stl,
    blocks: stats.blk,
    fouls: stats.pf,
  };
}
