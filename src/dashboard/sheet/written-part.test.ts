import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { writtenPart } from './match-paper.ts';

const result = (fields: object) => v.parse(insightResultSchema, { stale: false, ...fields });
const summary = { whatsWorking: ['Rebounds'], focusAreas: [], suggestions: [] };

test('an earlier text is printed while a newer one is being written', () => {
  const earlier = result({ status: 'generating', summary });
  expect(writtenPart(earlier, 'es')).toEqual({ value: { result: earlier, language: 'es' } });
});

test.each([
  ['not_generated', 'Insights not written.'],
  ['generating', 'Insights not written yet: they are being written.'],
  ['failed', 'Insights not written: the last try failed.'],
  ['unavailable', 'Insights not written: the match is not finished.'],
  ['queued', 'Insights not written (queued).'],
])('%s without a text says why', (status, missing) => {
  expect(writtenPart(result({ status }))).toEqual({ missing });
});
