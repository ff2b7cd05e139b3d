import type { MatchEvent } from '../contract/play-by-play.ts';

/**
 * Ids of the assists on free throws by a passer who went to the bench between the foul and the throw. They are legal: the pass
 * came before the foul, the assist counts once the throw goes in (FIBA statisticians' manual), and players may be
 * changed during the dead ball.
 */
export function assistsFromTheBench(events: readonly MatchEvent[]): Set<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const left = new Map<string, MatchEvent>();
  const legal = new Set<string>();
  for (const event of events) {
    const player = `${event.side} ${event.playerId}`;
    if (event.type === 'substitution') {
      if (event.subtype === 'out') left.set(player, event);
      else left.delete(player);
    }
    if (event.type !== 'assist') continue;
    const thrown = byId.get(event.relatedEventId ?? '');
    const out = left.get(player);
    if (thrown?.type !== 'freeThrow' || out === undefined) continue;
    if (isSameStop(out, thrown)) legal.add(event.id);
  }
  return legal;
}

/** Whether two rows are at one stop of the clock. */
function isSameStop(one: MatchEvent, other: MatchEvent): boolean {
  return (
    one.period === other.period &&
    one.clockSeconds !== null &&
    one.clockSeconds === other.clockSeconds
  );
}
