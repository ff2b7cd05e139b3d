import { addCounts, fieldGoals } from '../../../basketball/line.ts';
import type { Line } from '../../../contract/box-score.ts';

/** Plays of a side as turnover shares count them: FGA + 0.44·FTA + TOV; `null` where one was not recorded. */
export function playsOf(line: Line): number | null {
  const thrown = line.freeThrows.attempted;
  const shots = addCounts(fieldGoals(line).attempted, thrown === null ? null : 0.44 * thrown);
  return addCounts(shots, line.turnovers);
}
