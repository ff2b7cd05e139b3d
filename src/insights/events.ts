import type { MatchEvent, Side } from '../contract/play-by-play.ts';

/** Ids of events, in their order. */
export function idsOf(events: readonly MatchEvent[]): string[] {
  return events.map(({ id }) => id);
}

/** Ids of a side's baskets with this qualifier ("fastBreak"). */
export function idsNoted(events: readonly MatchEvent[], of: Side, how: string): string[] {
  return idsOf(
    events.filter(({ side, made, qualifiers }) => side === of && made && qualifiers?.includes(how)),
  );
}

/** Groups events by a key, the largest group first, of equal ones the lower key; events without a key are left out. */
export function groupsOf<Key extends string | number>(
  events: readonly MatchEvent[],
  keyOf: (event: MatchEvent) => Key | undefined,
): { key: Key; events: MatchEvent[] }[] {
  const groups = new Map<Key, MatchEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups]
    .map(([key, own]) => ({ key, events: own }))
    .sort((a, b) => b.events.length - a.events.length || (a.key < b.key ? -1 : 1));
}

/** The player with the most of `events`, and those events; `null` below `least`, or on a tie. */
export function mostByPlayer(events: readonly MatchEvent[], least: number) {
  const [first, second] = groupsOf(events, ({ playerId }) => playerId);
  if (first === undefined || first.events.length < least) return null;
  if (second?.events.length === first.events.length) return null;
  return { playerId: first.key, events: first.events };
}
