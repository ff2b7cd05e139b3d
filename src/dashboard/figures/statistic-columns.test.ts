import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { boxScoreColumns, paperColumns, screenColumns } from './statistic-columns.ts';

const labels = (columns: readonly { label: string }[]) => columns.map(({ label }) => label);

test("paper has FIBA's printed order", () => {
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

test('one statistic that was not recorded costs no other, and every cell that needs it is a dash', () => {
  const line = { ...emptyLine(), points: 7, assists: null };
  const cells = new Map(screenColumns.map((column) => [column.label, column.text(line)]));
  expect([cells.get('PTS'), cells.get('AST'), cells.get('EFF'), cells.get('FG%')]).toEqual([
    '7',
    '–',
    '–',
    '–',
  ]);
});
