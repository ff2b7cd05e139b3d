import { expect, test } from 'vitest';
import type { MappedRoutes } from '../../contract/mapped-routes.ts';
import { createTestLog } from '../testing/test-log.ts';
import { createProxy } from './proxy.ts';

/** A proxy before an upstream that answers with `answer`; `asked` is what reached it. */
function proxyTo(
  answer: (signal: AbortSignal) => Response | Promise<Response>,
  timeout = 1_000,
  routes: MappedRoutes = {},
) {
  const asked: { url: string; init: RequestInit }[] = [];
  const app = createProxy({
    upstream: new URL('https://stats.example/base'),
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return answer(init.signal ?? new AbortController().signal);
    },
    newId: () => 'request',
    logger: createTestLog().logger,
    timeout,
    routes,
  });
  const send = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const all = new Headers(headers);
    if (!all.has('Authorization')) all.set('Authorization', 'Bearer k');
    return app.fetch(new Request(`http://host${path}`, { ...init, headers: all }));
  };
  return { send, asked };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

test('a call reaches the upstream with its path, its query and a few of its headers', async () => {
  const { send, asked } = proxyTo(() => json({ data: {}, error: null }, { status: 202 }));
  const headers = { Authorization: 'Bearer k', Cookie: 'c=1', 'X-Forwarded-For': '10.0.0.1' };
  const response = await send('/v1/matches/m/insights?regenerate=true', {
    method: 'POST',
    headers,
  });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ data: {}, error: null });
  const [call] = asked;
  expect(call?.url).toBe('https://stats.example/base/v1/matches/m/insights?regenerate=true');
  expect(call?.init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect([...new Headers(call?.init.headers)]).toEqual([['authorization', 'Bearer k']]);
});

test.each(['', 'Basic dTpw', 'Bearer'])(
  'a call with “%s” for a key never reaches the upstream',
  async (Authorization) => {
    const { send, asked } = proxyTo(() => json({ data: {}, error: null }));
    const response = await send('/v1/clubs', { headers: { Authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
    expect(asked).toEqual([]);
  },
);

test('the paths under which services have rosters and plays are passed on, and no other', async () => {
  const { send, asked } = proxyTo(() => json({ data: {}, error: null }));
  const open = [
    '/v1/teams/7/squad',
    '/v1/teams/7/players',
    '/v1/matches/7/pbp',
    '/v1/matches/7/events',
  ];
  for (const path of open) expect((await send(path)).status).toBe(200);
  for (const path of ['/v1/teams/7/secrets', '/v1/matches/7/players'])
    expect((await send(path)).status).toBe(404);
  expect(asked).toHaveLength(open.length);
});

test('an answer comes back with a few of its headers, and is not cacheable', async () => {
  const headers = {
    ETag: '"e"',
    'Retry-After': '7',
    'Set-Cookie': 'c=1',
    'Cache-Control': 'public',
  };
  const { send } = proxyTo(() => json({ data: null, error: {} }, { status: 429, headers }));
  const response = await send('/v1/clubs');
  expect(response.status).toBe(429);
  expect(response.headers.get('ETag')).toBe('"e"');
  expect(response.headers.get('Retry-After')).toBe('7');
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Request-Id')).toBe('request');
});

test('304 stays 304', async () => {
  const { send } = proxyTo(() => new Response(null, { status: 304, headers: { ETag: '"e"' } }));
  const response = await send('/v1/clubs', { headers: { 'If-None-Match': '"e"' } });
  expect(response.status).toBe(304);
  expect(response.headers.get('ETag')).toBe('"e"');
});

const typed = (
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  status = 200,
  headers: Record<string, string> = {},
) => new Response(body, { status, headers: { 'Content-Type': type, ...headers } });

test.each<[string, () => Response | Promise<Response>]>([
  ['a redirect', () => Response.redirect('https://elsewhere.example/', 302)],
  ['a page', () => typed('text/html', '<html>')],
  ['a broken page', () => typed('text/html', '<html>', 500)],
  ['no type and no JSON', () => new Response(new Uint8Array([123, 123]))],
  ['cut-off JSON', () => typed('application/json', '{"da')],
  ['too much', () => json('x'.repeat(20_000_000))],
  ['letters that are not what it says', () => typed('application/json', latin1('"é"'))],
  ['letters that nobody knows', () => typed('application/json; charset=klingon', '{}')],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('%s becomes UPSTREAM_INVALID', async (_, answer) => {
  const response = await proxyTo(answer).send('/v1/clubs');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ data: null, error: { code: 'UPSTREAM_INVALID' } });
});

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each<[string, () => Response]>([
  ['with a byte order mark', () => typed('application/json', '\ufeff{"data":{"name":"Peñarol"}}')],
  [
    'in Latin-1',
    () => typed('text/json;charset="ISO-8859-1"', latin1('{"data":{"name":"Peñarol"}}')),
  ],
  [
    'in UTF-16',
    () =>
      typed(
        'application/json',
        new Uint8Array(Buffer.from('\ufeff{"data":{"name":"Peñarol"}}', 'utf16le')),
      ),
  ],
  [
    'without a type',
    () => new Response(new Uint8Array(Buffer.from('{"data":{"name":"Peñarol"}}'))),
  ],
])('JSON %s is read, and passed on in UTF-8', async (_, answer) => {
  const response = await proxyTo(answer).send('/v1/clubs');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({ data: { name: 'Peñarol' } });
});

test.each([401, 403, 404, 405, 429, 501, 503])(
  '%i in a form that is no envelope keeps its status and its Retry-After',
  async (status) => {
    for (const answer of [
      () => typed('text/html', '<html>', status, { 'Retry-After': '7' }),
      () => json({ message: 'no' }, { status, headers: { 'Retry-After': '7' } }),
    ]) {
      const response = await proxyTo(answer).send('/v1/clubs');
      expect(response.status).toBe(status);
      expect(response.headers.get('Retry-After')).toBe('7');
      const message = expect.stringContaining(`HTTP ${status}`);
      expect(await response.json()).toMatchObject({ error: { code: 'UPSTREAM_INVALID', message } });
    }
  },
);

test.each([204, 202])('%i without a body stays without a body', async (status) => {
  const response = await proxyTo(() => new Response(null, { status })).send('/v1/clubs');
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});

test('the language that is asked for goes up, and the one that was written in comes back', async () => {
  const headers = { 'Content-Language': 'es' };
  const { send, asked } = proxyTo(() => json({ data: {}, error: null }, { headers }));
  const response = await send('/v1/clubs', { headers: { 'Accept-Language': 'es' } });
  expect(new Headers(asked[0]?.init.headers).get('Accept-Language')).toBe('es');
  expect(response.headers.get('Content-Language')).toBe('es');
});

test('the upstream is asked no longer than the caller waits', async () => {
  const caller = new AbortController();
  const ended = new Promise((resolve) => {
    const { send } = proxyTo(
      (signal) =>
        new Promise<Response>((_, reject) => {
          signal.addEventListener('abort', () => {
            resolve('ended');
            reject(signal.reason);
          });
          caller.abort();
        }),
      60_000,
    );
    void send('/v1/clubs', { signal: caller.signal });
  });
  expect(await ended).toBe('ended');
});

test.each<[string, () => Response | Promise<Response>, number]>([
  ['answers', () => json({ data: null, error: {} }, { status: 401 }), 200],
  ['fails', () => new Response('', { status: 500 }), 503],
  ['is not there', () => Promise.reject(new TypeError('fetch failed')), 503],
])('the health check says whether the upstream %s', async (_, answer, status) => {
  const { send, asked } = proxyTo(answer);
  const [response] = await Promise.all([send('/healthz'), send('/healthz')]);
  expect(response.status).toBe(status);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.init.headers).toBeUndefined();
  expect(response.headers.has('Retry-After')).toBe(status === 503);
});

test('an answer that does not come becomes UPSTREAM_TIMEOUT', async () => {
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const response = await proxyTo(never, 20).send('/v1/clubs');
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT' } });
});

test.each([
  '/v1/..%2fadmin',
  '/v1/%2e%2e%2fadmin',
  '/v1/matches/%252e%252e/box-score',
  '/v1/matches/%25252e%25252e/box-score',
  '/v1/matches/..;/box-score',
  '/v1/matches/a%0ab/box-score',
  '/v1/matches/a%2fb/box-score',
  '/v1//elsewhere.example',
  '//v1/clubs',
  '/v1/a%5cb',
  '/v1/matches/%zz/box-score',
  '/v1/clubs/c',
  '/v1/admin',
  '/v1',
  '/admin',
])('%s never reaches the upstream', async (path) => {
  const { send, asked } = proxyTo(() => json({}));
  const response = await send(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(asked).toEqual([]);
});

test('a path that the host has mapped is passed on, with names of any letters', async () => {
  const { send, asked } = proxyTo(() => json({ data: {} }), 1_000, {
    listRoster: '/v1/equipos/{teamId}/plantilla',
  });
  expect((await send('/v1/equipos/n%C3%BAmero%207/plantilla')).status).toBe(200);
  expect((await send('/v1/teams/7/roster')).status).toBe(200);
  expect((await send('/v1/equipos/7')).status).toBe(404);
  expect(asked.map(({ url }) => url)).toEqual([
    'https://stats.example/base/v1/equipos/n%C3%BAmero%207/plantilla',
    'https://stats.example/base/v1/teams/7/roster',
  ]);
});

test.each([
  ['DELETE', '/v1/clubs', 'GET, HEAD, OPTIONS'],
  ['POST', '/v1/clubs', 'GET, HEAD, OPTIONS'],
  ['PUT', '/v1/matches/7/insights', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused here', async (method, path, allow) => {
  const { send, asked } = proxyTo(() => json({}));
  const response = await send(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe(allow);
  expect(asked).toEqual([]);
});

test('adding and editing are never passed on, and no upstream decides a key’s rights', async () => {
  const { send, asked } = proxyTo(() => json({}, { headers: { 'Boxout-Key-Kind': 'recorder' } }));
  for (const call of ['GET /import', 'POST /import/looks', 'DELETE /import/matches/0']) {
    const [method = '', path = ''] = call.split(' ');
    expect((await send(path, { method })).status).toBe(404);
  }
  expect(asked).toEqual([]);
  expect((await send('/v1/clubs')).headers.get('Boxout-Key-Kind')).toBeNull();
});
