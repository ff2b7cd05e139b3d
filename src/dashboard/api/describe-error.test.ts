import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { describeError } from './describe-error.ts';

const errorOf = (status: number | null, code: string, retryAfterMs: number | null = null) =>
  new ApiError({
    status,
    code,
    message: 'the words of the service',
    requestId: 'r1',
    retryAfterMs,
  });

test.each([
  [errorOf(401, 'UNAUTHORIZED'), 'This key is not accepted any more', 'paste a key'],
  [errorOf(403, 'FORBIDDEN'), 'This key may not do that', 'the words of the service'],
  [errorOf(404, 'NOT_FOUND'), 'Not found for your club', 'the words of the service'],
  [errorOf(429, 'RATE_LIMITED', 6_200), 'Too many calls', 'in 7 seconds'],
  [errorOf(429, 'RATE_LIMITED'), 'Too many calls', 'in a minute'],
  [errorOf(500, 'INTERNAL'), 'The service has trouble, not you', 'request r1'],
  [errorOf(null, 'NO_CONNECTION'), 'No connection', 'try again'],
  [errorOf(null, 'TIMEOUT'), 'The service is slow', '15 seconds'],
  [errorOf(200, 'BAD_RESPONSE'), 'can’t read', 'Wi-Fi'],
  [new TypeError('x is undefined'), 'Something went wrong on this page', 'reload'],
])('%s', (error, title, message) => {
  const description = describeError(error);
  expect(description.title).toContain(title);
  expect(description.message).toContain(message);
});

test('an error of the page itself tells nothing of its inside', () => {
  expect(JSON.stringify(describeError(new Error('secret')))).not.toContain('secret');
});
