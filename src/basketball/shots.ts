import type { Line } from '../contract/box-score.ts';
import { knownWord } from '../contract/known-word.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';

/** An event that is a shot from the field. */
export type FieldGoal = MatchEvent & { type: 'twoPointer' | 'threePointer' };

/** Points of each kind of shot; `undefined` for other events. */
export const pointsOfShot: Partial<Record<string, number>> = {
  twoPointer: 2,
  threePointer: 3,
  freeThrow: 1,
};

/** Whether an event is a shot from the field, made or missed. */
export function isFieldGoal(event: MatchEvent): event is FieldGoal {
  return event.type === 'twoPointer' || event.type === 'threePointer';
}

/** With fewer makes in a row, misses may still be recorded. */
const leastMakes = 10;

/** Whether the events come from a score sheet: at least ten field goals and no miss, so misses were not recorded. */
export function isScoreSheet(events: readonly MatchEvent[]): boolean {
  const shots = events.filter(isFieldGoal);
  return shots.length >= leastMakes && shots.every(({ made }) => made === true);
}

/** Points scored by an event: as recorded, or by its kind of shot; 0 for a miss and for other events. */
export function pointsScored({ type, made, points }: MatchEvent): number {
  return made === true ? (points ?? knownWord(pointsOfShot, type) ?? 0) : 0;
}

/** The points of a line's shots; `null` if one kind of them was not recorded. */
export function pointsOfLine({
  twos,
  threes,
  freeThrows,
}: Pick<Line, 'twos' | 'threes' | 'freeThrows'>): number | null {
  if (twos.made === null || threes.made === null || freeThrows.made === null) return null;
  return 2 * twos.made + 3 * threes.made + freeThrows.made;
}
