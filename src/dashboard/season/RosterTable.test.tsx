import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
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

function draw(address: string, reading: boolean) {
  const rows = rosterRows(roster, [{ boxScore, seconds: 2_400 }]);
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
    '4Ana Berg (C) G',
    '–Bo Cruz',
    '9Former Player',
  ]);
  expect(['GP', 'GS', 'PTS'].map((column) => textOf(cellAt('4Ana Berg (C) G', column)))).toEqual([
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
    '4Ana Berg (C) G',
    '9Former Player',
    '–Bo Cruz',
  ]);
});
