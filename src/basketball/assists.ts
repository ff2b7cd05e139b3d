import type { MatchEvent, Side } from '../contract/play-by-play.ts';

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
