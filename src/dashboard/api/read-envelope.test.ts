import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { readData } from './read-envelope.ts';

const club = { id: 'C', name: 'Example Club' };
const good = JSON.stringify({ data: club, error: null });
const type = (value: string) => ({ 'Content-Type': value });

/** The response that `fetch` returns for a redirect it must not follow. */
const redirect = () =>
  Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });

async function failureOf(response: Response): Promise<ApiError> {
  const error = await readData(response, 0).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('the response could be read');
  return error;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  [
    'a byte order mark',
    new Response(bytes(`\uFEFF${good}`), { headers: type('application/json') }),
  ],
  ['no content type', new Response(bytes(good))],
  ['text/json', new Response(good, { headers: type('text/json') })],
  ['text/plain', new Response(good, { headers: type('text/plain; charset=utf-8') })],
  ['data alone', Response.json({ data: club })],
  ['an error without a field', Response.json({ data: club, error: {} })],
])('data is read with %s', async (_, response) => {
  expect(await readData(response, 0)).toEqual(club);
});

test('another charset is decoded', async () => {
  const latin = Uint8Array.from(JSON.stringify({ data: { id: 'C', name: 'Núñez' } }), (character) =>
    character.charCodeAt(0),
  );
  const headers = type('application/json; charset=iso-8859-1');
  expect(await readData(new Response(latin, { headers }), 0)).toEqual({ id: 'C', name: 'Núñez' });
});

test('an unknown charset is refused, not mangled', async () => {
  const headers = type('application/json; charset=x-unknown');
  expect(await failureOf(new Response(good, { headers }))).toMatchObject({ code: 'BAD_RESPONSE' });
});

test('an error without data is from the service; a gateway’s page and UPSTREAM_INVALID are not', async () => {
  const refused = (body: unknown) => Response.json(body, { status: 401 });
  const error = { code: 'X', message: 'No' };
  expect(await failureOf(refused({ error }))).toMatchObject({ code: 'X', isFromService: true });
  const passedOn = { data: null, error: { ...error, code: 'UPSTREAM_INVALID' } };
  expect(await failureOf(refused(passedOn))).toMatchObject({ isFromService: false });
  const page = new Response('<h1>', { status: 401, headers: type('text/html') });
  expect(await failureOf(page)).toMatchObject({ status: 401, isFromService: false });
});

test.each(['application/json', 'application/json; charset=utf-8', 'application/problem+JSON'])(
  'data is read from %s',
  async (contentType) => {
    expect(await readData(new Response(good, { headers: type(contentType) }), 0)).toEqual(club);
  },
);

test.each([
  ['a redirect', redirect(), null, 'NOT_THE_SERVICE', 'sent on to another address'],
  [
    'a page',
    new Response(good, { headers: type('text/html') }),
    200,
    'NOT_THE_SERVICE',
    'HTTP 200 without JSON',
  ],
  [
    'a page without a type',
    new Response(new TextEncoder().encode('<h1>Sign in</h1>')),
    200,
    'NOT_THE_SERVICE',
    'HTTP 200 without JSON',
  ],
  [
    'a type that only looks alike',
    new Response(good, { headers: type('application/jsonlines') }),
    200,
    'NOT_THE_SERVICE',
    'HTTP 200 without JSON',
  ],
  [
    'a failing page of a proxy',
    new Response(good, { status: 502, headers: type('text/html') }),
    502,
    'BAD_RESPONSE',
    'HTTP 502, not the service',
  ],
  [
    'a body that breaks off',
    new Response(good.slice(0, -5), { headers: type('application/json') }),
    200,
    'BAD_RESPONSE',
    'HTTP 200, not the service',
  ],
  [
    'data with a failing status',
    new Response(good, { status: 500, headers: type('application/json') }),
    500,
    'BAD_RESPONSE',
    'HTTP 500 with data',
  ],
])('%s has its code and message', async (_, response, status, code, message) => {
  const error = await failureOf(response);
  expect(error).toMatchObject({ status, code });
  expect(error.message).toContain(message);
});

const failing = (requestId: string | undefined, headers: Record<string, string>) =>
  new Response(
    JSON.stringify({
      data: null,
      error: { code: 'RATE_LIMITED', message: 'Slow down', requestId },
    }),
    { status: 429, headers: { ...type('application/json'), ...headers } },
  );

test('a failure from the service has the envelope’s request id, otherwise the header’s', async () => {
  const headers = { 'X-Request-Id': 'of the header', 'Retry-After': '7' };
  expect(await failureOf(failing('of the envelope', headers))).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Slow down',
    requestId: 'of the envelope',
    retryAfterMs: 7_000,
  });
  expect((await failureOf(failing(undefined, headers))).requestId).toBe('of the header');
  const bare = await failureOf(failing(undefined, {}));
  expect([bare.requestId, bare.retryAfterMs]).toEqual([undefined, null]);
});

test('a failure without an envelope has the header’s request id and Retry-After', async () => {
  const headers = { ...type('text/html'), 'X-Request-Id': 'r1', 'Retry-After': '5' };
  expect(await failureOf(new Response('<h1>', { status: 503, headers }))).toMatchObject({
    requestId: 'r1',
    retryAfterMs: 5_000,
  });
});
