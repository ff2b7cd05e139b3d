import type { Line } from '../contract/box-score.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { fieldGoals } from './line.ts';
import { ratio } from './ratio.ts';

/**
 * Assists of a side on field goals. LiveStats credits assists on free throws too: those are left out where the events link
 * an assist to its shot; without links all `assists` of its totals count.
 */
export function assistsOnFieldGoals(
  assists: number | null,
  events: readonly MatchEvent[],
  side: Side,
): number | null {
  if (assists === null) return null;
  const freeThrows = new Set(events.filter(({ type }) => type === 'freeThrow').map(({ id }) => id));
  const onFreeThrows = events.filter(
    (event) =>
      event.side === side && event.type === 'assist' && freeThrows.has(event.relatedEventId ?? ''),
  );
  return Math.max(0, assists - onFreeThrows.length);
}

/** The team's assist rate = assists on field goals / FGM, 0..1; `null` without a made field goal. */
export function assistRate(
  totals: Pick<Line, 'assists' | 'twos' | 'threes'>,
  events: readonly MatchEvent[],
): number | null {
  return ratio(assistsOnFieldGoals(totals.assists, events, 'team'), fieldGoals(totals).made);
}
