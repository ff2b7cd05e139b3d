import { type Line, type LineField, lineFields } from '../../contract/box-score.ts';

/*
 * One invented match, CB Lucena 65–57 Rivas.
 */

export type Shots = readonly [made: number, attempted: number];
export interface SheetPlayer {
  number: string;
  name: string;
  starter: boolean;
  minutes: string;
  twos: Shots;
  threes: Shots;
  freeThrows: Shots;
  /** Offensive and defensive rebounds, assists, turnovers, steals, blocks, fouls. */
  counts: readonly [number, number, number, number, number, number, number];
}

const player = (
  text: string,
  twos: Shots,
  threes: Shots,
  freeThrows: Shots,
  ...counts: SheetPlayer['counts']
): SheetPlayer => {
  const [number = '', name = '', minutes = '', starter] = text.split('|');
  return { number, name, starter: starter === '*', minutes, twos, threes, freeThrows, counts };
};

export const lucena: readonly SheetPlayer[] = [
  player('4|Laura Gómez-Ulla|31:20|*', [4, 7], [1, 3], [1, 2], 1, 4, 5, 2, 1, 0, 3),
  player('5|Ana Ruiz|28:40|*', [5, 9], [2, 4], [3, 4], 2, 3, 2, 3, 2, 1, 2),
  player('7|Eva Gil|30:00|*', [3, 6], [0, 1], [2, 2], 3, 5, 1, 1, 0, 2, 4),
  player('8|Marta Sanz|33:10|*', [2, 5], [3, 7], [0, 0], 0, 2, 6, 4, 3, 0, 1),
  player('10|Irene Paz|26:50|*', [1, 4], [0, 0], [2, 4], 2, 4, 0, 1, 1, 1, 5),
  player('12|Sara Vega|30:00|', [2, 3], [1, 2], [0, 0], 0, 1, 2, 1, 0, 0, 2),
  player('15|Julia Mora|20:00|', [1, 2], [0, 1], [0, 2], 1, 0, 0, 0, 1, 0, 1),
];

export const rivas: readonly SheetPlayer[] = [
  player('6|Bea Paz|35:00|*', [6, 11], [1, 4], [2, 2], 2, 3, 4, 3, 2, 0, 2),
  player('11|Luz Rey|34:00|*', [4, 8], [0, 2], [3, 4], 1, 6, 1, 2, 1, 1, 3),
  player('13|Ona Puig|36:00|*', [3, 7], [2, 5], [0, 0], 0, 2, 3, 2, 0, 0, 4),
  player('14|Rut Gala|35:00|*', [2, 6], [1, 3], [2, 2], 1, 2, 2, 1, 1, 0, 1),
  player('20|Mia Lago|30:00|*', [2, 4], [0, 0], [0, 2], 3, 4, 0, 2, 0, 2, 2),
  player('21|Iria Feo|30:00|', [2, 5], [0, 1], [0, 0], 0, 1, 1, 0, 1, 0, 0),
];

export const pointsOf = (of: SheetPlayer) => 2 * of.twos[0] + 3 * of.threes[0] + of.freeThrows[0];
export const secondsOf = ({ minutes }: SheetPlayer) => {
  const [whole = 0, rest = 0] = minutes.split(':').map(Number);
  return 60 * whole + rest;
};
const unwritten = ['plusMinus', 'blocksReceived', 'foulsDrawn'] as const;
/** The fields of a player's line that a sheet may have. */
export type WrittenField = Exclude<LineField, (typeof unwritten)[number]>;
export const everyField = lineFields.filter(
  (field): field is WrittenField => !unwritten.some((other) => other === field),
);

/** Those fields of a player's actual line. */
export function lineOfPlayer(of: SheetPlayer, fields: readonly WrittenField[]): Partial<Line> {
  const shots = ([made, attempted]: Shots) => ({ made, attempted });
  const [offensiveRebounds, defensiveRebounds, assists, turnovers, steals, blocks, fouls] =
    of.counts;
  const line = {
    ...{ seconds: secondsOf(of), points: pointsOf(of) },
    ...{ twos: shots(of.twos), threes: shots(of.threes), freeThrows: shots(of.freeThrows) },
    ...{ offensiveRebounds, defensiveRebounds, assists, turnovers, steals, blocks, fouls },
  };
  return Object.fromEntries(fields.map((field) => [field, line[field]]));
}
