import type { Line, Shooting } from '../contract/box-score.ts';
import { fieldGoals } from './line.ts';
import { ratio } from './ratio.ts';

/** Made over attempted, 0..1; `null` with no attempts or where either was not recorded. */
export function share(shooting: Shooting): number | null {
  return ratio(shooting.made, shooting.attempted);
}

/** eFG% = (FGM + 0.5·3PM) / FGA, 0..1.5 (Oliver); `null` without attempts. */
export function effectiveFieldGoalShare(line: Pick<Line, 'twos' | 'threes'>): number | null {
  const { made, attempted } = fieldGoals(line);
  if (made === null || line.threes.made === null) return null;
  return ratio(made + 0.5 * line.threes.made, attempted);
}

/** TS% = PTS / (2·(FGA + 0.44·FTA)), 0..1.5 (Basketball-Reference); `null` without attempts. */
export function trueShootingShare(
  line: Pick<Line, 'points' | 'twos' | 'threes' | 'freeThrows'>,
): number | null {
  const { attempted } = fieldGoals(line);
  if (attempted === null || line.freeThrows.attempted === null) return null;
  return ratio(line.points, 2 * (attempted + 0.44 * line.freeThrows.attempted));
}

/** Free-throw rate = FTM / FGA (Oliver; others print FTA / FGA); `null` without field-goal attempts. */
export function freeThrowRate(line: Pick<Line, 'twos' | 'threes' | 'freeThrows'>): number | null {
  return ratio(line.freeThrows.made, fieldGoals(line).attempted);
}

/** Field-goal points per field-goal attempt, 0..3 (= 2·eFG%); `null` without attempts. */
export function pointsPerShot(line: Pick<Line, 'twos' | 'threes'>): number | null {
  const effective = effectiveFieldGoalShare(line);
  return effective === null ? null : 2 * effective;
}
