import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

describe('every answer', () => {
  test('is not cacheable and carries a request id', async () => {
    const paths = ['/v1/clubs', '/v1/nothing', '/nothing', '/openapi.json', '/healthz'];
    for (const path of paths) {
      const { headers } = await service.send('GET', path, service.ours.key);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('to an unknown path is an envelope, with the request id in the error', async () => {
    for (const path of ['/v1', '/v1/nothing', '/v1/clubs/', '/nothing']) {
      const response = await service.send('GET', path, service.ours.key);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        data: null,
        error: {
          code: 'NOT_FOUND',
          message: expect.any(String),
          requestId: response.headers.get('X-Request-Id'),
        },
      });
    }
  });
});

test('the key comes with Bearer in any case, and neither with another scheme nor in the address', async () => {
  const { key } = service.ours;
  const status = async (path: string, Authorization?: string) =>
    (await service.send('GET', path, undefined, Authorization ? { Authorization } : {})).status;
  expect(await status('/v1/clubs', `bearer ${key}`)).toBe(200);
  expect(await status('/v1/clubs', `Basic ${key}`)).toBe(401);
  expect(await status(`/v1/clubs?key=${key}`)).toBe(401);
});

describe('an ETag', () => {
  const path = () => `/v1/matches/${service.ours.completed}/box-score`;
  const get = (etag: string, key = service.ours.key) =>
    service.send('GET', path(), key, { 'If-None-Match': etag });

  test('saves sending what the caller has', async () => {
    const etag = (await get('"other"')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    for (const coding of ['gzip', 'br']) {
      const coded = await service.send('GET', path(), service.ours.key, {
        'Accept-Encoding': coding,
      });
      expect(coded.headers.get('ETag')).toBe(etag);
    }
    for (const sent of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const response = await get(sent);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('X-Request-Id')).not.toBeNull();
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('answers nothing before the key was looked at', async () => {
    const etag = (await get('"other"')).headers.get('ETag') ?? '';
    expect((await get(etag, service.theirs.key)).status).toBe(404);
    expect((await get(etag, 'unknown')).status).toBe(401);
    expect((await get('*', 'unknown')).status).toBe(401);
  });
});

describe('a page of another origin', () => {
  test('is answered its preflight without a key', async () => {
    const response = await service.send('OPTIONS', '/v1/clubs', undefined, {
      Origin: 'https://coach.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization, if-none-match',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization,If-None-Match',
    );
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('may read the answer, a refusal as well, and three of its headers', async () => {
    for (const key of [service.ours.key, undefined]) {
      const { headers } = await service.send('GET', '/v1/clubs', key, {
        Origin: 'https://a.example',
      });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('ETag,Retry-After,X-Request-Id');
    }
  });
});
