import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openDatabase({ memory: true });
  service = await createTestService(database, { requests: 8, posts: 2, failedKeys: 3 });
  return () => database.close();
});

const times = async (count: number, send: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let call = 0; call < count; call += 1) statuses.push((await send()).status);
  return statuses;
};

test('POSTs, calls and failed keys have limits of their own; another key is not concerned', async () => {
  const { ours, theirs, send } = service;
  const post = () => send('POST', `/v1/matches/${ours.scheduled}/insights`, ours.key);
  const get = () => send('GET', '/v1/clubs', ours.key);
  expect(await times(3, post)).toEqual([200, 200, 429]);
  expect(await times(6, get)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await times(1, () => send('GET', '/v1/clubs', theirs.key))).toEqual([200]);
  expect(await times(4, () => send('GET', '/v1/clubs', 'wrong'))).toEqual([401, 401, 401, 429]);
  expect(await times(1, () => send('GET', '/v1/clubs', theirs.key))).toEqual([200]);
});

test('a call past the limit says in seconds when to come back', async () => {
  const response = await service.send('GET', '/v1/clubs', service.ours.key);
  expect(await response.json()).toMatchObject({ data: null, error: { code: 'RATE_LIMITED' } });
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});
