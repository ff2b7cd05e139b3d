import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { comingMatches, featuredMatch } from './near-matches.ts';

const match = (id: string, day: string | null, fields: object = { status: 'scheduled' }) =>
  v.parse(matchSchema, { id, startsAt: day && `${day}T18:00:00.000Z`, ...fields });

const ended = { status: 'completed', score: { team: 70, opponent: 61 } };

test('coming matches are soonest first, without overdue and undated ones', () => {
  const [past, soon, later] = [
    match('past', '2026-01-01'),
    match('soon', '2026-01-03'),
    match('later', '2026-01-09'),
  ];
  const now = Date.parse('2026-01-02T00:00:00.000Z');
  const coming = comingMatches([later, soon, match('undated', null), past], now);
  expect(coming.map(({ id }) => id)).toEqual(['soon', 'later']);
});

test('the featured match is the live one, or the latest that ended, of any team', () => {
  const older = match('older', '2026-01-01', ended);
  const newer = match('newer', '2026-01-05', ended);
  const unscored = match('unscored', '2026-01-07', { status: 'completed' });
  const live = match('live', '2026-01-04', { status: 'live' });
  expect(featuredMatch([older, newer, unscored])?.id).toBe('newer');
  expect(featuredMatch([newer, live])?.id).toBe('live');
  expect(featuredMatch([unscored, match('soon', '2026-01-09')])).toBeUndefined();
});
