import { type MatchEvent, otherSide, type Side } from '../contract/play-by-play.ts';
import { freeThrowsOf, type PossessionAfter } from './free-throw-trips.ts';
import { listPossessions } from './possessions.ts';
import { isFieldGoal, isScoreSheet, pointsScored } from './shots.ts';

/** One play that changes a possession's value. */
export interface PossessionPlay {
  /**
   * `trip`: free throws of one foul; `kept`: those after which the side has the ball again; `technical`: those that
   * do not change possession.
   */
  act:
    | 'shot'
    | 'offensiveRebound'
    | 'defensiveRebound'
    | 'turnover'
    | 'trip'
    | 'kept'
    | 'technical';
  /** Index of its (first) event. */
  index: number;
  /** Points scored by it. */
  points: number;
  /** Free throws of a trip; 0 for other plays. */
  thrown: number;
  /** Whether a shot, or a trip's last free throw, went in. */
  ends: boolean;
}

/** A possession with its plays, in order. */
export interface PossessionPlays {
  side: Side;
  period: number;
  plays: PossessionPlay[];
}

/**
 * Every possession of a match with all its plays, in order. Each shot, free throw, rebound and turnover
 * is in exactly one: the last possession of its side that had begun, or the period's first. A side's plays in a
 * period without a possession of it (a technical's free throws) form a separate one. None of a score sheet.
 */
export function possessionPlays(events: readonly MatchEvent[]): PossessionPlays[] {
  if (isScoreSheet(events)) return [];
  const throws = freeThrowsOf(events);
  const starts = new Map<string, Start[]>();
  const begin = (side: Side, period: number, index: number): PossessionPlays => {
    const row: PossessionPlays = { side, period, plays: [] };
    const key = `${side} ${period}`;
    starts.set(key, [...(starts.get(key) ?? []), { index, row }]);
    return row;
  };
  const rows = listPossessions(events).map(({ side, period, firstIndex }) =>
    begin(side, period, firstIndex),
  );
  for (const own of starts.values()) own.sort((a, b) => a.index - b.index);
  const rowOf = (side: Side, period: number, index: number): PossessionPlays => {
    const own = starts.get(`${side} ${period}`) ?? [];
    const begun = own.findLast((start) => start.index <= index) ?? own[0];
    if (begun) return begun.row;
    const row = begin(side, period, index);
    rows.push(row);
    return row;
  };
  const open = new Map<Side, PossessionPlay>();
  events.forEach((event, index) => {
    const { side, type, period } = event;
    if (side === null) return;
    const add = (act: PossessionPlay['act'], of = side, thrown = 0): PossessionPlay => {
      const points = thrown > 0 || act === 'shot' ? pointsScored(event) : 0;
      const move: PossessionPlay = { act, index, points, thrown, ends: event.made === true };
      rowOf(of, period, index).plays.push(move);
      return move;
    };
    if (isFieldGoal(event)) add('shot');
    else if (type === 'turnover') add('turnover');
    else if (type === 'rebound' && event.subtype === 'offensive') add('offensiveRebound');
    else if (type === 'rebound' && event.subtype === 'defensive')
      add('defensiveRebound', otherSide(side));
    else if (type === 'freeThrow') {
      const trip = open.get(side);
      const { possession, isFirst, isLast } = throws.get(index) ?? {};
      if (trip && !isFirst) {
        trip.points += pointsScored(event);
        trip.thrown += 1;
        trip.ends = event.made === true;
      } else open.set(side, add(actOf(possession), side, 1));
      if (isLast) open.delete(side);
    }
  });
  return rows.filter(({ plays }) => plays.length > 0);
}

interface Start {
  index: number;
  row: PossessionPlays;
}

function actOf(meaning: PossessionAfter | undefined): PossessionPlay['act'] {
  if (meaning === 'unchanged') return 'technical';
  return meaning === 'kept' ? 'kept' : 'trip';
}
