import { expect, test } from 'vitest';
import { createProxy } from './proxy.ts';

/** A proxy before an upstream that answers with `answer`; `asked` is what reached it. */
function proxyTo(answer: (signal: AbortSignal) => Response | Promise<Response>, timeout = 1_000) {
  const asked: { url: string; init: RequestInit }[] = [];
  const app = createProxy({
    upstream: new URL('https://stats.example/base'),
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return answer(init.signal ?? new AbortController().signal);
    },
    newId: () => 'request',
    logger: { error() {} },
    timeout,
  });
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://host${path}`, init));
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

test('an answer comes back with a few of its headers, and kept out of caches', async () => {
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

test.each<[string, () => Response | Promise<Response>]>([
  ['a redirect', () => Response.redirect('https://elsewhere.example/', 302)],
  ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['no type', () => new Response(new Uint8Array([123, 125]))],
  ['cut-off JSON', () => new Response('{"da', { headers: { 'Content-Type': 'application/json' } })],
  ['too much', () => json('x'.repeat(20_000_000))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('%s becomes UPSTREAM_INVALID', async (_, answer) => {
  const response = await proxyTo(answer).send('/v1/clubs');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ data: null, error: { code: 'UPSTREAM_INVALID' } });
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
  '/v1//elsewhere.example',
  '/v1/a%5cb',
  '/admin',
])('%s never reaches the upstream', async (path) => {
  const { send, asked } = proxyTo(() => json({}));
  const response = await send(path);
  expect(response.status).toBe(404);
  expect(asked).toEqual([]);
});

test('other methods are refused here', async () => {
  const { send, asked } = proxyTo(() => json({}));
  const response = await send('/v1/clubs', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toContain('GET');
  expect(asked).toEqual([]);
});
