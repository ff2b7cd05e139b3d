import { addCounts } from '../../basketball/line.ts';
import { effectiveFieldGoalShare } from '../../basketball/shooting.ts';
import { bandOf } from '../ratings/bands.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';

/**
 * Points that a shot, and so a ball won or lost, is worth: twice the mean of both sides' eFG% in this match (Oliver,
 * as in net points), else twice the age group's.
 */
export function valueOfShot(season: Season): number {
  const { own, other } = totalsOf(season.match);
  const sum = addCounts(effectiveFieldGoalShare(own), effectiveFieldGoalShare(other));
  return sum ?? 2 * bandOf('effectiveFieldGoal', season.category).mean;
}
