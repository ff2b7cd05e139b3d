import type { Line } from '../../contract/box-score.ts';
import { secondsOf } from './file-values.ts';
import type { LiveStatsPlayer, LiveStatsTeam } from './livestats-file.ts';

/** A player's own totals as the file has them. */
export function playerTotals(player: LiveStatsPlayer): Line {
  return {
    seconds: secondsOf(player.sMinutes),
    points: player.sPoints,
    twos: { made: player.sTwoPointersMade, attempted: player.sTwoPointersAttempted },
    threes: { made: player.sThreePointersMade, attempted: player.sThreePointersAttempted },
    freeThrows: { made: player.sFreeThrowsMade, attempted: player.sFreeThrowsAttempted },
    offensiveRebounds: player.sReboundsOffensive,
    defensiveRebounds: player.sReboundsDefensive,
    assists: player.sAssists,
    turnovers: player.sTurnovers,
    steals: player.sSteals,
    blocks: player.sBlocks,
    blocksReceived: player.sBlocksReceived,
    fouls: player.sFoulsPersonal,
    foulsDrawn: player.sFoulsOn,
    plusMinus: player.sPlusMinusPoints,
  };
}

/** A side's own totals as the file has them; it has no +/- for a side. */
export function sideTotals(team: LiveStatsTeam): Line {
  return {
    seconds: secondsOf(team.tot_sMinutes),
    points: team.tot_sPoints,
    twos: { made: team.tot_sTwoPointersMade, attempted: team.tot_sTwoPointersAttempted },
    threes: { made: team.tot_sThreePointersMade, attempted: team.tot_sThreePointersAttempted },
    freeThrows: { made: team.tot_sFreeThrowsMade, attempted: team.tot_sFreeThrowsAttempted },
    offensiveRebounds: team.tot_sReboundsOffensive,
    defensiveRebounds: team.tot_sReboundsDefensive,
    assists: team.tot_sAssists,
    turnovers: team.tot_sTurnovers,
    steals: team.tot_sSteals,
    blocks: team.tot_sBlocks,
    blocksReceived: team.tot_sBlocksReceived,
    fouls: team.tot_sFoulsTotal,
    foulsDrawn: team.tot_sFoulsOn,
    plusMinus: null,
  };
}
