import type { GameNotes } from '../../basketball/game-notes.ts';
import type { NumberKey } from '../../basketball/numbers.ts';
import type { Side } from '../../contract/play-by-play.ts';

/** Points by how they came and the course of the score, in this order. */
const keys = [
  'pointsInThePaint',
  'secondChancePoints',
  'fastBreakPoints',
  'pointsFromTurnovers',
  'benchPoints',
  'biggestLead',
  'biggestRun',
  'secondsLeading',
] as const satisfies readonly (keyof GameNotes[Side] & NumberKey)[];

/** A number of both sides; `null` if not recorded. */
export type NotedNumber = Record<Side, number | null> & { key: NumberKey };

/** The numbers of both sides that need plays; one that neither side has is left out. */
export function notedNumbers({ team, opponent }: GameNotes): NotedNumber[] {
  return keys
    .map((key) => ({ key, team: team[key], opponent: opponent[key] }))
    .filter((number) => number.team !== null || number.opponent !== null);
}
