import { expect, test } from 'vitest';
import { emptyLine, unrecordedLine } from '../../basketball/line.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import {
  absentText,
  advancedColumns,
  averageColumns,
  boxScoreColumns,
  paperColumns,
  recordedColumns,
  type StatisticColumn,
  screenColumns,
} from './columns.ts';
import { differenceOf, nameOf, shortOf, written } from './number-words.ts';

const labels = (columns: readonly StatisticColumn[]) => columns.map(({ key }) => shortOf(key));

test("prints have FIBA's order", () => {
  expect(labels(paperColumns).join(' ')).toBe(
    'MIN FG 2P 3P FT OR DR REB AST TO STL BLK PF FD +/- EFF PTS',
  );
});

test("screens have FIBA's webcast order, a box score without the percentages", () => {
  expect(labels(screenColumns).join(' ')).toBe(
    'MIN PTS FG FG% 2P 2P% 3P 3P% FT FT% OR DR REB AST TO STL BLK PF FD +/- EFF',
  );
  expect(labels(boxScoreColumns).join(' ')).toBe(
    'MIN PTS FG 2P 3P FT OR DR REB AST TO STL BLK PF FD +/- EFF',
  );
});

test('every column has an abbreviation, those on request too', () => {
  expect(labels(advancedColumns(null, null)).join(' ')).toBe(
    'MIN PTS eFG% TS% FTr USG% AST% TOV% GmSc PIR EFF +/-',
  );
  const all = [...screenColumns, ...advancedColumns(null, null)];
  expect(all.filter(({ key }) => shortOf(key) === nameOf(key))).toEqual([]);
});

test('a score sheet has the columns that either side recorded, and names the others', () => {
  const line = { ...unrecordedLine(), seconds: 600, points: 7, fouls: 2 };
  const player = { ...line, playerId: 'A', name: 'Ana', starter: true, played: true };
  const opponent = { name: 'Owls', players: [], totals: { ...unrecordedLine(), steals: 3 } };
  const match = { team: { name: 'Kestrels', players: [player], totals: line }, opponent };
  const { recorded, absent } = recordedColumns(paperColumns, match);
  expect(labels(recorded)).toEqual(['MIN', 'STL', 'PF', 'PTS']);
  expect(absentText(absent)).toMatch(/^Not recorded: Field goals, .+ and Efficiency \(FIBA\)\.$/);
  const early = { team: { ...match.team, players: [] }, opponent };
  expect(recordedColumns(paperColumns, early)).toEqual({ recorded: paperColumns, absent: [] });
});

test('one statistic that was not recorded costs no other, and every cell that needs it is a dash', () => {
  const line = { ...emptyLine(), points: 7, assists: null };
  const cells = new Map(screenColumns.map((column) => [shortOf(column.key), column.text(line)]));
  expect([cells.get('PTS'), cells.get('AST'), cells.get('EFF'), cells.get('FG%')]).toEqual([
    '7',
    '–',
    '–',
    '–',
  ]);
});

const text = (key: string, line = emptyLine()) =>
  averageColumns.find((column) => column.key === key)?.average(line);

test('means have a decimal, shares and minutes are written as everywhere', () => {
  const line = {
    ...emptyLine(),
    seconds: 605.4,
    points: 7.25,
    plusMinus: -1.5,
    threes: { made: 1.5, attempted: 4 },
  };
  expect(text('points', line)).toBe('7.3');
  expect(text('plusMinus', line)).toBe('−1.5');
  expect(text('minutes', line)).toBe('10:05');
  expect(text('threes', line)).toBe('1.5/4.0');
  expect(text('threesShare', line)).toMatch(/^38/);
});

test('an unrecorded or untried statistic is not 0', () => {
  expect(text('points', unrecordedLine())).toBe('–');
  expect(text('freeThrows')).toBe('–');
});

test('a difference is that of two numbers as they are written, halves too', () => {
  expect([formatDecimal(1.1, 1), formatDecimal(2.15, 1)]).toEqual(['1.1', '2.2']);
  expect(differenceOf('steals', 1.1, 2.15, 1)).toBe('+1.1');
  expect([written('twosShare', 0.57), written('twosShare', 0.575)]).toEqual(['57%', '58%']);
  expect(differenceOf('twosShare', 0.57, 0.575)).toBe('+1');
});
