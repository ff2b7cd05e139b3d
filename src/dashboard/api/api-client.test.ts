import { expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const club = { id: 'C', name: 'Example Club' };
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });

function clientOf(...responses: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = responses.shift();
    if (next === undefined) throw new Error('one call too many');
    if (next instanceof Error) throw next;
    return next;
  });
  const client = createApiClient({
    serviceAddress: 'https://s.example',
    key: 'k',
    fetch,
    now: () => 0,
  });
  return { client, fetch };
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
};

test('the key goes only into the header', async () => {
  const { client, fetch } = clientOf(json({ data: club, error: null }));
  const { value } = await client.call('getClub', {});
  expect(value).toEqual(club);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://s.example/v1/clubs');
  expect(init).toMatchObject({
    method: 'GET',
    headers: { Authorization: 'Bearer k' },
    cache: 'no-store',
    redirect: 'manual',
    credentials: 'omit',
  });
});

test('an unchanged reply costs a 304 and is the cached one', async () => {
  const { client, fetch } = clientOf(
    json({ data: club, error: null }, { headers: { ETag: '"1"' } }),
    new Response(null, { status: 304 }),
  );
  const first = await client.call('getClub', {});
  expect(await client.call('getClub', {})).toBe(first);
  expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ 'If-None-Match': '"1"' });
});

test('each language is requested and cached separately', async () => {
  const written = (language: string, etag: string) =>
    json(
      { data: { status: 'ready', message: language }, error: null },
      { headers: { ETag: etag, 'Content-Language': language } },
    );
  const { client, fetch } = clientOf(
    written('en', '"1-en"'),
    written('es-ES, en', '"1-es"'),
    new Response(null, { status: 304 }),
    json({ data: { status: 'ready' }, error: null }),
  );
  const read = (language: string) => client.call('getInsights', { matchId: 'M' }, { language });
  const english = await read('en');
  const spanish = await read('es');
  expect([english.language, spanish.language]).toEqual(['en', 'es-ES']);
  expect(await read('en')).toBe(english);
  expect((await client.call('getInsights', { matchId: 'N' }, { language: 'es' })).language).toBe(
    undefined,
  );
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get('Accept-Language'))).toEqual(['en', 'es', 'en', 'es']);
  expect(sent.map((headers) => headers.get('If-None-Match'))).toEqual([null, null, '"1-en"', null]);
});

test('a POST carries its query and no ETag', async () => {
  const result = { data: { status: 'generating' }, error: null };
  const { client, fetch } = clientOf(
    json({ data: { status: 'ready' }, error: null }, { headers: { ETag: '"1"' } }),
    json(result, { status: 202 }),
  );
  await client.call('getInsights', { matchId: 'M' });
  const written = await client.call(
    'writeInsights',
    { matchId: 'M' },
    { query: { regenerate: 'true' } },
  );
  expect(written.value.status).toBe('generating');
  expect(fetch.mock.calls[1]?.[0]).toBe('https://s.example/v1/matches/M/insights?regenerate=true');
  expect(fetch.mock.calls[1]?.[1]?.headers).toEqual({ Authorization: 'Bearer k' });
});

test('a failure keeps the service’s code, message, request id and Retry-After', async () => {
  const { client } = clientOf(
    json(
      { data: null, error: { code: 'RATE_LIMITED', message: 'Slow down' } },
      { status: 429, headers: { 'Retry-After': '7', 'X-Request-Id': 'r1' } },
    ),
  );
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Slow down',
    requestId: 'r1',
    retryAfterMs: 7_000,
  });
});

test.each([
  [
    'a page of a Wi-Fi sign-in',
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['a page without a type', () => new Response(new TextEncoder().encode('<html>'))],
])('%s is NOT_THE_SERVICE', async (_, response) => {
  const { client } = clientOf(response());
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({ code: 'NOT_THE_SERVICE' });
});

test('a failing page of a proxy keeps its status', async () => {
  const headers = { 'Content-Type': 'text/html' };
  const { client } = clientOf(new Response('<html>', { status: 502, headers }));
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({ status: 502 });
});

test.each([
  [
    'cut-off JSON',
    () => new Response('{"data":', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['both set', () => json({ data: club, error: { code: 'X', message: 'm' } })],
  ['neither set', () => json({ data: null, error: null })],
  ['no envelope', () => json(club)],
  ['data without a club', () => json({ data: { hello: 1 }, error: null })],
  ['data with a failing status', () => json({ data: club, error: null }, { status: 500 })],
])('%s is a BAD_RESPONSE', async (_, response) => {
  const { client } = clientOf(response());
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({ code: 'BAD_RESPONSE' });
});

test('a body that breaks off is NO_CONNECTION', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  const { client } = clientOf(
    new Response(body, { headers: { 'Content-Type': 'application/json' } }),
  );
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({ code: 'NO_CONNECTION' });
});

test('a response that is not complete after 15 seconds is TIMEOUT', async () => {
  vi.useFakeTimers();
  const never: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const client = createApiClient({ serviceAddress: '', key: 'k', fetch: never, now: () => 0 });
  const failure = failureOf(client.call('getClub', {}));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await failure).toMatchObject({ status: null, code: 'TIMEOUT' });
});

test('no network is NO_CONNECTION; an aborted call stays an abort', async () => {
  const { client } = clientOf(
    new TypeError('Failed to fetch'),
    new DOMException('no', 'AbortError'),
  );
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({
    code: 'NO_CONNECTION',
    status: null,
  });
  const call = client.call('getClub', {}, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('an abortable call works in Safari 16.4, which has no AbortSignal.any', async () => {
  vi.stubGlobal('AbortSignal', class extends AbortSignal {});
  Reflect.set(AbortSignal, 'any', undefined);
  const { client } = clientOf(json({ data: club, error: null }));
  const { signal } = new AbortController();
  expect(await client.call('getClub', {}, { signal })).toMatchObject({ value: club });
  vi.unstubAllGlobals();
});

test('an error in the page is not reported as a network error', async () => {
  const defect = new Error('a club without a name');
  const { client } = clientOf(defect);
  await expect(client.call('getClub', {})).rejects.toBe(defect);
  const response = json({ data: club, error: null });
  Object.defineProperty(response, 'status', {
    get: () => {
      throw new TypeError('x is undefined');
    },
  });
  const { client: other } = clientOf(response);
  await expect(other.call('getClub', {})).rejects.toMatchObject({ name: 'TypeError' });
});

test('the network’s error is the cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const { client } = clientOf(cause);
  expect(await failureOf(client.call('getClub', {}))).toMatchObject({ cause });
});

const replying = (data: unknown) => () => json({ data, error: null });
const home = { team: { id: 'T', name: 'Us' }, players: [{ id: 'A', name: 'Ada', pts: 7 }] };
const away = { team: { id: 'O', name: 'Them' }, players: [{ id: 'B', name: 'Bea', pts: 5 }] };

test('a box score of home and away requests the teams, unless an earlier reply had them', async () => {
  const answers: Record<string, () => Response> = {
    '/v1/matches/M/box-score': replying({ home, away }),
    '/v1/clubs': replying(club),
    '/v1/clubs/C/teams': replying(
      [
        { id: 'O', name: 'Not them' },
        { id: 'T', name: 'Us' },
      ].slice(1),
    ),
  };
  const asked: string[] = [];
  const client = createApiClient({
    serviceAddress: '',
    key: 'k',
    now: () => 0,
    fetch: async (path) => {
      asked.push(String(path));
      return answers[String(path)]?.() ?? json({}, { status: 404 });
    },
  });
  const { value, report } = await client.call('getBoxScore', { matchId: 'M' });
  expect(value.team.players.map(({ name, points }) => [name, points])).toEqual([['Ada', 7]]);
  expect(value.opponent.players.map(({ name }) => name)).toEqual(['Bea']);
  expect(report?.read).toContainEqual({
    field: 'team',
    paths: ['home.players[]'],
    how: 'byTeamId',
  });
  expect(asked).toEqual(['/v1/matches/M/box-score', '/v1/clubs', '/v1/clubs/C/teams']);
});

test('a reply in the contract’s words has no report', async () => {
  const { client } = clientOf(json({ data: club, error: null }));
  expect((await client.call('getClub', {})).report).toBeUndefined();
});

test('a mapping defines fields, and routes on the same service only', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    replying({ plantel: [{ clave: 'A', apodo: 'Ada' }] })(),
  );
  const mapping = JSON.stringify({
    version: 1,
    routes: { listRoster: '/v1/squads/{teamId}' },
    replies: {
      roster: { 'roster[].playerId': 'plantel[].clave', 'roster[].name': 'plantel[].apodo' },
    },
  });
  const client = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => 0, mapping });
  const { value } = await client.call('listRoster', { teamId: 'T' });
  expect(value.roster).toEqual([{ playerId: 'A', name: 'Ada' }]);
  expect(fetch.mock.calls[0]?.[0]).toBe('/v1/squads/T');
});

const roster = (...ids: string[]) =>
  ids.map((playerId) => ({ playerId, name: `Player ${playerId}` }));
const missing = () =>
  json({ data: null, error: { code: 'NOT_FOUND', message: 'm' } }, { status: 404 });

test('a roster under another path is found, and the path is remembered', async () => {
  const found = () => json({ data: { roster: roster('1') }, error: null });
  const { client, fetch } = clientOf(missing(), found(), found());
  const { value } = await client.call('listRoster', { teamId: 'T' });
  expect(value.roster).toHaveLength(1);
  await client.call('listRoster', { teamId: 'U' });
  expect(
    fetch.mock.calls.map(([url]) => String(url).replace('https://s.example/v1/teams', '')),
  ).toEqual(['/T/roster', '/T/players', '/U/players']);
});

test('a roster under no known path is not found', async () => {
  const { client } = clientOf(missing(), missing(), missing());
  const failure = await failureOf(client.call('listRoster', { teamId: 'T' }));
  expect(failure).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('all pages of a list are read, until one repeats', async () => {
  const page = (ids: string[], nextCursor: string | null) =>
    json({ data: { roster: roster(...ids), nextCursor }, error: null });
  const { client, fetch } = clientOf(
    page(['1', '2'], 'a'),
    page(['3'], 'b'),
    page(['3'], 'b'),
    page(['3'], 'b'),
    page(['3'], 'b'),
    page(['3'], 'b'),
  );
  const { value } = await client.call('listRoster', { teamId: 'T' });
  expect(value.roster.map(({ playerId }) => playerId)).toEqual(['1', '2', '3']);
  expect(String(fetch.mock.calls[1]?.[0])).toBe('https://s.example/v1/teams/T/roster?cursor=a');
});

test('a failed page fails the call, so that a part is never shown as the whole', async () => {
  const { client } = clientOf(
    json({ data: { roster: roster('1'), nextCursor: 'a' }, error: null }),
    json({ data: null, error: { code: 'INTERNAL', message: 'm' } }, { status: 500 }),
  );
  expect(await failureOf(client.call('listRoster', { teamId: 'T' }))).toMatchObject({
    status: 500,
  });
});
