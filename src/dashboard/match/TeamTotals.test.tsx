import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyLine, unrecordedLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { TeamTotals } from './TeamTotals.tsx';

test.each([
  [
    [3, 12],
    [null, 12],
    ['3/12 25%', '–'],
  ],
  [
    [null, null],
    [0, 0],
    ['–', '–'],
  ],
] as const)('threes of %j and %j are %j: an unrecorded value is one dash', (own, other, texts) => {
  const side = (name: string, [made, attempted]: readonly [number | null, number | null]) => ({
    name,
    players: [],
    totals: { ...emptyLine(), threes: { made, attempted } },
  });
  const boxScore: BoxScore = {
    matchId: 'M',
    status: 'completed',
    team: side('Own', own),
    opponent: side('Other', other),
  };
  const { getByRole } = render(<TeamTotals boxScore={boxScore} notes={null} />);
  const row = getByRole('rowheader', { name: /^Three-pointers/ }).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(texts);
});

test('a number that neither side recorded has no row, and a group without any is left out', () => {
  const side = (name: string, fouls: number | null) => ({
    name,
    players: [],
    totals: { ...unrecordedLine(), points: 60, fouls },
  });
  const teams = { team: side('Own', 12), opponent: side('Other', null) };
  const boxScore: BoxScore = { matchId: 'M', status: 'completed', ...teams };
  const { getAllByRole } = render(<TeamTotals boxScore={boxScore} notes={null} />);
  expect(getAllByRole('table')).toHaveLength(1);
  expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Fouls']);
});

test('the better value of a row is strong, fewer turnovers too; a value like the other is not', () => {
  const side = (name: string, assists: number, turnovers: number) => ({
    name,
    players: [],
    totals: { ...unrecordedLine(), assists, turnovers, steals: 4 },
  });
  const teams = { team: side('Own', 14, 16), opponent: side('Other', 9, 12) };
  const boxScore: BoxScore = { matchId: 'M', status: 'completed', ...teams };
  const { container } = render(<TeamTotals boxScore={boxScore} notes={null} />);
  expect([...container.querySelectorAll('td b')].map(({ textContent }) => textContent)).toEqual([
    '14',
    '12',
  ]);
});
