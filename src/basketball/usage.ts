import type { Line } from '../contract/box-score.ts';
import { playsEnded } from './four-factors.ts';
import { fieldGoals } from './line.ts';
import { ratio } from './ratio.ts';

const fiveMinutes = 5 * 60;

/**
 * USG% = (FGA + 0.44·FTA + TOV)·(teamMIN/5) / (MIN·(teamFGA + 0.44·teamFTA + teamTOV)), 0..1: the share of
 * the side's plays that a player ended while on court (Basketball-Reference). `matchSeconds` is the
 * length of the match, so that a side's minutes are 5 times it and not a sum of boxes. `null` without minutes.
 */
export function usageShare(player: Line, team: Line, matchSeconds: number): number | null {
  const plays = playsEnded(player);
  const teamPlays = playsEnded(team);
  if (plays === null || teamPlays === null || player.seconds === null) return null;
  return ratio(plays * matchSeconds, player.seconds * teamPlays);
}

/**
 * AST% = AST / ((MIN/(teamMIN/5))·teamFGM − FGM), 0..1: the share of team-mates' field goals that a player
 * assisted while on court (Basketball-Reference). `null` under five minutes on court, and where nobody else made one.
 */
export function assistShare(player: Line, team: Line, matchSeconds: number): number | null {
  const made = fieldGoals(player).made;
  const teamMade = fieldGoals(team).made;
  if (player.seconds === null || made === null || teamMade === null) return null;
  if (player.seconds < fiveMinutes || matchSeconds <= 0) return null;
  return ratio(player.assists, (player.seconds / matchSeconds) * teamMade - made);
}
