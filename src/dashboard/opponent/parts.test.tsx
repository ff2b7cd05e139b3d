import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Meetings } from './Meetings.tsx';
import { NumberTable } from './NumberTable.tsx';
import { HowSure, TakeOnCourt } from './Report.tsx';
import { rankWords } from './seen-words.ts';
import { TheirFives } from './TheirPart.tsx';
import { metOpponent, told } from './testing/met-teams.ts';
import { WhoPlays } from './WhoPlays.tsx';

const { meetings, others, report } = metOpponent();
const boxed = told(
  meetings.map((meeting) => ({ ...meeting, plays: null })),
  others,
);
const once = told(meetings.slice(0, 1), others);

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

test('each meeting leads to its match and says how it went', () => {
  show(<Meetings teamId="T" meetings={meetings} paper />);
  for (const { match } of meetings.slice(-2)) {
    const { team, opponent } = match.score ?? {};
    expect(screen.getByRole('link', { name: `${team}–${opponent}` }).getAttribute('href')).toBe(
      `/teams/T/matches/${match.id}`,
    );
  }
  expect(screen.getAllByText(/^Biggest lead: ours \d+, theirs \d+\./)).toHaveLength(2);
});

test('makes are called luck, and a number seen twice is reported as that', () => {
  show(<NumberTable label="Theirs" numbers={report.theirs} ranks />);
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Threes made').textContent).toContain('mostly luck');
  expect(row('Shots from three').textContent).toMatch(/twice|once of two/);
});

test('each rank has its ending', () => {
  const [number] = report.theirs;
  if (number === undefined) throw new Error('there is no number');
  const others = [...Array(20).keys()].map((at) => at / 100);
  const ranks = (seen: number[]) => rankWords({ ...number, seen, others, usual: 0.1 });
  expect(ranks([0.9, 0.8, 0.7])).toBe('1st, 2nd, 3rd of 23');
  expect(ranks([0.125, 0.5, -1])).toBe('9th, 1st, 23rd of 23');
});

test('of children under 13 no match is ranked', () => {
  show(<NumberTable label="Theirs" numbers={report.theirs} ranks />);
  show(<NumberTable label="Ours" numbers={report.theirs} ranks={false} />);
  expect(screen.getByRole('table', { name: 'Theirs' }).textContent).toMatch(/\d(?:st|nd|rd|th) of/);
  expect(screen.getByRole('table', { name: 'Ours' }).textContent).not.toMatch(/\d\w\w of/);
});

test('a number seen once is no habit, and each order says so', () => {
  show(
    <>
      <TakeOnCourt report={once} reading={false} paper={false} />
      <NumberTable label="Theirs" numbers={once.theirs} ranks />
    </>,
  );
  for (const order of screen.getAllByRole('listitem')) {
    expect(order.textContent).toMatch(
      /May be chance: in the long run \d+%? to \d+%?, from 1 meeting$/,
    );
  }
  expect(screen.getByRole('table').textContent).not.toMatch(/clear|probable|twice/);
});

test('without plays it works from the box scores and names the missing data', () => {
  show(
    <>
      <TheirFives fives={boxed.fives} players={boxed.players} />
      <WhoPlays players={boxed.players} meetings={meetings.length} paper={false} />
      <HowSure {...boxed} />
    </>,
  );
  expect(screen.getByText(/Who was on court together was not recorded/)).toBeTruthy();
  expect(screen.getByText(/meetings have no plays: zones and fives/)).toBeTruthy();
  const players = screen.getByRole('table', { name: 'Their players' });
  expect(within(players).getByRole('columnheader', { name: 'Two' })).toBeTruthy();
  expect(players.querySelectorAll('tbody tr')).toHaveLength(report.players.length);
});
