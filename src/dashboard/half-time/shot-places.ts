import { shotZoneOf } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';

/** The zones of shots on a card: `inside` is paint and mid-range, `two` is any two without a location. */
export type ShotPlace = 'rim' | 'inside' | 'three' | 'two';

/** The zones that a match's plays distinguish. */
export function shotPlaces(events: readonly MatchEvent[]): ShotPlace[] {
  const placed = events.some((event) => isFieldGoal(event) && event.courtPosition !== undefined);
  return placed ? ['rim', 'inside', 'three'] : ['two', 'three'];
}

/** A side's shots from one zone, or those of one of its players. */
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

/** To be shown in the coach's language: at a row, and within a line. */
export const placeNames: Record<ShotPlace | 'line', { row: string; within: string }> = {
  rim: { row: /* i18n */ 'Rim', within: /* i18n */ 'rim' },
  inside: { row: /* i18n */ 'Paint, mid', within: /* i18n */ 'inside' },
  two: { row: /* i18n */ 'Two', within: /* i18n */ 'twos' },
  three: { row: /* i18n */ 'Three', within: /* i18n */ 'threes' },
  line: { row: /* i18n */ 'Line', within: /* i18n */ 'line' },
};
