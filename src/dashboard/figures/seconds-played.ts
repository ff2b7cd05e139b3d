import { matchSeconds, periodSeconds } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { mostPeriods } from './period-labels.ts';

/**
 * How long a match, or one period of it, was played, in seconds. While it goes on, or where its length is not known, a
 * fifth of the side's minutes; `null` where those were not recorded either.
 * @param period 1-based; `null` for the whole match
 */
export function secondsPlayed(
  match: Match | undefined,
  period: number | null,
  totals: Line | null,
): number | null {
  if (match?.status !== 'completed' || match.regulationPeriods > mostPeriods) {
    return totals?.seconds ? totals.seconds / 5 : null;
  }
  if (period !== null) return periodSeconds(period, match);
  return matchSeconds(Math.max(match.periods.length, match.regulationPeriods), match);
}
