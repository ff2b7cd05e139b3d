import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorObjectSchema } from '../../contract/envelope.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

const json = { 'Content-Type': 'application/json' };
const failedSchema = v.object({ data: v.null(), error: errorObjectSchema });
const errorOf = async (response: Response) => {
  const { error } = v.parse(failedSchema, await response.json());
  return { status: response.status, ...error };
};

describe('the kind of a key', () => {
  test('is in every answer to a recorder, and in none to a reader', async () => {
    const { ours, send } = service;
    for (const path of ['/v1/clubs', `/v1/matches/${randomUUID()}`, '/v1/nothing', '/import/no']) {
      const recorder = await send('GET', path, ours.recorderKey);
      expect(recorder.headers.get('Boxout-Key-Kind')).toBe('recorder');
      const reader = await send('GET', path, ours.key);
      expect(reader.headers.get('Boxout-Key-Kind')).toBeNull();
    }
    const etag = (await send('GET', '/v1/clubs', ours.recorderKey)).headers.get('ETag') ?? '';
    const known = await send('GET', '/v1/clubs', ours.recorderKey, { 'If-None-Match': etag });
    expect([known.status, known.headers.get('Boxout-Key-Kind')]).toEqual([304, 'recorder']);
  });

  test('keeps a reader from adding, in words that help', async () => {
    const { ours, send } = service;
    expect(await errorOf(await send('GET', '/import', ours.key))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: expect.stringContaining('admin key add CLUB --recorder'),
    });
  });
});

describe('another origin', () => {
  test('may not even ask', async () => {
    const { ours, send } = service;
    const sent: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://service' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    ];
    for (const headers of sent) {
      const response = await send('GET', '/import', ours.recorderKey, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const preflight = await send('OPTIONS', '/import', undefined, {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
    });
    expect(preflight.status).toBe(403);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBeNull();
  });

  test('is not the page itself, behind any TLS proxy', async () => {
    const { ours, send } = service;
    const sent: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://stats.example' },
      { Origin: 'https://stats.example', Host: 'stats.example' },
    ];
    for (const headers of sent) {
      const response = await send('PATCH', '/import/club', ours.recorderKey, headers);
      expect(response.status).toBe(400);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

describe('a body', () => {
  const patch = (body: string, headers: Record<string, string> = json) =>
    service.send('PATCH', '/import/club', service.ours.recorderKey, headers, body);

  test.each([
    ['{"name":', 'not complete JSON'],
    ['7', 'the whole'],
    ['{}', 'at name'],
    ['{"name":" "}', 'at name: a name must not be empty'],
  ])('%s is refused with its position', async (body, message) => {
    expect(await errorOf(await patch(body))).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining(message),
    });
  });

  test('must be JSON and say so', async () => {
    const response = await patch('{"name":"x"}', { 'Content-Type': 'text/plain' });
    expect(await errorOf(response)).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('is cut at a useful length', async () => {
    const response = await patch(`{"name":"${'x'.repeat(2_000_000)}"}`);
    expect(await errorOf(response)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});

test('too many files are refused without closing the connection on who still sends them', async () => {
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': '2147483648',
  };
  const { ours, send } = service;
  const response = await send('POST', '/import/looks', ours.recorderKey, headers, '--x');
  expect(response.headers.get('Connection')).toBeNull();
  expect(await errorOf(response)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
});
