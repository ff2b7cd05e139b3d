import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, expect, test, vi } from 'vitest';
import { createApiKey } from '../api-key.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { createTestLog } from '../testing/test-log.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { fillTwoClubs } from '../testing/two-clubs.ts';
import type { AppEnv } from './app-env.ts';
import { authentication, keyOwnerIn, keyOwners } from './authentication.ts';
import { failureHandler } from './failures.ts';
import { callerAddress, rateLimiting } from './rate-limit.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database, { requests: 8, posts: 2, failedKeys: 3 });
  return () => database.close();
});

const times = async (count: number, send: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let call = 0; call < count; call += 1) statuses.push((await send()).status);
  return statuses;
};

test('POSTs, calls and failed keys have separate limits; another key is not concerned', async () => {
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

test('past the limit of wrong keys none is looked up, while good keys pass until they are revoked', async () => {
  const database = await openTestDatabase();
  const { ours, theirs } = await fillTwoClubs(database);
  const { calls, attempts } = rateLimiting({ requests: 100, posts: 10, failedKeys: 3 }, () => 'x');
  const read = keyOwnerIn(database.db);
  const ownerOf = vi.fn(
    keyOwners({ read, onChange: null, clock: () => new Date(), onUse: async () => {} }),
  );
  const app = new Hono<AppEnv>();
  app.onError(failureHandler(createTestLog().logger));
  app.use(authentication(ownerOf, attempts), calls);
  app.get('/', (c) => c.text('passed'));
  const send = async (key: string) =>
    (await app.request('/', { headers: { Authorization: `Bearer ${key}` } })).status;
  // A good key does not count as an attempt, after any others.
  expect(await Promise.all([ours.key, 'wrong', 'wrong'].map(send))).toEqual([200, 401, 401]);
  const flood = await Promise.all(Array.from({ length: 50 }, (_, guess) => send(`wrong${guess}`)));
  expect(flood.filter((status) => status === 429)).toHaveLength(49);
  expect(ownerOf).toHaveBeenCalledTimes(4);
  // The first call with a good key, as after a restart.
  expect([await send(ours.key), await send(theirs.key)]).toEqual([200, 200]);
  const forged = Array.from({ length: 150 }, () => createApiKey(randomUUID()));
  const statuses = await Promise.all(forged.map(send));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(await send(ours.key)).toBe(200);
  await executeSql(database, 'update api_keys set revoked_at = now()');
  expect([await send(ours.key), await send(ours.key)]).toEqual([401, 429]);
  await database.close();
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['1::4:5:6:7:8', '1:0:0:4'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
])('the keys that come from %s are counted for %s', async (address, counted) => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text(callerAddress(true)(c)));
  const response = await app.request('/', {
    headers: { 'X-Forwarded-For': `1.2.3.4, ${address}` },
  });
  expect(await response.text()).toBe(counted);
});
