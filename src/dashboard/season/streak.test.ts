import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { streakOf } from './near-matches.ts';

test.each([
  ['', null],
  ['w', { outcome: 'won', length: 1 }],
  ['llw', { outcome: 'lost', length: 2 }],
  ['-wwd', { outcome: 'won', length: 2 }],
  ['ddd', { outcome: 'drawn', length: 3 }],
])('the streak of "%s", newest first, - is not played yet', (letters, streak) => {
  const scores: Record<string, object | null> = {
    w: { team: 2, opponent: 1 },
    l: { team: 1, opponent: 2 },
    d: { team: 1, opponent: 1 },
  };
  const list = [...letters].map((letter, index) =>
    v.parse(matchSchema, {
      id: String(index),
      status: letter === '-' ? 'scheduled' : 'completed',
      score: scores[letter] ?? null,
    }),
  );
  expect(streakOf(list)).toEqual(streak);
});
