import { expect, test } from 'vitest';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

const ours = { id: 'T', name: 'Lions' };
const context = { ...emptyContext, teams: [ours], teamId: 'T' };
const parameters = { clubId: 'C', teamId: 'T', matchId: '', playerId: '' };

/** Opponents as they are read from matches at home, whose sides have an id and a name. */
function opponents(theirs: readonly { id: string; name: string }[]) {
  const games = theirs.map((awayTeam, at) => ({
    id: `${at}`,
    startTime: `2026-11-0${at + 1}T18:00:00Z`,
    status: 'FINISHED',
    homeTeam: ours,
    awayTeam,
    score: { home: 80 + at, away: 70 },
  }));
  const reading = understand('listMatches', { items: games }, parameters, context);
  return reading?.value.matches.map(({ opponent }) => opponent);
}

test('one id that every opponent has is the id of none: they are told apart by their names', () => {
  const names = ['Comets', 'Hawks', 'Eagles'];
  expect(opponents(names.map((name) => ({ id: 'blank', name })))).toEqual(
    names.map((name) => ({ name })),
  );
});

test('an opponent met again, or renamed, keeps its id', () => {
  const sent = [
    { id: 'O', name: 'Comets' },
    { id: 'O', name: 'Comets Northgate' },
    { id: 'P', name: 'Hawks' },
  ];
  expect(opponents(sent)).toEqual(sent);
  const again = sent.slice(0, 1).concat(sent.slice(0, 1));
  expect(opponents(again)).toEqual(again);
});
