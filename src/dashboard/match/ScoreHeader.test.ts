import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { matchBefore } from './ScoreHeader.tsx';

const match = (id: string, startsAt: string | null, status = 'completed') =>
  v.parse(matchSchema, {
    id,
    status,
    startsAt,
    opponent: { name: 'Owls' },
    score: { team: 70, opponent: 60 },
  });

const first = match('first', '2026-01-03T18:00:00.000Z');
const second = match('second', '2026-01-10T18:00:00.000Z');
const postponed = match('postponed', '2026-01-12T18:00:00.000Z', 'postponed');
const third = match('third', '2026-01-17T18:00:00.000Z');
const undated = match('undated', null);
const list = [third, postponed, second, first, undated];

test('the match before is the last that ended, in any order of the list', () => {
  expect(matchBefore(third, list)?.id).toBe('second');
  expect(matchBefore(third, list.toReversed())?.id).toBe('second');
});

test('the first match, and one whose time is not known, have none before', () => {
  expect(matchBefore(first, list)).toBeUndefined();
  expect(matchBefore(undated, list)).toBeUndefined();
});
