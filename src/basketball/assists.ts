import type { Line } from '../contract/box-score.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { fieldGoals } from './line.ts';
import { ratio } from './ratio.ts';

/**
 * Assist rate of a side = assists on field goals / FGM, 0..1. LiveStats credits assists on free throws too: those are
 * left out where the events link an assist to its shot; without links all assists count. `null` without a made field goal.
 */
export function assistRate(
  totals: Pick<Line, 'assists' | 'twos' | 'threes'>,
  events: readonly MatchEvent[],
  side: Side,
): number | null {
  const typeOf = new Map(events.map((event) => [event.id, event.type]));
  const onFreeThrows = events.filter(
    (event) =>
      event.side === side &&
      event.type === 'assist' &&
      typeOf.get(event.relatedEventId ?? '') === 'freeThrow',
  ).length;
  if (totals.assists === null) return null;
  return ratio(totals.assists - onFreeThrows, fieldGoals(totals).made);
}
