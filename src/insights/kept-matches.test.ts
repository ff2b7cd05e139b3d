import { expect, test } from 'vitest';
import type { FinishedMatch } from './finished-match.ts';
import { keepMatches } from './kept-matches.ts';

const matchOf = (id: string): FinishedMatch => ({
  id,
  startsAt: new Date(0),
  rules: { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 },
  boxScore: {
    matchId: id,
    status: 'completed',
    team: { name: 'A', players: [], totals: null },
    opponent: { name: 'B', players: [], totals: null },
  },
  matchSheet: { team: [], opponent: [] },
  events: [],
  opponentName: 'B',
  teamName: 'A',
});

test('a match is found under its version alone, and the least recently used one is evicted', () => {
  const cache = keepMatches(2);
  cache.keep('v1', matchOf('one'));
  cache.keep('v1', matchOf('two'));
  expect(cache.find('one', 'v1')?.id).toBe('one');
  expect(cache.find('one', 'v2')).toBeUndefined();
  cache.keep('v1', matchOf('three'));
  expect(['one', 'two', 'three'].map((id) => cache.find(id, 'v1')?.id)).toEqual([
    'one',
    undefined,
    'three',
  ]);
});
