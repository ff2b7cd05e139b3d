import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { defectText, describeError } from './describe-error.ts';

const errorOf = (status: number | null, code: string, isFromService = false) =>
  new ApiError({
    status,
    code,
    message: 'the words of the service',
    requestId: 'r1',
    isFromService,
  });

test.each([
  [errorOf(401, 'UNAUTHORIZED', true), 'This key is not accepted any more', 'paste a key'],
  [errorOf(403, 'FORBIDDEN'), 'This key may not do that', 'the words of the service'],
  [errorOf(404, 'NOT_FOUND'), 'Not found for your club', 'the words of the service'],
  [errorOf(429, 'RATE_LIMITED'), 'Too many calls', 'asks to wait'],
  [errorOf(401, 'BAD_RESPONSE'), 'A sign-in page, or the key', 'Nothing was forgotten'],
  [errorOf(401, 'UPSTREAM_INVALID'), 'A sign-in page, or the key', 'Nothing was forgotten'],
  [errorOf(500, 'NOT_FOUND', true), 'Not found for your club', 'the words of the service'],
  [errorOf(200, 'NOT_FOUND', true), 'Not found for your club', 'the words of the service'],
  [errorOf(402, 'PLAN', true), 'The service refused this', 'the words of the service'],
  [errorOf(409, 'BUSY', true), 'The service refused this', 'the words of the service'],
  [errorOf(502, 'BAD_RESPONSE'), 'The service has trouble, not you', 'request r1'],
  [errorOf(500, 'INTERNAL'), 'The service has trouble, not you', 'request r1'],
  [errorOf(507, 'DISK_FULL', true), 'The service’s disk is full', 'Nothing was saved'],
  [errorOf(null, 'NO_CONNECTION'), 'No connection', 'Check the network'],
  [errorOf(null, 'TIMEOUT'), 'The service is slow', '15 seconds'],
  [errorOf(200, 'BAD_RESPONSE'), 'in a way this page can’t read', 'request r1'],
  [errorOf(200, 'NOT_THE_SERVICE'), 'Wi-Fi sign-in page, or a wrong address?', 'Something other'],
  [errorOf(200, 'constructor'), 'The service has trouble, not you', 'the words'],
  [new TypeError('x is undefined'), 'Something went wrong on this page', 'reload'],
])('%s', (error, title, message) => {
  const description = describeError(error);
  expect(description.title).toContain(title);
  expect(description.message).toContain(message);
});

test('an error in the page shows no internals', () => {
  expect(JSON.stringify(describeError(new Error('secret')))).not.toContain('secret');
});

test('the console gets name and stack of an error and its cause, without messages', () => {
  const cause = new SyntaxError('Unexpected token "Ana Berg"\nkey secret at line 2');
  const text = defectText(new TypeError('Ana Berg has no number', { cause }));
  expect(text).toMatch(/^TypeError\n +at .*describe-error\.test\.ts:\d+:\d+/);
  expect(text).toContain('caused by SyntaxError\n');
  expect(text).not.toMatch(/Ana|secret/);
  expect(defectText('Ana Berg')).toBe('string');
});
