import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { seasonNote } from './season-note.ts';

const match = v.parse(matchSchema, { id: 'm', status: 'completed' });
const entries = (length: number) =>
  Array.from({ length }, () => ({ match, value: null, error: null }));
const done = {
  entries: entries(20),
  completed: 20,
  read: 20,
  absent: 0,
  failed: 0,
  understood: true,
  reading: false,
  waiting: false,
};

test('the season before is named if it defines the usual', () => {
  expect(seasonNote(done, 18, '2025-26')).toBe('usual of the 18 matches of 2025-26');
});

test.each([
  [done, 18, 'usual of the 18 matches before'],
  [{ ...done, read: 7, reading: true }, 5, 'season: 7 of 20 matches read'],
  [
    { ...done, entries: entries(40), completed: 62 },
    38,
    'usual of the 38 matches before, latest 40 of 62',
  ],
  [{ ...done, failed: 2 }, 15, 'usual of the 15 matches before, 2 could not be read'],
  [done, 1, null],
])('%#', (reading, matches, text) => {
  expect(seasonNote(reading, matches)).toBe(text);
});
