import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { cared } from '../../testing/cared-club.ts';
import { createCaredClub, serveCaredClub } from '../testing/cared-club.ts';
import { describeOnBothDatabases, newPostgresDatabase, noPostgres } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { present } from '../testing/present.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { createRewriting } from './rewriting.ts';

const { player, matches } = cared;
const child = present(present(matches[0]).matchSheet.opponent[2]);

/** The club over a service that ended after an erasure was committed, before its files were rewritten. */
async function killedAfterCommit(database: OpenDatabase, path: string, name: string) {
  const { key } = await createCaredClub(database, false);
  return eraseOnly(database, key, path, name);
}

async function eraseOnly(database: OpenDatabase, key: string, path: string, name: string) {
  const neverRewriting = { ...database, startRewriting: () => async () => 'space' as const };
  const { care } = serveCaredClub(neverRewriting, key);
  expect(await care('POST', path, { name })).toMatchObject({ status: 202 });
  return serveCaredClub(database, key);
}

/** The files of the tables, which are other ones after each rewriting. */
async function filesOfTables(database: OpenDatabase): Promise<string> {
  const text = `select pg_relation_filepath(oid) from pg_class
    where relname in ('team', 'match', 'record', 'texts') order by 1`;
  return JSON.stringify((await executeSql(database, text)).rows);
}

/** The tables of a Postgres, and what they moved out of their rows, whose files have a name. */
async function namesInFiles(database: OpenDatabase, name: string): Promise<unknown[]> {
  await executeSql(database, 'checkpoint');
  const text = `select relname from pg_class
    where relkind in ('r', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
      and position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0`;
  return (await executeSql(database, text, [name])).rows;
}

describeOnBothDatabases('an erasure whose service ended after its commit', (open) => {
  it.each([
    ['a player of ours', `players/${player.playerId}/erase`, player.name],
    ['an opponent’s player', `players/${child.playerId}/erase`, child.name],
  ])('is finished by repeating it: %s', async (_, path, name) => {
    const database = await open();
    const service = await killedAfterCommit(database, path, name);
    const before = await filesOfTables(database);
    expect(await service.care('GET', 'erasure')).toMatchObject({ data: { files: 'due' } });
    expect(await service.care('POST', path, { name })).toMatchObject({
      status: 200,
      data: { matches: 0, files: 'rewritten' },
    });
    expect(await service.care('GET', 'erasure')).toMatchObject({ data: { files: 'rewritten' } });
    expect(await filesOfTables(database)).not.toBe(before);
  });

  it('is finished by the next start, also if the club was deleted meanwhile', async () => {
    const database = await open();
    const path = `players/${player.playerId}/erase`;
    const service = await killedAfterCommit(database, path, player.name);
    const before = await filesOfTables(database);
    await service.clubs.engine.forget(cared.club.id);
    const rewriting = createRewriting(database, (error) => expect.unreachable(String(error)));
    expect(await rewriting.state()).toEqual({ files: 'due' });
    expect(await rewriting.finish(10_000)).toEqual({ files: 'rewritten' });
    expect(await filesOfTables(database)).not.toBe(before);
    expect(service.log).toEqual([]);
  });
});

describe.skipIf(noPostgres !== '')(`an erasure on a Postgres that others read${noPostgres}`, () => {
  let database: OpenDatabase;
  let other: pg.Client;
  let path: string;
  let service: Awaited<ReturnType<typeof killedAfterCommit>>;
  beforeEach(async () => {
    const url = await newPostgresDatabase();
    database = await openDatabase({ databaseUrl: url, dataDir: '' });
    other = new pg.Client({ connectionString: url });
    await other.connect();
    path = `players/${player.playerId}/erase`;
    return async () => {
      await other.end();
      await database.close();
    };
  });

  it('waits for an older snapshot, says so, and stops nobody meanwhile', async () => {
    const { key } = await createCaredClub(database, false);
    await other.query('begin isolation level repeatable read');
    await other.query('select count(*) from record');
    const rewriting = createRewriting(database, (error) => expect.unreachable(String(error)));
    service = await eraseOnly(database, key, path, player.name);
    for (let tries = 0; tries < 3; tries += 1) {
      await rewriting.proceed();
      expect(await rewriting.state()).toEqual({ files: 'due', waitsFor: 'readers' });
      const began = performance.now();
      expect((await service.request('GET', '/v1/clubs')).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
    await other.query('commit');
    expect(await rewriting.finish(10_000)).toEqual({ files: 'rewritten' });
  });

  it('waits for an older transaction in another database of the server, for which Postgres leaves erased rows', async () => {
    const { key } = await createCaredClub(database, false);
    const elsewhere = new pg.Client({ connectionString: await newPostgresDatabase() });
    await elsewhere.connect();
    try {
      await elsewhere.query('begin');
      await elsewhere.query('select pg_current_xact_id()');
      const rewriting = createRewriting(database, (error) => expect.unreachable(String(error)));
      await eraseOnly(database, key, path, player.name);
      await rewriting.proceed();
      expect(await rewriting.state()).toEqual({ files: 'due', waitsFor: 'readers' });
      await elsewhere.query('commit');
      expect(await rewriting.finish(10_000)).toEqual({ files: 'rewritten' });
      expect(await namesInFiles(database, player.name)).toEqual([]);
    } finally {
      await elsewhere.end();
    }
  });

  it('gives way to a reader that came later, so that nobody waits behind its lock', async () => {
    service = await killedAfterCommit(database, path, player.name);
    await other.query('begin');
    await other.query('lock table record in access share mode');
    const rewriting = createRewriting(database, (error) => expect.unreachable(String(error)));
    const trying = rewriting.proceed();
    const box = `/v1/matches/${present(matches[0]).id}/box-score`;
    const began = performance.now();
    expect((await service.request('GET', box)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    await trying;
    expect(await rewriting.state()).toEqual({ files: 'due', waitsFor: 'readers' });
    await other.query('commit');
    expect(await rewriting.finish(10_000)).toEqual({ files: 'rewritten' });
  });

  it('is left to the one of two processes that began', async () => {
    service = await killedAfterCommit(database, path, player.name);
    await other.query('select pg_advisory_lock(728114902)');
    const rewriting = createRewriting(database, (error) => expect.unreachable(String(error)));
    await rewriting.proceed();
    expect(await rewriting.state()).toEqual({ files: 'due' });
  });
});
