import type { Line } from '../contract/box-score.ts';
import { addCounts, rebounds } from './line.ts';
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

/**
 * TRB% = REB·matchSeconds / (seconds·(both sides' REB)), 0..1: the share of all rebounds that a player took while on
 * court (Basketball-Reference). `matchSeconds` is the length of the match. `null` without minutes or rebounds.
 */
export function totalReboundShare(
  player: Rebounds & Pick<Line, 'seconds'>,
  own: Rebounds,
  other: Rebounds,
  matchSeconds: number,
): number | null {
  const all = addCounts(rebounds(own), rebounds(other));
  if (all === null || player.seconds === null || matchSeconds <= 0) return null;
  return ratio(rebounds(player), (all * player.seconds) / matchSeconds);
}
