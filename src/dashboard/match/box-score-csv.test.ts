import { expect, test } from 'vitest';
import { emptyLine, unrecordedLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { playerNaming } from '../figures/player-naming.ts';
import { boxScoreRows } from './box-score-csv.ts';

const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: {
    name: 'Own',
    players: [
      {
        ...emptyLine(),
        playerId: 'a',
        number: '7',
        name: 'Ana Lopez',
        starter: true,
        captain: undefined,
        played: true,
        seconds: 605,
        points: 4,
        twos: { made: 2, attempted: 5 },
        assists: null,
        plusMinus: -3,
      },
      {
        ...emptyLine(),
        playerId: 'b',
        number: '00',
        name: 'Bea Ortiz',
        starter: false,
        captain: undefined,
        played: false,
      },
    ],
    bench: emptyLine(),
    totals: emptyLine(),
  },
  opponent: { name: 'Other', players: [], totals: unrecordedLine() },
};

const cell = (rows: ReturnType<typeof boxScoreRows>, row: number, label: string) =>
  rows[row]?.[rows[0]?.indexOf(label) ?? -1];

test('a row a player, then bench and totals of each side', () => {
  const rows = boxScoreRows(boxScore, playerNaming('names', boxScore));
  expect(rows.map((row) => row.slice(0, 4).join(' | '))).toEqual([
    'Side | Number | Player | Role',
    'Own | 7 | Ana Lopez | Starter',
    'Own | 00 | Bea Ortiz | Did not play',
    'Own |  | Team/Coach | Bench',
    'Own |  | Totals | Totals',
    'Other |  | Totals | Totals',
  ]);
  expect(
    ['MIN', 'Seconds', 'PTS', '2PM', '2PA', 'Plus/minus'].map((label) => cell(rows, 1, label)),
  ).toEqual(['10:05', 605, 4, 2, 5, -3]);
});

test('unrecorded values, and players who did not play, have empty cells and no zeros', () => {
  const rows = boxScoreRows(boxScore, playerNaming('names', boxScore));
  expect(cell(rows, 1, 'AST')).toBeNull();
  expect(cell(rows, 1, 'EFF')).toBeNull();
  expect(cell(rows, 2, 'PTS')).toBeNull();
  expect(cell(rows, 5, 'PTS')).toBeNull();
});

test('with numbers no name is left', () => {
  const rows = boxScoreRows(boxScore, playerNaming('numbers', boxScore));
  expect(rows[1]?.[2]).toBe('No. 7');
  expect(JSON.stringify(rows)).not.toContain('Lopez');
});
