import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { mostPeriods } from '../figures/period-labels.ts';

/** How many counted events one side has in each period, in order; at most `mostPeriods` periods. */
export function countByPeriod(
  events: readonly MatchEvent[],
  isCounted: (event: MatchEvent) => boolean,
  side: Side,
): number[] {
  const last = Math.max(0, ...events.map(({ period }) => period));
  const counts = Array.from({ length: Math.min(last, mostPeriods) }, () => 0);
  for (const event of events) {
    if (event.side !== side || !isCounted(event)) continue;
    const before = counts[event.period - 1];
    if (before !== undefined) counts[event.period - 1] = before + 1;
  }
  return counts;
}

/**
 * The score at half-time, own first; `null` where the periods before it are not all known, where the last of them may still
 * be played, or there is no half: an odd number of periods.
 */
export function halfTimeScore({
  periods,
  regulationPeriods,
  status,
}: Pick<Match, 'periods' | 'regulationPeriods' | 'status'>): {
  team: number;
  opponent: number;
} | null {
  const count = regulationPeriods / 2;
  const half = periods.slice(0, count);
  const isOver = status === 'completed' || periods.length > count;
  if (half.length !== count || !isOver) return null;
  const sum = { team: 0, opponent: 0 };
  for (const { team, opponent } of half) {
    if (team === null || opponent === null) return null;
    sum.team += team;
    sum.opponent += opponent;
  }
  return sum;
}
