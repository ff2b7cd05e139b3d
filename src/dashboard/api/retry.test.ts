import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { allowedAt, nextTryAt, pauseAfter, shouldRetry } from './retry.ts';

const failed = (status: number | null, code: string, retryAfterMs: number | null = null) =>
  new ApiError({ status, code, message: '', retryAfterMs });

test.each([
  [failed(500, 'INTERNAL'), true],
  [failed(503, 'UNAVAILABLE'), true],
  [failed(429, 'RATE_LIMITED', 5_000), true],
  [failed(null, 'TIMEOUT'), true],
  [failed(null, 'NO_CONNECTION'), true],
  [failed(200, 'BAD_RESPONSE'), true],
  [failed(200, 'NOT_THE_SERVICE'), false],
  [failed(401, 'UNAUTHORIZED'), false],
  [failed(403, 'FORBIDDEN'), false],
  [failed(404, 'NOT_FOUND'), false],
])('%o is tried twice again: %s', (error, expected) => {
  expect(shouldRetry(1, error)).toBe(expected);
  expect(shouldRetry(2, error)).toBe(false);
});

test('pauses grow, and are never shorter than the service asked', () => {
  const trouble = failed(500, 'INTERNAL');
  expect([0, 1, 2, 9].map((failures) => pauseAfter(trouble, failures))).toEqual([
    1_000, 2_000, 4_000, 60_000,
  ]);
  const limited = failed(429, 'RATE_LIMITED', 7_000);
  expect(pauseAfter(limited, 0)).toBe(7_000);
  expect(allowedAt(limited, 100)).toBe(7_100);
});

test('after a pause above five minutes the coach can retry at once', () => {
  expect(shouldRetry(0, failed(503, 'UNAVAILABLE', 5 * 60_000))).toBe(true);
  expect(shouldRetry(0, failed(503, 'UNAVAILABLE', 5 * 60_000 + 1))).toBe(false);
});

test.each([0, 1_000])('the pauses grow although the service says %s ms each time', (asked) => {
  const ended = { failedAt: 0, failureCount: 3, ended: true };
  const pauses = [1, 2, 3, 9].map((rounds) =>
    nextTryAt({ ...ended, rounds, error: failed(503, 'UNAVAILABLE', asked) }),
  );
  expect(pauses).toEqual([4_000, 8_000, 16_000, 300_000]);
  const offline = [1, 2, 9].map((rounds) =>
    nextTryAt({ ...ended, rounds, error: failed(null, 'NO_CONNECTION') }),
  );
  expect(offline).toEqual([10_000, 20_000, 300_000]);
});

test('an absent resource is not requested again, with any status', () => {
  expect(shouldRetry(0, failed(500, 'NOT_FOUND'))).toBe(false);
  expect(shouldRetry(0, failed(200, 'NOT_FOUND'))).toBe(false);
  expect(shouldRetry(0, failed(501, 'BAD_RESPONSE'))).toBe(false);
});

test('after the last try, a page retries by itself only if that can help', () => {
  const ended = { failedAt: 100, failureCount: 3, ended: true };
  const nextAfter = (error: unknown) => nextTryAt({ ...ended, error });
  expect(nextAfter(failed(429, 'RATE_LIMITED', 60_000))).toBe(60_100);
  expect(nextAfter(failed(503, 'UNAVAILABLE', 5_000))).toBe(5_100);
  expect(nextAfter(failed(null, 'NO_CONNECTION'))).toBe(10_100);
  expect(nextAfter(failed(500, 'INTERNAL'))).toBeNull();
  expect(nextAfter(failed(404, 'NOT_FOUND', 5_000))).toBeNull();
  expect(nextAfter(new Error('a bug'))).toBeNull();
  expect(
    nextTryAt({ error: failed(500, 'INTERNAL'), failedAt: 100, failureCount: 2, ended: false }),
  ).toBe(2_100);
});
