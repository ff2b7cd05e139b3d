import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startErrorLine } from '../start-error.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { isDiskFull } from './disk-full.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

const megabyte = 2 ** 20;

/** Runs a test on a small disk, if this account may mount one. */
function onSmallDisk(title: string, megabytes: number, work: (disk: SmallDisk) => Promise<void>) {
  test(title, { timeout: 120_000 }, async ({ skip }) => {
    const disk = mountSmallDisk(megabytes);
    if (disk === null) return skip('This account may not mount a small disk.');
    try {
      await work(disk);
    } finally {
      disk.remove();
    }
  });
}

async function served(database: OpenDatabase) {
  const service = await createTestService(database);
  const { key, recorderKey } = service.ours;
  const rename = async (name: string) => {
    const body = JSON.stringify({ name });
    const headers = { 'Content-Type': 'application/json' };
    return service.send('PATCH', '/import/club', recorderKey, headers, body);
  };
  return { service, rename, read: () => service.send('GET', '/v1/clubs', key) };
}

async function healthOf(service: TestService) {
  const response = await service.send('GET', '/healthz');
  return { status: response.status, text: await response.text() };
}

onSmallDisk(
  'an embedded service on a full disk says so, reads on, and recovers',
  200,
  async (disk) => {
    const database = await openDatabase({ dataDir: join(disk.folder, 'data') });
    const { service, rename, read } = await served(database);
    expect((await rename('Before')).status).toBe(200);
    disk.leaveFree(4 * megabyte);
    const refused = await rename('Too late');
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      error: { code: 'DISK_FULL', message: expect.stringContaining('nothing was stored') },
    });
    expect((await read()).status).toBe(200);
    expect(await healthOf(service)).toMatchObject({
      status: 503,
      text: expect.stringContaining('DISK_FULL'),
    });
    disk.leaveFree(100 * megabyte);
    expect((await rename('After')).status).toBe(200);
    expect(await healthOf(service)).toMatchObject({ status: 200 });
    await database.close();
  },
);

onSmallDisk(
  'an embedded database that has ended on a full disk is started again',
  200,
  async (disk) => {
    const database = await openDatabase({ dataDir: join(disk.folder, 'data') });
    const { rename, read } = await served(database);
    expect((await rename('Committed')).status).toBe(200);
    disk.leaveFree(20 * megabyte);
    const fill = () =>
      executeSql(
        database,
        `do $$ begin for i in 1..400 loop
         perform pg_logical_emit_message(false, 'filling', repeat('x', 100000));
       end loop; end $$`,
      );
    const error = await fill().then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDiskFull(error), String(error)).toBe(true);
    disk.leaveFree(100 * megabyte);
    const answer = await read();
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { data: { name: 'Committed' } },
    ]);
    expect((await rename('Again')).status).toBe(200);
    await database.close();
  },
);

onSmallDisk('a folder on a full disk is not opened, for that reason', 100, async (disk) => {
  disk.leaveFree(8 * megabyte);
  const error = await openDatabase({ dataDir: join(disk.folder, 'data') }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(startErrorLine(error, null)).toContain('the disk is full');
});

const bin = findPostgres();
if (bin !== null) {
  onSmallDisk(
    'a service on a Postgres whose disk is full says so and recovers',
    300,
    async (disk) => {
      const server = startPostgres(bin, disk.folder);
      const database = await openDatabase({
        databaseUrl: server.url('postgres'),
        dataDir: disk.folder,
      });
      try {
        const { service, rename, read } = await served(database);
        disk.leaveFree(0);
        const more = `insert into undo (club_id, id, document)
        select club_id, i::text, json_build_object('v', 1, 'name', repeat(md5(random()::text), 60))
        from club, generate_series(1, 5000) i`;
        await expect(executeSql(database, more)).rejects.toSatisfy(isDiskFull);
        expect(await healthOf(service)).toMatchObject({
          status: 503,
          text: expect.stringContaining('DISK_FULL'),
        });
        expect((await read()).status).toBe(200);
        disk.leaveFree(100 * megabyte);
        expect((await rename('After')).status).toBe(200);
        await expect
          .poll(() => healthOf(service), { timeout: 10_000 })
          .toMatchObject({ status: 200 });
      } finally {
        await database.close();
        server.stop();
      }
    },
  );
}
