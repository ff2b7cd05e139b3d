import { expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { sameSection } from './TeamSwitch.tsx';

test.each([
  [paths.trends({ teamId: 'a b' }), paths.trends({ teamId: 'new' })],
  [paths.printRoster({ teamId: 'a b' }), paths.printRoster({ teamId: 'new' })],
  [paths.team({ teamId: 'a b' }), paths.team({ teamId: 'new' })],
  [paths.match({ teamId: 'a b', matchId: 'M' }), undefined],
  [paths.club(), undefined],
])('another team of %s is %s', (from, to) => {
  expect(sameSection(from, { teamId: 'a b' }, { teamId: 'new' })).toBe(to);
});

const [match, next] = [
  { teamId: 'T', matchId: 'M' },
  { teamId: 'T', matchId: 'N' },
];

test.each([
  [paths.insights(match), paths.insights(next)],
  [paths.match(match), paths.match(next)],
  [paths.playerInsights({ ...match, playerId: 'P' }), undefined],
])('another match of %s is %s', (from, to) => {
  expect(sameSection(from, match, next)).toBe(to);
});
