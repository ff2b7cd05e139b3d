import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { mostPeriods } from '../figures/period-labels.ts';

/** One side's counted events in each period, in order; at most `mostPeriods` periods. */
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
 * The score at half-time, own first; `null` if a period before it is unknown or unfinished, or if the number of
 * periods is odd.
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
