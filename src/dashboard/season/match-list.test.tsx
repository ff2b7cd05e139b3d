import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { cellAt, rowsByName, textOf } from '../testing/table.ts';
import { MatchTable } from './MatchTable.tsx';
import { noFilters } from './match-filters.ts';
import { Filters } from './TeamPage.tsx';

const matchOf = (id: string, changes: object) =>
  v.parse(matchSchema, {
    id,
    startsAt: '2026-11-14T18:00:00.000Z',
    status: 'completed',
    homeAway: 'home',
    opponent: { name: `Opponent ${id}` },
    ...changes,
  });

const won = matchOf('1', { score: { team: 71, opponent: 68 }, insightsStatus: 'ready' });
const lost = matchOf('2', {
  homeAway: 'away',
  score: { team: 60, opponent: 61 },
  insightsStatus: 'not_generated',
});
const unscored = matchOf('3', {
  homeAway: 'neutral',
  insightsStatus: 'unavailable',
  periods: Array.from({ length: 5 }, () => ({ team: 10, opponent: 10 })),
});
const coming = matchOf('4', { status: 'scheduled', competition: 'Cup', round: 'Final' });

function drawTable(limit = 100) {
  const onMore = vi.fn();
  const matches = [won, lost, unscored, coming];
  render(<MatchTable teamId="T" matches={matches} limit={limit} onMore={onMore} />, {
    wrapper: MemoryRouter,
  });
  return onMore;
}

test('a row has the venue, the result, and exceptions; an unrecorded value is a dash', () => {
  drawTable();
  expect([...rowsByName().keys()]).toEqual([
    'November 2026 1–1, +1.0 a match',
    'v Opponent 1',
    'at Opponent 2',
    'v (neutral) Opponent 3',
    'v Opponent 4 Cup, Final',
  ]);
  const rowOf = (row: string) =>
    ['Score', 'Result', 'Margin', 'Notes'].map((column) => textOf(cellAt(row, column)));
  expect(rowOf('v Opponent 1')).toEqual(['71–68', 'WWon', '+3', '']);
  expect(rowOf('at Opponent 2')).toEqual(['60–61', 'LLost', '−1', 'Not written']);
  expect(rowOf('v (neutral) Opponent 3')).toEqual(['–', '', '', 'Final after overtime']);
  expect(rowOf('v Opponent 4 Cup, Final')).toEqual(['6:00 PM', '', '', '']);
});

test('of many matches some are drawn, and the button says how many more follow', () => {
  const onMore = drawTable(3);
  expect(rowsByName().size, 'with the month').toBe(4);
  expect(screen.getByText('3 of 4 shown')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(onMore.mock.calls).toEqual([[4]]);
});

test('a filter offers what occurs in the list, and is hidden with a single option', () => {
  const onChange = vi.fn();
  render(<Filters matches={[won, lost, coming]} filters={noFilters} onChange={onChange} />);
  expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'All 3',
    'Home',
    'Away',
  ]);
  expect(screen.queryByRole('combobox', { name: 'Competition' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Away' }));
  expect(onChange.mock.calls).toEqual([[{ place: 'away' }]]);
});

test('a choice of the address stays offered if no match has it any more, and can be cleared', () => {
  const onChange = vi.fn();
  const filters = { ...noFilters, competition: 'Old League' };
  render(<Filters matches={[won]} filters={filters} onChange={onChange} />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Competition' });
  expect(choice.value).toBe('Old League');
  fireEvent.change(choice, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[{ competition: '' }]]);
});
