import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { courtMetres, distanceToBasket } from './court.ts';
import { listPossessions } from './possessions.ts';
import { type ShotKind, shotKindOf } from './shot-kind.ts';
import { type FieldGoal, isFieldGoal } from './shots.ts';

/** The facts of a shot before its outcome. */
export interface ShotContext {
  points: 2 | 3;
  kind: ShotKind | null;
  /** Metres from the basket's centre; `null` without a position. */
  metres: number | null;
  /** A three from beside the straight part of the line. */
  corner: boolean;
  /** Within seven seconds after a steal or a defensive rebound. */
  fastBreak: boolean;
  /** In a possession that began with the opponent's turnover. */
  fromTurnover: boolean;
}

/** A shot of a match: its event, context and outcome. */
export interface ContextShot extends ShotContext {
  /** Index of its event. */
  index: number;
  side: Side;
  playerId?: string;
  made: boolean;
}

const fastBreakSeconds = 7;

/**
 * The field goals of a match with their situations, derived from the possessions. Not from the qualifiers: scorers
 * write "fast break" beside makes and leave it off misses (over 8 LiveStats matches 83 makes against 12 misses, in
 * EuroLeague files makes alone), so that a recorded fast break would predict a make.
 */
export function contextShots(events: readonly MatchEvent[]): ContextShot[] {
  const situations = situationsOf(events);
  return events.flatMap((event, index) => {
    if (!isFieldGoal(event) || event.side === null || event.made === undefined) return [];
    const { side, playerId, made } = event;
    const who = playerId === undefined ? {} : { playerId };
    return [
      { index, side, ...who, made, ...placeOf(event), ...(situations.get(index) ?? noSituation) },
    ];
  });
}

type Situation = Pick<ShotContext, 'fastBreak' | 'fromTurnover'>;
const noSituation: Situation = { fastBreak: false, fromTurnover: false };

function placeOf({ type, subtype, courtPosition }: FieldGoal) {
  const points: 2 | 3 = type === 'threePointer' ? 3 : 2;
  const kind = shotKindOf(subtype);
  if (courtPosition === undefined) return { points, kind, metres: null, corner: false };
  return {
    points,
    kind,
    metres: distanceToBasket(courtPosition),
    corner: points === 3 && courtPosition.y <= courtMetres.cornerDepth,
  };
}

function situationsOf(events: readonly MatchEvent[]): Map<number, Situation> {
  const situations = new Map<number, Situation>();
  const possessions = listPossessions(events);
  const stolen = new Set(
    events.flatMap(({ type, relatedEventId }) => (type === 'steal' && relatedEventId) || []),
  );
  possessions.forEach(({ side, period, firstIndex, lastIndex }, at) => {
    const before = possessions[at - 1];
    const gained =
      before !== undefined && before.period === period && before.side !== side
        ? events[before.lastIndex]
        : undefined;
    const fromTurnover = gained?.type === 'turnover';
    const live =
      gained?.type === 'rebound' || (gained?.type === 'turnover' && stolen.has(gained.id));
    let secondChance = false;
    for (let index = firstIndex; index <= lastIndex; index += 1) {
      const event = events[index];
      if (event?.side !== side) continue;
      if (event.type === 'rebound' && event.subtype === 'offensive') secondChance = true;
      if (!isFieldGoal(event)) continue;
      const seconds = (gained?.clockSeconds ?? Number.NaN) - (event.clockSeconds ?? Number.NaN);
      const fastBreak = live && !secondChance && seconds <= fastBreakSeconds;
      situations.set(index, { fastBreak, fromTurnover });
    }
  });
  return situations;
}
