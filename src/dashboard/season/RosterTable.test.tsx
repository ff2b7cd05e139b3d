import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { SessionContext } from '../api/session-context.ts';
import { rosterRows } from '../figures/roster.ts';
import { closedSession } from '../testing/closed-session.ts';
import { cellAt, rowsByName, textOf } from '../testing/table.ts';
import { RosterTable } from './RosterPage.tsx';

const line = { ...emptyLine(), seconds: 1_200, points: 10 };
const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: {
    name: 'Kestrels',
    players: [
      { ...line, playerId: 'A', name: 'Ana Berg', number: '4', starter: true, played: true },
      { ...line, playerId: 'F', name: 'Former Player', number: '9', starter: false, played: true },
    ],
    totals: null,
  },
  opponent: { name: 'Owls', players: [], totals: null },
};
const roster = [
  { playerId: 'A', name: 'Ana Berg', number: '4', captain: true, position: 'G' },
  { playerId: 'B', name: 'Bo Cruz' },
];

const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
beforeEach(() => void vi.stubGlobal('matchMedia', () => media));

function draw(
  address: string,
  reading: boolean,
  rows = rosterRows(roster, [{ boxScore, seconds: 2_400 }]),
) {
  render(
    <SessionContext value={closedSession}>
      <MemoryRouter initialEntries={[address]}>
        <RosterTable
          teamId="T"
          rows={rows}
          basis="match"
          minutes={40}
          boxScores={[]}
          reading={reading}
        />
      </MemoryRouter>
    </SessionContext>,
  );
}

test('a player has number, mark of a captain and averages; without a match, why there are none', () => {
  draw('/', false);
  expect([...rowsByName().keys()].slice(0, 3)).toEqual([
    '4Ana Berg G (C)',
    '–Bo Cruz',
    '9Former Player',
  ]);
  expect(['GP', 'GS', 'PTS'].map((column) => textOf(cellAt('4Ana Berg G (C)', column)))).toEqual([
    '1',
    '1',
    '10.0',
  ]);
  expect(textOf(rowsByName().get('–Bo Cruz')?.cells[1])).toBe('has not played');
});

test('while matches are still read, nobody is said not to have played', () => {
  draw('/', true);
  expect(textOf(rowsByName().get('–Bo Cruz')?.cells[1])).toBe('');
});

test('the address sorts, and who has no value stays last in either direction', () => {
  draw('/?sort=points-ascending', false);
  expect([...rowsByName().keys()].slice(0, 3)).toEqual([
    '4Ana Berg G (C)',
    '9Former Player',
    '–Bo Cruz',
  ]);
});

test('the three best of a column are bold, but neither the rest nor tries and minutes', () => {
  const players = [10, 8, 8, 3, 1, 0].map((points, at) => ({
    ...line,
    points,
    playerId: `${at}`,
    name: `P${at}`,
    starter: true,
    played: true,
  }));
  const team = { ...boxScore.team, players };
  draw('/', false, rosterRows(null, [{ boxScore: { ...boxScore, team }, seconds: 2_400 }]));
  const bold = [...document.querySelectorAll('td .strong')].map((cell) => cell.textContent);
  // Points, and efficiency, which is the same without misses.
  expect(bold).toEqual(['10.0', '10.0', '8.0', '8.0', '8.0', '8.0']);
});
