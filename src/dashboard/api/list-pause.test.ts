import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { listPause } from './polling.ts';

const now = Date.parse('2026-01-02T18:00:00.000Z');

test.each([
  ['live', '2026-01-02T17:00:00.000Z', 20_000],
  ['scheduled', '2026-01-02T17:55:00.000Z', 60_000],
  ['scheduled', '2026-01-02T18:05:00.000Z', 60_000],
  ['scheduled', '2026-01-02T18:11:00.000Z', false],
  ['scheduled', '2026-01-02T14:59:00.000Z', false],
  ['scheduled', null, false],
  ['completed', '2026-01-02T17:55:00.000Z', false],
])('%s since %s', (status, startsAt, pause) => {
  const ended = v.parse(matchSchema, { id: 'E', status: 'completed' });
  expect(listPause([ended, v.parse(matchSchema, { id: 'M', status, startsAt })], now)).toBe(pause);
});
