import { freeThrowTurns } from '../links.ts';
import type { RecordedEvent, RecordedSideName } from '../recorded-match.ts';
import type { Moves } from './file.ts';

type Meaning = Pick<RecordedEvent, 'type' | 'subtype' | 'made' | 'points'>;

/** What each `idMove` is; what is not here is known by its words, as fouls are. */
const meaningOf = new Map<number, Meaning>([
  [92, { type: 'freeThrow', made: true, points: 1 }],
  [93, { type: 'twoPointer', made: true, points: 2 }],
  [94, { type: 'threePointer', made: true, points: 3 }],
  [96, { type: 'freeThrow', made: false, points: 0 }],
  [112, { type: 'substitution', subtype: 'in' }],
  [113, { type: 'timeout' }],
  [115, { type: 'substitution', subtype: 'out' }],
  [116, { type: 'periodEnd' }],
  [178, { type: 'jumpBall', subtype: 'won' }],
  [179, { type: 'jumpBall', subtype: 'lost' }],
]);

/** The first words of a foul ("Personal 2 tirs lliures, 1a falta"), without accents. */
const fouls: readonly (readonly [start: RegExp, subtype: string])[] = [
  [/^personal/i, 'personal'],
  [/^tecnic/i, 'technical'],
  [/^antiesportiva/i, 'unsportsmanlike'],
  [/^desqualificant/i, 'disqualifying'],
];

function meaningIn(idMove: number, move: string): Meaning {
  const known = meaningOf.get(idMove);
  if (known !== undefined) return known;
  const plain = move.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const subtype = fouls.find(([start]) => start.test(plain))?.[1];
  return subtype === undefined ? { type: move || String(idMove) } : { type: 'foul', subtype };
}

/** The sheet's rows in match order, in the contract's words. */
export function sheetEvents(
  moves: Moves,
  sideOf: ReadonlyMap<number, RecordedSideName>,
): RecordedEvent[] {
  const seen = new Set<string>();
  const events = moves.map((row, index): RecordedEvent => {
    const { idTeam, actorId, idMove, move, min, sec, period, score, eventUuid } = row;
    const key = eventUuid === '' || seen.has(eventUuid) ? String(index + 1) : eventUuid;
    seen.add(key);
    return {
      key,
      period,
      clockSeconds: min * 60 + sec,
      side: sideOf.get(idTeam) ?? null,
      ...meaningIn(idMove, move),
      ...(actorId > 0 && sideOf.has(idTeam) ? { playerKey: String(actorId) } : {}),
      score,
    };
  });
  const turns = freeThrowTurns(events, 1);
  return events.map((event, index) => {
    const turn = turns.get(index);
    return turn === undefined ? event : { ...event, subtype: turn };
  });
}
