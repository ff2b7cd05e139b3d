import { fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import { cellAt, columnHeaders, rowsByName, textOf } from '../testing/table.ts';
import { BoxScoreTable } from './BoxScoreTable.tsx';
import { screenColumns } from './columns.ts';

const totals = (changes: Partial<Line>): Line => ({ ...emptyLine(), ...changes });

function player(name: string, changes: Partial<PlayerLine> = {}): PlayerLine {
  return { ...emptyLine(), playerId: name, name, starter: false, played: true, ...changes };
}

const own: BoxScoreSide = {
  name: 'Kestrels',
  players: [
    player('Ana Berg', { number: '4', starter: true, points: 6 }),
    player('Bo Cruz', { number: '7', starter: true, captain: true, points: 11 }),
    player('Cai Diaz', { number: '9', points: 2, fouls: 5 }),
    player('Dee Enk', { number: '12', played: false }),
  ],
  bench: totals({ turnovers: 1 }),
  totals: totals({
    points: 19,
    twos: { made: 5, attempted: 10 },
    threes: { made: 2, attempted: 6 },
    freeThrows: { made: 3, attempted: 4 },
    offensiveRebounds: 9,
    defensiveRebounds: 21,
    turnovers: 10,
  }),
};
const other: BoxScoreSide = {
  name: 'Owls',
  players: [],
  totals: totals({ offensiveRebounds: 7, defensiveRebounds: 18 }),
};

/** Draws the own side's table in a page with that query. */
function show(
  query = '',
  changes: Partial<
    Pick<ComponentProps<typeof BoxScoreTable>, 'live' | 'side' | 'other' | 'paper'>
  > = {},
) {
  render(
    <MemoryRouter initialEntries={[`/${query}`]}>
      <BoxScoreTable side={own} other={other} columns={screenColumns} {...changes} />
    </MemoryRouter>,
  );
}

const percentage = (column: string) => textOf(cellAt('Percentages', column));
const pressHeader = (column: string) => {
  const button = columnHeaders().get(column)?.querySelector('button');
  if (!button) throw new Error(`no header to press: ${column}`);
  fireEvent.click(button);
};

test('the percentages row: shooting, rebounds of those there were, turnovers of plays', () => {
  show();
  expect(
    ['FG', '2P', '3P', 'FT', 'OR', 'DR', 'TO'].map((column) => [column, percentage(column)]),
  ).toEqual([
    ['FG', '44%'],
    ['2P', '50%'],
    ['3P', '33%'],
    ['FT', '75%'],
    ['OR', '33%'],
    ['DR', '75%'],
    ['TO', '36%'],
  ]);
  expect(percentage('PTS')).toBe('');
});

test('each percentage names its shots', () => {
  show();
  const button = cellAt('Percentages', 'TO')?.querySelector('button');
  const meaning = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(meaning?.textContent).toBe('Turnover rate: TO / (FGA + 0.44 × FTA + TO)');
});

test('rebounding shares need the opponent’s totals; without them their cells stay empty', () => {
  show('', { other: { ...other, totals: null } });
  expect([percentage('OR'), percentage('DR'), percentage('FG')]).toEqual(['', '', '44%']);
});

test('sorted players, then bench, totals and percentages, which no sort moves', () => {
  show('?sort=points');
  expect([...rowsByName().keys()]).toEqual([
    'Bo Cruz, starter (C), captain',
    'Ana Berg, starter',
    'Cai Diaz',
    'Dee Enk',
    'Team/Coach',
    'Totals',
    'Percentages',
  ]);
});

test('a header says how the table is sorted, and a press sorts as its column begins', () => {
  show('?sort=points');
  const sorts = () =>
    [...columnHeaders()].flatMap(([name, cell]) => {
      const sort = cell.getAttribute('aria-sort');
      return sort === null ? [] : [[name, sort]];
    });
  expect(sorts()).toEqual([['PTS', 'descending']]);
  pressHeader('FG%');
  expect(sorts()).toEqual([['FG%', 'descending']]);
  pressHeader('Name');
  expect(sorts()).toEqual([['Name', 'ascending']]);
});

test('a printed table has the sheet’s order, at any address', () => {
  show('?sort=points', { paper: true });
  expect([...rowsByName().keys()].slice(0, 2)).toEqual(['Ana Berg *', 'Bo Cruz * (C)']);
});

test('who did not play has one cell for all statistics', () => {
  show();
  const absent = cellAt('Dee Enk', 'MIN');
  expect(textOf(absent)).toBe('DNP, did not play');
  expect(absent?.colSpan).toBe(screenColumns.length);
});

test('the best of a side is strong, and so is a fifth foul; a zero is not', () => {
  show();
  const strong = (name: string, column: string) => textOf(cellAt(name, column)?.querySelector('b'));
  expect(strong('Bo Cruz, starter (C), captain', 'PTS')).toBe('11');
  expect(strong('Ana Berg, starter', 'PTS')).toBe('');
  expect(strong('Cai Diaz', 'PF')).toBe('5');
  expect(strong('Cai Diaz', 'AST'), 'nobody has one').toBe('');
});

test('while a match is played, who has not played may still come in', () => {
  const starter = player('Eve Fox', { starter: true, played: false, seconds: 0 });
  show('', { live: true, side: { ...own, players: [...own.players, starter] } });
  expect(textOf(cellAt('Dee Enk', 'MIN'))).toBe('has not played yet');
  // A starter is on court from 0:00 on.
  expect(textOf(cellAt('Eve Fox, starter', 'MIN'))).toBe('0:00');
});
