import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { nextMatch } from './next-match.ts';

const match = (fields: object) => v.parse(matchSchema, { id: 'M', status: 'completed', ...fields });

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
