import type { Line, Shooting } from '../contract/box-score.ts';
import { addCounts, fieldGoals, subtractCounts } from './line.ts';
import { ratio } from './ratio.ts';

/** Made over attempted, 0..1; `null` with no attempts or where either was not recorded. */
export function share(shooting: Shooting): number | null {
  return ratio(shooting.made, shooting.attempted);
}

/** FGM + 0.5·3PM: a three as one and a half makes (Oliver's eFG%); `null` where either was not recorded. */
export function effectiveMakes({ twos, threes }: Pick<Line, 'twos' | 'threes'>): number | null {
  return addCounts(twos.made, threes.made === null ? null : 1.5 * threes.made);
}

/** Points from the field, free throws left out; `null` where a count was not recorded. */
export function fieldGoalPoints(line: Pick<Line, 'twos' | 'threes'>): number | null {
  const makes = effectiveMakes(line);
  return makes === null ? null : 2 * makes;
}

/** The weight of a free throw among shots, as in true shooting (Basketball-Reference). */
export const shotsOfFreeThrow = 0.44;

/** TSA = FGA + 0.44·FTA: all shots, free throws included (Basketball-Reference); `null` if one was not recorded. */
export function trueShootingAttempts(
  line: Pick<Line, 'twos' | 'threes' | 'freeThrows'>,
): number | null {
  const thrown = line.freeThrows.attempted;
  return addCounts(fieldGoals(line).attempted, thrown === null ? null : shotsOfFreeThrow * thrown);
}

/** A side's points per shot (free throws at 0.44) without one of its players; `null` if one was not recorded. */
export function scoringWithout(side: Line, player: Line): number | null {
  return share({
    made: subtractCounts(side.points, player.points),
    attempted: subtractCounts(trueShootingAttempts(side), trueShootingAttempts(player)),
  });
}

/** Plays that a player or side ended = FGA + 0.44·FTA + TOV; `null` if one was not recorded. */
export function playsEnded(
  line: Pick<Line, 'twos' | 'threes' | 'freeThrows' | 'turnovers'>,
): number | null {
  return addCounts(trueShootingAttempts(line), line.turnovers);
}
