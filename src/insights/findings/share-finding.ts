import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { Reference } from '../reference.ts';

/** How far `made` of `attempted` is from what `usual` leads to expect, in standard deviations of a binomial. */
export function shareDeviations(made: number, attempted: number, usual: number): number {
  const variance = attempted * usual * (1 - usual);
  return variance > 0 ? Math.abs(made - attempted * usual) / Math.sqrt(variance) : 0;
}

/** How far a value is from its reference, in standard deviations. */
export function referenceDeviations(value: number, reference: Reference): number {
  return Math.abs(value - reference.mean) / reference.deviation;
}

/** Ids of events, in their order. */
export function idsOf(events: readonly MatchEvent[]): string[] {
  return events.map(({ id }) => id);
}

/** How many of `events` each player has, the most first; those of nobody are left out. */
export function byPlayer(
  events: readonly MatchEvent[],
): { playerId: string; events: MatchEvent[] }[] {
  const groups = new Map<string, MatchEvent[]>();
  for (const event of events) {
    if (event.playerId === undefined) continue;
    groups.set(event.playerId, [...(groups.get(event.playerId) ?? []), event]);
  }
  return [...groups]
    .map(([playerId, own]) => ({ playerId, events: own }))
    .sort((a, b) => b.events.length - a.events.length || (a.playerId < b.playerId ? -1 : 1));
}

/** Names the player with the most of `events` as a sentence of its own, where that is `least` and a third of all. */
export function mostOf(
  events: readonly MatchEvent[],
  least: number,
  nameOf: (playerId: string) => string,
  words: (name: string, count: number) => string,
): string {
  const [first, second] = byPlayer(events);
  if (first === undefined || first.events.length < least) return '';
  if (first.events.length < events.length / 3) return '';
  if (second?.events.length === first.events.length) return '';
  return ` ${words(nameOf(first.playerId), first.events.length)}`;
}
