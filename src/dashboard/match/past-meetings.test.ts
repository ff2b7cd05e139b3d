import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { pastMeetings } from './MatchFacts.tsx';

const match = (id: string, day: number, opponent: { id?: string; name: string }, fields = {}) =>
  v.parse(matchSchema, {
    id,
    status: 'completed',
    startsAt: `2026-01-${String(day).padStart(2, '0')}T18:00:00.000Z`,
    opponent,
    ...fields,
  });

const owls = { id: 'O', name: 'Owls' };

test('only completed matches before this one against the same opponent', () => {
  const now = match('now', 20, owls, { status: 'scheduled' });
  const list = [
    match('later', 25, owls),
    now,
    match('second', 12, { id: 'O', name: 'Owls (renamed)' }),
    match('postponed', 11, owls, { status: 'postponed' }),
    match('namesake', 10, { id: 'P', name: 'Owls' }),
    match('anonymous', 9, { name: 'Owls' }),
    match('others', 8, { name: 'Hawks' }),
  ];
  expect(pastMeetings(now, list).map(({ id }) => id)).toEqual(['second', 'anonymous']);
});
