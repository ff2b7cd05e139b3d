import { ratio } from '../../basketball/ratio.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { isFieldGoal, pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../written-insight.ts';

/** A side's field goals and free throws that the scorer did not note as fast breaks. */
export function halfCourtShots(events: readonly MatchEvent[], side: Side): MatchEvent[] {
  return events.filter(
    (event) =>
      event.side === side &&
      (isFieldGoal(event) || event.type === 'freeThrow') &&
      event.qualifiers?.includes('fastBreak') !== true,
  );
}

/** How many shots those are, a free throw counted as 0.44 of one, and their points. */
export function shotsAndPoints(shots: readonly MatchEvent[]): { shots: number; points: number } {
  let weight = 0;
  let points = 0;
  for (const shot of shots) {
    weight += shot.type === 'freeThrow' ? shotsOfFreeThrow : 1;
    points += pointsScored(shot);
  }
  return { shots: weight, points };
}

/** Points for each half-court shot; `null` where the scorer notes no fast breaks. */
export function halfCourtValue({ events }: FinishedMatch, side: Side): number | null {
  if (!events.some((event) => event.qualifiers !== undefined)) return null;
  const { shots, points } = shotsAndPoints(halfCourtShots(events, side));
  return ratio(points, shots);
}
