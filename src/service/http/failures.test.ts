import { beforeAll, describe, expect, test } from 'vitest';
import { isUnreachable } from '../database/unreachable.ts';
import { openNewDatabase, openTestDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

describe('a service whose database is gone', () => {
  let service: TestService;
  beforeAll(async () => {
    const database = await openNewDatabase();
    service = await createTestService(database);
    await database.close();
  });

  test.each(['/v1/clubs', '/healthz'])('%s says so, and when to come back', async (path) => {
    const response = await service.send('GET', path, service.ours.key);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ data: null, error: { code: 'UNAVAILABLE' } });
  });
});

describe('a service that fails inside', () => {
  test('reveals nothing of it, but logs it under the request id, without the key or a name', async () => {
    const database = await openTestDatabase();
    const service = await createTestService(database);
    await executeSql(database, 'drop table record');
    const path = `/v1/matches/${service.ours.completed}/box-score`;
    const response = await service.send('GET', path, service.ours.key);
    await database.close();
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ data: null, error: { code: 'INTERNAL' } });
    expect(text).not.toMatch(/record|select/i);
    expect(service.errors).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }]);
    const written = JSON.stringify(service.errors);
    for (const secret of [service.ours.key, service.ours.club.name]) {
      expect(written).not.toContain(secret);
    }
  });
});

test('an error that wraps a lost connection is distinguished from others', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(isUnreachable(new Error('Failed query', { cause: refused }))).toBe(true);
  expect(isUnreachable(new AggregateError([refused]))).toBe(true);
  expect(isUnreachable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
  expect(isUnreachable('ECONNREFUSED')).toBe(false);
});
