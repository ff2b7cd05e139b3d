import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, pathOf } from '../../contract/endpoints.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { commandsOf } from '../admin/testing/commands.ts';
import type { Clubs } from '../clubs.ts';
import { fillDemo } from '../demo.ts';
import { openNewDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { present } from '../testing/present.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { club, team } from './document-tables.ts';
import type { OpenDatabase } from './open.ts';
import { apiKeys } from './schema.ts';

/*
 * Every writer gives the club a new revision in the transaction of its change. Here, and only here, triggers look: at each
 * commit a club whose rows changed must have been written, too.
 */

const kinds = ['team', 'match', 'record', 'run', 'texts', 'undo', 'adding', 'erased'];
const watching = `
  create function require_revision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if (to_jsonb(old) - 'last_used')::text = (to_jsonb(new) - 'last_used')::text then return null; end if;
    end if;
    if not exists (select from club where club_id = coalesce(new.club_id, old.club_id)
        and xmin::text::bigint = txid_current() & 4294967295) then
      raise exception '% changed without a new revision', tg_table_name;
    end if;
    return null;
  end $$`;

/** A trigger of a table that looks at each commit. */
const watch = (table: string) => `
  create constraint trigger watched after insert or update or delete on ${table}
    deferrable initially deferred for each row execute function require_revision()`;

let now = new Date('2026-11-20T10:00:00.000Z');
const clock = () => now;
let dataDir: string;
let database: OpenDatabase;
let clubs: Clubs;
let demo: NonNullable<Awaited<ReturnType<typeof fillDemo>>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-changes-'));
  database = await openNewDatabase();
  await executeSql(database, watching);
  for (const table of ['api_keys', ...kinds]) await executeSql(database, watch(table));
  clubs = openTestClubs(database, { clock, write: writePlainly });
  demo = present((await fillDemo({ clubs, dataDir, progress() {} })) ?? undefined);
});
afterAll(async () => {
  await clubs.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const revisionOf = async (id: string) =>
  (await database.db.select().from(club).where(eq(club.clubId, id)))[0]?.revision;

const matchOf = async (status: string) => {
  const matches = await clubs.store.read(demo.club.id, (tx) => tx.list('match'));
  return present(matches.find(({ row }) => row.status === status)).row;
};

test('a change without a new revision is found out', async () => {
  const careless = database.db.update(team).set({ document: {} });
  await expect(careless).rejects.toMatchObject({
    cause: { message: 'team changed without a new revision' },
  });
});

test('every command renews it', async () => {
  const readFile = async () => Buffer.from(JSON.stringify(sampleLiveStats()));
  const admin = commandsOf(clubs, { readFile });
  const name = 'Harbour';
  const commands = [
    ['club', 'add', name],
    ['team', 'add', name, 'U16'],
    ['roster', 'add', 'U16', 'Ana Lind', '--club', name],
    ['key', 'add', name, '--name', 'Coach'],
    ['key', 'revoke', 'Coach'],
    ['import', 'match.json', '--club', name, '--date', '2026-10-03', '--yes'],
  ];
  const revisions = new Set();
  for (const command of commands) {
    await admin(...command);
    const found = (await clubs.engine.list()).find((each) => each.name === name);
    revisions.add(await revisionOf(found?.id ?? ''));
  }
  expect(revisions.size).toBe(commands.length);
});

test('a run renews it when it starts, ends and fails', async () => {
  const clubId = demo.club.id;
  const { id: matchId } = await matchOf('completed');
  const start = () =>
    clubs.engine.answer({
      clubId,
      method: 'POST',
      path: `${pathOf('writeInsights', { matchId })}?regenerate=true`,
      language: 'en',
    });
  const failing = openTestClubs(database, {
    clock,
    write() {
      throw new Error('broken');
    },
  });
  const revisions = [await revisionOf(clubId)];
  const steps = [
    start,
    () => clubs.engine.takeUpRun({ clubId, matchId }),
    start,
    () => failing.engine.takeUpRun({ clubId, matchId }),
  ];
  for (const step of steps) {
    await step();
    revisions.push(await revisionOf(clubId));
  }
  expect(new Set(revisions).size).toBe(5);
  const run = await clubs.store.read(clubId, (tx) => tx.get('run', matchId));
  expect(run?.status).toBe('failed');
});

test('a key that is used says on which day, which renews nothing', async () => {
  const app = createTestApp(database, { clock });
  const before = await revisionOf(demo.club.id);
  const headers = { Authorization: `Bearer ${demo.key}` };
  expect((await app.request('/v1/clubs', { headers })).status).toBe(200);
  const [key] = await database.db.select().from(apiKeys).where(eq(apiKeys.clubId, demo.club.id));
  expect(key).toMatchObject({ name: 'Demo', lastUsed: '2026-11-20' });
  expect(await revisionOf(demo.club.id)).toBe(before);
});

test('the demo’s match under way grows while somebody looks, and pages see it', async () => {
  const app = createTestApp(database, { clock });
  const live = await matchOf('live');
  const events = async () => {
    await clubs.engine.recordLive(demo.club.id);
    const headers = { Authorization: `Bearer ${demo.key}` };
    const path = pathOf('getPlayByPlay', { matchId: live.id });
    const reply = await app.request(path, { headers });
    const schema = v.object({ data: endpoints.getPlayByPlay.data });
    return v.parse(schema, await reply.json()).data.events.length;
  };
  const first = await events();
  now = new Date(now.getTime() + 5_000);
  expect(await events()).toBe(first);
  now = new Date(now.getTime() + 10 * 60_000);
  const later = await events();
  expect(later).toBeGreaterThan(first);
  await clubs.store.transact(demo.club.id, async (tx) => {
    const stored = present(await tx.get('match', live.id));
    await tx.put('match', live.id, { ...stored, row: { ...stored.row, status: 'completed' } });
  });
  now = new Date(now.getTime() + 10 * 60_000);
  expect(await events()).toBe(later);
});
