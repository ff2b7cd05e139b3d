// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OpponentReport } from './opponent-report.ts';
import { Report } from './Report.tsx';
import { metOpponent, told } from './testing/met-teams.ts';

const { meetings, others, report } = metOpponent();

function show(shown: OpponentReport) {
  render(
    <MemoryRouter>
      <Report teamId="T" report={shown} reading={false} />
    </MemoryRouter>,
  );
}

test('each meeting leads to its match and says where it turned', () => {
  show(report);
  const told = screen.getByRole('region', { name: `The ${meetings.length} meetings` });
  for (const { match } of meetings.slice(-2)) {
    const { team, opponent } = match.score ?? {};
    expect(
      within(told)
        .getByRole('link', { name: `${team}–${opponent}` })
        .getAttribute('href'),
    ).toBe(`/teams/T/matches/${match.id}`);
  }
  expect(within(told).getAllByText(/^Biggest lead: ours \d+, theirs \d+\./)).toHaveLength(2);
});

test('what falls is called luck, and nothing seen twice is called more', () => {
  show(report);
  const table = screen.getByRole('table', { name: 'Their numbers against us' });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Threes made').textContent).toContain('luck: no plan');
  expect(row('Shots from three').textContent).toMatch(/twice|once of two/);
});

test('met once it says so; a habit is nowhere', () => {
  show(told(meetings.slice(0, 1), others));
  expect(screen.getByText(/^Met once:/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'To take on court' })).toBeNull();
  const table = screen.getByRole('table', { name: 'Their numbers against us' });
  expect(table.textContent).not.toMatch(/clear|probable|twice/);
});

test('without plays it works from the box scores and says what is missing', () => {
  show(
    told(
      meetings.map((meeting) => ({ ...meeting, plays: null })),
      others,
    ),
  );
  expect(screen.getByText(/No shot of the meetings has a place/)).toBeTruthy();
  expect(screen.getByText(/Who was on court together was not recorded/)).toBeTruthy();
  expect(screen.getByText(/meetings have no plays: zones, fives/)).toBeTruthy();
  const players = screen.getByRole('table', { name: 'Their players' });
  expect(within(players).getByRole('columnheader', { name: 'Two' })).toBeTruthy();
  expect(within(players).getAllByRole('row').length).toBe(report.players.length + 1);
});
