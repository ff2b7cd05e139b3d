import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sampleLiveStats } from '../match-files/testing/livestats-sample.ts';
import { commandsOf } from './admin/testing/commands.ts';
import { hashApiKey } from './api-key.ts';
import { apiKeys } from './database/schema.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { executeSql } from './testing/execute-sql.ts';
import { openTestClubs } from './testing/test-app.ts';
import { createTestLog } from './testing/test-log.ts';
import { fillTwoClubs } from './testing/two-clubs.ts';

const name = 'Amara Lindhagen';

/** What the log writes of an error, as text. */
function logged(error: unknown): string {
  const { logger, entries } = createTestLog();
  logger.error({ err: error }, 'a test');
  return JSON.stringify(entries);
}

async function caught(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

describeOnBothDatabases('what the log holds of a failed statement', (open) => {
  test('is the statement, its SQLSTATE and position, without its values', async () => {
    const database = await open();
    const { db } = database;
    const { ours } = await fillTwoClubs(database);
    const hash = hashApiKey(ours.key);
    const key = { clubId: ours.club.id, id: randomUUID(), prefix: 'box_', hash };
    const twice = await caught(() => db.insert(apiKeys).values({ ...key, createdAt: new Date() }));
    const wrong = await caught(() =>
      db.execute(sql`insert into due_rewritings (club_id, id) values ('', ${name})`),
    );
    for (const [error, code] of [
      [twice, '23505'],
      [wrong, '22P02'],
    ]) {
      const text = logged(error);
      expect(text).toContain(`"code":"${code}"`);
      expect(text).toMatch(/insert into \W*(api_keys|due_rewritings)/);
      expect(text).toContain('log.test.ts:');
      expect(text).not.toContain(name);
      expect(text).not.toContain(hash);
      expect(text).not.toContain(ours.club.id);
    }
  });

  test('is not the box score of an import that failed', async () => {
    const database = await open();
    await executeSql(database, 'drop table public.record');
    const { logger, entries } = createTestLog();
    const readFile = async () => Buffer.from(JSON.stringify(sampleLiveStats()));
    const admin = commandsOf(openTestClubs(database, { logger }), { readFile });
    const words = ['import', 'match.json', '--club', 'Valley', '--date', '2026-10-03'];
    await expect(admin(...words)).rejects.toThrow('1 match could not be stored');
    const text = JSON.stringify(entries);
    expect(text).toContain('record');
    expect(text).not.toMatch(/Valley|Harbour/);
  });
});

describe('what the log holds of other errors', () => {
  test.each<[string, () => unknown]>([
    ['of our own', () => Promise.reject(new RangeError(`No id for ${name}`))],
    ['of JSON', () => JSON.parse(`{"name": ${name}}`)],
    ['of a schema', () => v.parse(v.literal('x'), name)],
    ['of Node about a value', () => Buffer.from(Object(Symbol(name)))],
    ['in another', () => Promise.reject(new Error(name, { cause: new SyntaxError(name) }))],
    ['among several', () => Promise.reject(new AggregateError([new Error(name)], name))],
    ['on several lines', () => Promise.reject(new Error(`x\n    at ${name}\n    at ${name}`))],
    ['that is none', () => Promise.reject(name)],
  ])('an error %s is logged without what it says', async (_, fail) => {
    const text = logged(await caught(fail));
    expect(text).toContain('"type":');
    expect(text).not.toContain(name);
  });

  test.each<[string, () => unknown, string]>([
    ['the system', () => readFileSync('/nowhere/at/all'), 'ENOENT: no such file'],
    ['the engine', () => Reflect.apply(Object(undefined).call, null, []), 'not a function'],
    [
      'a lost connection',
      () => Promise.reject(new Error('Connection terminated unexpectedly')),
      'terminated unexpectedly',
    ],
    [
      'a full disk',
      () =>
        Promise.reject(
          new DrizzleQueryError(
            'insert',
            [name],
            Object.assign(new Error('No space left'), { code: '53100', severity: 'ERROR' }),
          ),
        ),
      'No space left',
    ],
  ])('what %s says is logged', async (_, fail, said) => {
    const text = logged(await caught(fail));
    expect(text).toContain(said);
    expect(text).not.toContain(name);
  });
});
