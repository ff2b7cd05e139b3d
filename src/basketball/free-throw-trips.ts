import type { MatchEvent } from '../contract/play-by-play.ts';

/** Possession after free throws: open (`live`), with the side that had it (`unchanged`), or with the fouled side. */
export type PossessionAfter = 'live' | 'unchanged' | 'kept';

/** Fouls of a technical kind, by their subtype. */
export const technicals = new Set(['technical', 'coachTechnical', 'benchTechnical']);
const ballKept = new Set(['unsportsmanlike', 'disqualifying']);

/** One throw of a trip to the line. */
export interface FreeThrow {
  possession: PossessionAfter;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * For the index of each free throw, whether it begins or ends its trip, and the effect of its foul on possession: `live` (the last one
 * may end the possession), `unchanged` (technical) or `kept` (unsportsmanlike, disqualifying: the fouled side has the ball
 * afterwards). A free throw does not name its foul, so that fouls of the other side are taken in order within
 * one stop of the clock; of two fouls, a technical's single shot is thrown first (FIBA Art. 36). Without numbers
 * ("1of2"), throws of a player in one stop of the clock are a trip until another foul or the ball in play.
 */
export function freeThrowsOf(events: readonly MatchEvent[]): Map<number, FreeThrow> {
  const throws = new Map<number, FreeThrow>();
  let fouls: MatchEvent[] = [];
  let stop: string | null = null;
  let current: PossessionAfter = 'live';
  let open = null as { event: MatchEvent; moment: string; thrown: FreeThrow } | null;
  for (const [index, event] of events.entries()) {
    const moment = `${event.period} ${event.clockSeconds}`;
    if (event.type === 'foul') {
      if (moment !== stop) fouls = [];
      stop = moment;
      fouls.push(event);
    }
    if (endsTrip.has(event.type)) open = null;
    if (event.type !== 'freeThrow') continue;
    const [, at, of] = /^(\d)of(\d)$/.exec(event.subtype ?? '') ?? [];
    const goesOn: boolean =
      at === undefined &&
      open?.moment === moment &&
      open.event.side === event.side &&
      open.event.playerId === event.playerId;
    if (open && goesOn) open.thrown.isLast = false;
    const isFirst = at === undefined ? !goesOn : at === '1';
    if (isFirst) {
      const against = fouls.filter(
        (foul) => foul.side !== event.side && foul.subtype !== 'offensive',
      );
      const technical = against.find((foul) => technicals.has(foul.subtype ?? ''));
      const single = of === undefined || of === '1';
      const foul =
        single && technical ? technical : against.find((f) => !technicals.has(f.subtype ?? ''));
      fouls = fouls.filter((other) => other !== foul);
      current = meaningOf(foul);
    }
    const thrown: FreeThrow = { possession: current, isFirst, isLast: at === of };
    throws.set(index, thrown);
    // A technical's is single.
    open = at === undefined && current !== 'unchanged' ? { event, moment, thrown } : null;
  }
  return throws;
}

function meaningOf(foul: MatchEvent | undefined): PossessionAfter {
  if (technicals.has(foul?.subtype ?? '')) return 'unchanged';
  return ballKept.has(foul?.subtype ?? '') ? 'kept' : 'live';
}

/** Whether the field goal at `index` was followed by its own free throw in the same stop of the clock. */
export function isAndOne(
  events: readonly MatchEvent[],
  index: number,
  throws: ReadonlyMap<number, FreeThrow>,
): boolean {
  const shot = events[index];
  for (let next = index + 1; next < events.length; next += 1) {
    const event = events[next];
    if (event === undefined || event.period !== shot?.period) return false;
    if (event.type === 'freeThrow' && event.side === shot.side) {
      if (throws.get(next)?.possession !== 'unchanged') return event.playerId === shot.playerId;
    } else if (endsSearch.has(event.type)) return false;
  }
  return false;
}

const endsSearch = new Set<string>([
  'twoPointer',
  'threePointer',
  'turnover',
  'rebound',
  'periodEnd',
]);
const endsTrip = new Set<string>([...endsSearch, 'foul']);
