import { shotZoneOf } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';

/** Where shots come from on a card: `inside` is paint and mid-range, `two` is any two where no place is known. */
export type ShotPlace = 'rim' | 'inside' | 'three' | 'two';

/** The places that a match's plays tell apart. */
export function shotPlaces(events: readonly MatchEvent[]): ShotPlace[] {
  const placed = events.some((event) => isFieldGoal(event) && event.courtPosition !== undefined);
  return placed ? ['rim', 'inside', 'three'] : ['two', 'three'];
}

/** A side's shots from one place, or those of one of its players. */
export function shotsFrom(
  events: readonly MatchEvent[],
  side: Side,
  place: ShotPlace,
  playerId?: string,
): { made: number; attempted: number } {
  const shots = events
    .filter(isFieldGoal)
    .filter((shot) => shot.side === side && (playerId === undefined || shot.playerId === playerId))
    .filter((shot) => {
      if (shot.type === 'threePointer') return place === 'three';
      if (place === 'two') return true;
      return place === (shotZoneOf(shot) === 'rim' ? 'rim' : 'inside');
    });
  return { made: shots.filter(({ made }) => made === true).length, attempted: shots.length };
}
