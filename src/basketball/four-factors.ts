import type { Line } from '../contract/box-score.ts';
import { addCounts } from './line.ts';
import { ratio } from './ratio.ts';
import { effectiveFieldGoalShare, freeThrowRate, trueShootingAttempts } from './shooting.ts';

/** Oliver's four factors of one side, each a share; `null` where an input was not recorded. */
export interface FourFactors {
  /** eFG% */
  effectiveFieldGoal: number | null;
  /** TOV%: lower is better. */
  turnovers: number | null;
  /** ORB% */
  offensiveRebounds: number | null;
  /** FTM / FGA */
  freeThrows: number | null;
}

/** Plays that a player or side ended = FGA + 0.44·FTA + TOV; `null` where one was not recorded. */
export function playsEnded(
  line: Pick<Line, 'twos' | 'threes' | 'freeThrows' | 'turnovers'>,
): number | null {
  return addCounts(trueShootingAttempts(line), line.turnovers);
}

/** TOV% = TOV / (FGA + 0.44·FTA + TOV), 0..1 (Basketball-Reference); `null` without a play. */
export function turnoverShare(
  line: Pick<Line, 'twos' | 'threes' | 'freeThrows' | 'turnovers'>,
): number | null {
  return ratio(line.turnovers, playsEnded(line));
}

/** The four factors (Oliver; they weigh about 40/25/20/15) of `own` against `other`: totals of both sides. */
export function fourFactors(own: Line, other: Line): FourFactors {
  return {
    effectiveFieldGoal: effectiveFieldGoalShare(own),
    turnovers: turnoverShare(own),
    offensiveRebounds: offensiveReboundShare(own, other),
    freeThrows: freeThrowRate(own),
  };
}

type Rebounds = Pick<Line, 'offensiveRebounds' | 'defensiveRebounds'>;

/** ORB% = ORB / (ORB + opponent's DRB), 0..1 (Basketball-Reference); `null` where nothing was to be rebounded. */
export function offensiveReboundShare(own: Rebounds, other: Rebounds): number | null {
  return ratio(own.offensiveRebounds, addCounts(own.offensiveRebounds, other.defensiveRebounds));
}

/** DRB% = DRB / (DRB + opponent's ORB), 0..1 (Basketball-Reference); `null` where nothing was to be rebounded. */
export function defensiveReboundShare(own: Rebounds, other: Rebounds): number | null {
  return ratio(own.defensiveRebounds, addCounts(own.defensiveRebounds, other.offensiveRebounds));
}
