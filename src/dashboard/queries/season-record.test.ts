import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { nextMatch, outcomeOf, recordText, seasonRecord, streakOf } from './season-record.ts';

const match = (fields: object) => v.parse(matchSchema, { id: 'M', status: 'completed', ...fields });

test('a match without an end or a score has no outcome', () => {
  expect(outcomeOf(match({ score: { team: 83, opponent: 74 } }))).toBe('won');
  expect(outcomeOf(match({ score: { team: 70, opponent: 74 } }))).toBe('lost');
  expect(outcomeOf(match({ score: { team: 70, opponent: 70 } }))).toBe('drawn');
  expect(outcomeOf(match({ score: { team: 70, opponent: null } }))).toBeNull();
  expect(outcomeOf(match({ status: 'live', score: { team: 1, opponent: 0 } }))).toBeNull();
});

test('the record counts only matches with an outcome', () => {
  const record = seasonRecord([
    match({ score: { team: 83, opponent: 74 } }),
    match({ score: { team: 60, opponent: 61 } }),
    match({ score: null }),
    match({ status: 'live', score: { team: 20, opponent: 10 } }),
  ]);
  expect(record).toEqual({ won: 1, lost: 1, drawn: 0, pointsFor: 143, pointsAgainst: 135 });
  expect(recordText(record)).toBe('1–1');
  expect(recordText({ ...record, drawn: 2 })).toBe('1–1–2');
});

test('the next match is the live one, else the earliest that is still to come', () => {
  const past = match({ id: 'past', status: 'scheduled', startsAt: '2026-01-01T18:00:00.000Z' });
  const soon = match({ id: 'soon', status: 'scheduled', startsAt: '2026-01-03T18:00:00.000Z' });
  const later = match({ id: 'later', status: 'scheduled', startsAt: '2026-01-09T18:00:00.000Z' });
  const live = match({ id: 'live', status: 'live' });
  const now = Date.parse('2026-01-02T00:00:00.000Z');
  expect(nextMatch([later, soon, past], now)?.id).toBe('soon');
  expect(nextMatch([later, live], now)?.id).toBe('live');
  expect(nextMatch([past], now)).toBeNull();
});

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
