import { courtMetres } from '../../basketball/court.ts';
import type { CourtPosition, MatchEvent, Side } from '../../contract/play-by-play.ts';

/** A field goal on the court, in metres as `courtLines`. */
export interface ShotMark extends CourtPosition {
  id: string;
  made: boolean;
}

/** A side's field goals that have a place; one that was recorded off the court stands at its edge. */
export function shotMarks(events: readonly MatchEvent[], side: Side): ShotMark[] {
  return events.flatMap(({ id, type, side: of, made, courtPosition }) => {
    if (of !== side || (type !== 'twoPointer' && type !== 'threePointer')) return [];
    if (!courtPosition) return [];
    return [
      {
        id,
        made: made === true,
        x: clamp(courtPosition.x, courtMetres.width),
        y: clamp(courtPosition.y, courtMetres.halfLength),
      },
    ];
  });
}

const clamp = (value: number, largest: number) => Math.min(largest, Math.max(0, value));
