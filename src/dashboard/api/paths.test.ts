import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('addresses of the dashboard', () => {
  const of = { teamId: 'T', matchId: 'M', playerId: 'P', opponent: 'O' };
  expect(
    Object.fromEntries(Object.entries(paths).map(([name, build]) => [name, build(of)])),
  ).toEqual({
    club: '/',
    settings: '/settings',
    add: '/add',
    replies: '/settings/replies',
    team: '/teams/T',
    trends: '/teams/T/trends',
    roster: '/teams/T/roster',
    seasonPlayer: '/teams/T/players/P',
    lineUps: '/teams/T/line-ups',
    shots: '/teams/T/shots',
    comparePlayers: '/teams/T/compare/players',
    compareMatches: '/teams/T/compare/matches',
    match: '/teams/T/matches/M',
    insights: '/teams/T/matches/M/insights',
    plays: '/teams/T/matches/M/plays',
    playerInsights: '/teams/T/matches/M/players/P',
    opponent: '/teams/T/opponents/O',
    halfTime: '/teams/T/matches/M/half-time',
    playingTime: '/teams/T/playing-time',
    printPlayingTime: '/teams/T/playing-time/print',
    practice: '/teams/T/practice',
    printPractice: '/teams/T/practice/print',
    print: '/teams/T/matches/M/print',
    poster: '/teams/T/matches/M/poster',
    share: '/teams/T/matches/M/share',
    printSeason: '/teams/T/print',
    printRoster: '/teams/T/roster/print',
    printOpponent: '/teams/T/opponents/O/print',
  });
});

test('ids are escaped', () => {
  expect(paths.match({ teamId: 'a/b', matchId: '?#' })).toBe('/teams/a%2Fb/matches/%3F%23');
});

test('a query string has only the defined parameters', () => {
  expect(paths.compareMatches({ teamId: 'T' }, { a: 'a&b', b: undefined })).toBe(
    '/teams/T/compare/matches?a=a%26b',
  );
});
