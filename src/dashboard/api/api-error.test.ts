import { expect, test } from 'vitest';
import { ApiError, isPassing, readRetryAfter } from './api-error.ts';

const errorOf = (status: number | null) => new ApiError({ status, code: 'X', message: 'm' });

test.each([null, 200, 304, 399, 408, 429, 500, 503, 599])('%s may pass by itself', (status) => {
  expect(isPassing(errorOf(status))).toBe(true);
});

test.each([400, 401, 403, 404, 407, 409, 428, 430, 499])('%s stays as it is', (status) => {
  expect(isPassing(errorOf(status))).toBe(false);
});

test('an error in the page can be retried', () => {
  expect(isPassing(new TypeError('x is undefined'))).toBe(true);
});

test('an ApiError has code and message, and defaults for missing fields', () => {
  expect(errorOf(500)).toMatchObject({ name: 'ApiError', message: 'm', retryAfterMs: null });
});

const now = Date.parse('2026-01-02T10:00:00.000Z');
test.each([
  ['0', 0],
  ['12', 12_000],
  [' 12 ', 12_000],
  ['120 seconds', null],
  ['1.5x', null],
  ['Fri, 02 Jan 2026 10:01:00 GMT', 60_000],
  ['Fri, 02 Jan 2026 09:59:00 GMT', 0],
  ['86400', 86_400_000],
  ['86401', 86_400_000],
  ['9'.repeat(400), 86_400_000],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %s is %s ms', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected);
});
