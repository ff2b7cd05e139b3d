import { numbersOf } from '../../basketball/line.ts';
import type { Line } from '../../contract/box-score.ts';
import { secondsOf } from '../file-values.ts';
import type { LiveStatsCount, LiveStatsPlayer, LiveStatsTeam } from './file.ts';

/** A player's own totals as the file has them. Without minutes and any number the player did not play. */
export function playerTotals(player: LiveStatsPlayer): Line {
  const line = {
    ...counted((name) => player[`s${name}` as const]),
    seconds: player.sMinutes === null ? null : secondsOf(player.sMinutes),
    fouls: player.sFoulsPersonal,
    plusMinus: player.sPlusMinusPoints,
  };
  const isIdle = numbersOf(line).every(([, value]) => value === null || value === 0);
  return { ...line, seconds: isIdle ? (line.seconds ?? 0) : line.seconds };
}

/** A side's own totals as the file has them; it has no +/- for a side. */
export function sideTotals(team: LiveStatsTeam): Line {
  return {
    ...counted((name) => team[`tot_s${name}` as const]),
    seconds: team.tot_sMinutes === null ? null : secondsOf(team.tot_sMinutes),
    fouls: team.tot_sFoulsTotal,
    plusMinus: null,
  };
}

/** The statistics that the file names alike for a player and a side. */
function counted(
  count: (name: LiveStatsCount) => number | null,
): Omit<Line, 'seconds' | 'fouls' | 'plusMinus'> {
  return {
    points: count('Points'),
    twos: { made: count('TwoPointersMade'), attempted: count('TwoPointersAttempted') },
    threes: { made: count('ThreePointersMade'), attempted: count('ThreePointersAttempted') },
    freeThrows: { made: count('FreeThrowsMade'), attempted: count('FreeThrowsAttempted') },
    offensiveRebounds: count('ReboundsOffensive'),
    defensiveRebounds: count('ReboundsDefensive'),
    assists: count('Assists'),
    turnovers: count('Turnovers'),
    steals: count('Steals'),
    blocks: count('Blocks'),
    blocksReceived: count('BlocksReceived'),
    foulsDrawn: count('FoulsOn'),
  };
}
