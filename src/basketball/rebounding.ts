import type { Line } from '../contract/box-score.ts';
import { addCounts } from './line.ts';
import { ratio } from './ratio.ts';

type Rebounds = Pick<Line, 'offensiveRebounds' | 'defensiveRebounds'>;

/** ORB% = ORB / (ORB + opponent's DRB), 0..1 (Basketball-Reference); `null` where nothing was to be rebounded. */
export function offensiveReboundShare(own: Rebounds, other: Rebounds): number | null {
  return ratio(own.offensiveRebounds, addCounts(own.offensiveRebounds, other.defensiveRebounds));
}

/** DRB% = DRB / (DRB + opponent's ORB), 0..1 (Basketball-Reference); `null` where nothing was to be rebounded. */
export function defensiveReboundShare(own: Rebounds, other: Rebounds): number | null {
  return ratio(own.defensiveRebounds, addCounts(own.defensiveRebounds, other.offensiveRebounds));
}
