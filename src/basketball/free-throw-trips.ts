import type { MatchEvent } from '../contract/play-by-play.ts';

/** Possession after free throws: open (`live`), with the side that had it (`unchanged`), or with the fouled side. */
export type PossessionAfter = 'live' | 'unchanged' | 'kept';

/** Fouls of a technical kind, by their subtype. */
export const technicals = new Set(['technical', 'coachTechnical', 'benchTechnical']);
const ballKept = new Set(['unsportsmanlike', 'disqualifying']);

/** Whether `event` is the last free throw of its trip ("2of2"); one without a subtype is a trip by itself. */
export function isLastFreeThrow(event: MatchEvent): boolean {
  const parts = /^(\d)of(\d)$/.exec(event.subtype ?? '');
  return parts === null || parts[1] === parts[2];
}

/**
 * For the index of each free throw, the effect of its foul on possession: `live` (the last one may end the
 * possession), `unchanged` (technical) or `kept` (unsportsmanlike, disqualifying: the fouled side has the ball
 * afterwards). A free throw does not name its foul, so that fouls of the other side are taken in order within
 * one stop of the clock; of two fouls, a technical's single shot is thrown first (FIBA Art. 36).
 */
export function freeThrowMeanings(events: readonly MatchEvent[]): Map<number, PossessionAfter> {
  const meanings = new Map<number, PossessionAfter>();
  let fouls: MatchEvent[] = [];
  let stop: string | null = null;
  let current: PossessionAfter = 'live';
  events.forEach((event, index) => {
    const moment = `${event.period} ${event.clockSeconds}`;
    if (event.type === 'foul') {
      if (moment !== stop) fouls = [];
      stop = moment;
      fouls.push(event);
    }
    if (event.type !== 'freeThrow') return;
    if (event.subtype === undefined || event.subtype.startsWith('1of')) {
      const against = fouls.filter(
        (foul) => foul.side !== event.side && foul.subtype !== 'offensive',
      );
      const technical = against.find((foul) => technicals.has(foul.subtype ?? ''));
      const single = event.subtype === undefined || event.subtype === '1of1';
      const foul =
        single && technical ? technical : against.find((f) => !technicals.has(f.subtype ?? ''));
      fouls = fouls.filter((other) => other !== foul);
      current = meaningOf(foul);
    }
    meanings.set(index, current);
  });
  return meanings;
}

function meaningOf(foul: MatchEvent | undefined): PossessionAfter {
  if (technicals.has(foul?.subtype ?? '')) return 'unchanged';
  return ballKept.has(foul?.subtype ?? '') ? 'kept' : 'live';
}

/** Whether the field goal at `index` was followed by its own free throw in the same stop of the clock. */
export function isAndOne(
  events: readonly MatchEvent[],
  index: number,
  meanings: ReadonlyMap<number, PossessionAfter>,
): boolean {
  const shot = events[index];
  for (let next = index + 1; next < events.length; next += 1) {
    const event = events[next];
    if (event === undefined || event.period !== shot?.period) return false;
    if (event.type === 'freeThrow' && event.side === shot.side) {
      if (meanings.get(next) !== 'unchanged') return event.playerId === shot.playerId;
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
