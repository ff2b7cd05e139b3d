import * as v from 'valibot';
import { expect, test } from 'vitest';
import { envelopeSchema, failure, httpStatusOf, success } from './envelope.ts';

const error = { code: 'NOT_FOUND', message: 'Match not found', requestId: 'r1' };

test.each([
  ['data', { data: { id: 'M' }, error: null }],
  ['data that is empty', { data: [], error: null }],
  ['data that is false', { data: false, error: null }],
  ['an error', { data: null, error }],
  ['an error without a request id', { data: null, error: { code: 'X', message: 'm' } }],
])('an envelope holds %s', (_, sent) => {
  expect(v.parse(envelopeSchema, sent)).toEqual(sent);
});

test.each([
  ['both', { data: { id: 'M' }, error }],
  ['neither', { data: null, error: null }],
  ['no data', { error: null }],
  ['no error', { data: { id: 'M' } }],
  ['an error alone', { error }],
  ['an error without a code', { data: null, error: { message: 'm' } }],
  ['an error without a message', { data: null, error: { code: 'X' } }],
  ['an error that is a text', { data: null, error: 'broken' }],
  ['a request id that is no text', { data: null, error: { ...error, requestId: 7 } }],
  ['nothing', {}],
])('no envelope holds %s', (_, sent) => {
  expect(v.is(envelopeSchema, sent)).toBe(false);
});

test('wrapped data and errors are valid envelopes', () => {
  expect(success({ id: 'M' })).toEqual({ data: { id: 'M' }, error: null });
  expect(failure(error)).toEqual({ data: null, error });
});

test('each error code has its own HTTP status of 400 or above', () => {
  const statuses = Object.values(httpStatusOf);
  expect(new Set(statuses).size).toBe(statuses.length);
  expect(Math.min(...statuses)).toBeGreaterThanOrEqual(400);
});
