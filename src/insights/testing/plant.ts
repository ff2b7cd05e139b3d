import { type ShotZone, zoneOf } from '../../basketball/court.ts';
import { isFieldGoal, pointsOfShot } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';

type Condition = (event: MatchEvent) => boolean;

/** Whether an event is a side's and of a type. */
export const isOf = (side: Side, type: string) => (event: MatchEvent) =>
  event.side === side && event.type === type;

/** Whether an event is a side's field goal from a zone. */
export const isFromZone = (side: Side, zone: ShotZone) => (event: MatchEvent) =>
  event.side === side &&
  event.courtPosition !== undefined &&
  isFieldGoal(event) &&
  zoneOf(event.courtPosition, event.type) === zone;

/** The shot made or missed; what belonged to the other outcome (an assist, a rebound, a block) is for `tidied` to drop. */
export function shot(event: MatchEvent, made: boolean): MatchEvent {
  return { ...event, made, points: made ? (pointsOfShot[event.type] ?? 0) : 0 };
}

/** Events without assists of misses, and without rebounds and blocks of makes. */
export function tidied(events: readonly MatchEvent[]): MatchEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return events.filter((event) => {
    const related = byId.get(event.relatedEventId ?? '');
    if (event.type === 'assist') return related?.made === true;
    if (event.type === 'rebound' || event.type === 'block') return related?.made !== true;
    return event.type !== 'steal' || related?.type === 'turnover';
  });
}

/**
 * A side's makes moved into a part of the match, or out of it, `count` at most: each shot that changes within is balanced
 * by one of the same kind outside it, so that the side's shooting is unchanged.
 */
export function movedMakes(
  events: readonly MatchEvent[],
  side: Side,
  within: Condition,
  { into, count }: { into: boolean; count: number },
): MatchEvent[] {
  const changed = new Map<string, MatchEvent>();
  for (const type of ['twoPointer', 'threePointer'] as const) {
    const own = events.filter((event) => event.side === side && event.type === type);
    const gaining = own.filter((event) => within(event) === into && event.made !== true);
    const losing = own.filter((event) => within(event) !== into && event.made === true);
    for (const event of gaining.slice(0, Math.min(count, losing.length))) {
      // The nearest in time, so that the score runs on as it did.
      const distance = (other: MatchEvent) => Math.abs(other.sequence - event.sequence);
      const [paying] = losing.sort((a, b) => distance(a) - distance(b)).splice(0, 1);
      if (paying === undefined) break;
      changed.set(event.id, shot(event, true));
      changed.set(paying.id, shot(paying, false));
    }
  }
  return tidied(events.map((event) => changed.get(event.id) ?? event));
}

/** The first `count` events that meet a condition, changed. */
export function changed(
  events: readonly MatchEvent[],
  condition: Condition,
  count: number,
  change: (event: MatchEvent) => MatchEvent,
): MatchEvent[] {
  let left = count;
  const result = events.map((event) => {
    if (left === 0 || !condition(event)) return event;
    left -= 1;
    return change(event);
  });
  return tidied(result);
}

/** A missed or made shot as a turnover. */
export function asTurnover({
  id,
  sequence,
  period,
  clockSeconds,
  side,
  playerId,
  score,
}: MatchEvent): MatchEvent {
  return {
    id,
    sequence,
    period,
    clockSeconds,
    side,
    score,
    type: 'turnover',
    subtype: 'ballhandling',
    ...(playerId === undefined ? {} : { playerId }),
  };
}

/** A shot as a corner three. */
export function asCornerThree(event: MatchEvent, made: boolean): MatchEvent {
  const { qualifiers: _, ...rest } = event;
  return shot({ ...rest, type: 'threePointer', courtPosition: { x: 0.6, y: 1.6 } }, made);
}

/** A made or missed shot with the scorer's word for how it came. */
export function qualified(event: MatchEvent, word: string): MatchEvent {
  return { ...event, qualifiers: [word] };
}
