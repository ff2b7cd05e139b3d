import type { Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../written-insight.ts';

/** A player's name as the match sheet has it; `null` where it does not. */
export function playerName(match: FinishedMatch, side: Side, playerId: string): string | null {
  return (
    match.matchSheet[side].find((entry) => entry.playerId === playerId)?.name ??
    match.boxScore[side].players.find((player) => player.playerId === playerId)?.name ??
    null
  );
}
