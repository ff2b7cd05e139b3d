import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { matchSchema } from '../../contract/match.ts';
import { missingInsights } from './WriteMissing.tsx';

function entry(id: string, insightsStatus: string | undefined, insights: object | null) {
  const match = v.parse(matchSchema, { id, status: 'completed', insightsStatus });
  return { match, value: insights && v.parse(insightResultSchema, insights), error: null };
}

test('unwritten, failed and outdated insights are missing, the oldest first', () => {
  const { writable, unavailable } = missingInsights([
    entry('new', 'not_generated', null),
    entry('fine', 'ready', { status: 'ready' }),
    entry('meanwhile', 'not_generated', { status: 'ready' }),
    entry('running', 'generating', { status: 'generating' }),
    entry('changed', 'ready', { status: 'ready', stale: true }),
    entry('unknown', undefined, null),
    entry('eventless', 'unavailable', { status: 'unavailable', message: 'No events.' }),
    entry('failed', undefined, { status: 'failed' }),
  ]);
  expect(writable.map(({ id }) => id)).toEqual(['failed', 'changed', 'new']);
  expect(unavailable.map(({ match, message }) => [match.id, message])).toEqual([
    ['eventless', 'No events.'],
  ]);
});
