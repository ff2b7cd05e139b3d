import type { Line, Shooting } from '../contract/box-score.ts';
import { addCounts, fieldGoals } from './line.ts';
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

/** What a free throw counts for among shots, as in true shooting (Basketball-Reference). */
export const shotsOfFreeThrow = 0.44;

/** TSA = FGA + 0.44·FTA: all shots, the line's included (Basketball-Reference); `null` where either was not recorded. */
export function trueShootingAttempts(
  line: Pick<Line, 'twos' | 'threes' | 'freeThrows'>,
): number | null {
  const thrown = line.freeThrows.attempted;
  return addCounts(fieldGoals(line).attempted, thrown === null ? null : shotsOfFreeThrow * thrown);
}

/** TS% = PTS / (2·(FGA + 0.44·FTA)), 0..1.5 (Basketball-Reference); `null` without attempts. */
export function trueShootingShare(
  line: Pick<Line, 'points' | 'twos' | 'threes' | 'freeThrows'>,
): number | null {
  const attempts = trueShootingAttempts(line);
  return ratio(line.points, attempts === null ? null : 2 * attempts);
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
