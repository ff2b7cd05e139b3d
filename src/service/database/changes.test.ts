import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { demoSeed } from '../../league/simulate-league.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { answerAdmin } from '../admin/answer.ts';
import { createApiKey } from '../api-key.ts';
import { fillDemo } from '../demo/fill.ts';
import { recordLiveMatch } from '../demo/live-match.ts';
import { failRun, performRun } from '../runs/runner.ts';
import { startRun } from '../runs/start-run.ts';

import { writePlainly } from '../testing/plain-writer.ts';
import { present } from '../testing/present.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { clubs, matches, teams } from './schema.ts';

/*
 * Every writer gives the club a new revision in the transaction of its change. Here, and only here, triggers look: at each
 * commit a club whose rows changed must have been written, too.
 */

const tables = [
  'api_keys',
  'teams',
  'players',
  'matches',
  'match_records',
  'insight_runs',
  'insights',
];
const watch = `
  create function require_revision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if to_jsonb(old) - 'last_used' = to_jsonb(new) - 'last_used' then return null; end if;
    end if;
    if not exists (select from clubs where id = coalesce(new.club_id, old.club_id)
        and xmin::text::bigint = txid_current() & 4294967295) then
      raise exception '% changed without a new revision', tg_table_name;
    end if;
    return null;
  end $$;
  ${tables
    .map(
      (table) => `create constraint trigger watched after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function require_revision();`,
    )
    .join('\n')}`;

let now = new Date('2026-11-20T10:00:00.000Z');
const clock = () => now;
const making = { clock, newId: randomUUID, newKey: createApiKey };
let dataDir: string;
let database: OpenDatabase;
let demo: NonNullable<Awaited<ReturnType<typeof fillDemo>>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-changes-'));
  database = await openDatabase({ memory: true });
  await database.executeSql(watch, []);
  const filled = await fillDemo({
    ...making,
    database,
    dataDir,
    write: writePlainly,
    progress() {},
  });
  demo = present(filled ?? undefined);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const revisionOf = async (id: string) =>
  (await database.db.select().from(clubs).where(eq(clubs.id, id)))[0]?.revision;

test('a change without a new revision is found out', async () => {
  const careless = database.db.update(teams).set({ name: 'Renamed' });
  await expect(careless).rejects.toMatchObject({
    cause: { message: 'teams changed without a new revision' },
  });
});

test('every command renews it', async () => {
  const match = { place: 'match.json', text: JSON.stringify(sampleLiveStats()) };
  const club = 'Harbour';
  const requests = [
    { command: 'club add', name: club },
    { command: 'team add', club, name: 'U16' },
    { command: 'roster add', team: 'U16', club, name: 'Ana Lind' },
    { command: 'key add', club, name: 'Coach' },
    { command: 'key revoke', key: 'Coach' },
    { command: 'import', files: [match], club, date: '2026-10-03' },
  ];
  const revisions = new Set();
  for (const request of requests) {
    const answer = await answerAdmin({ ...making, db: database.db }, request, () => {});
    expect(answer, request.command).toHaveProperty('result');
    const [row] = await database.db.select().from(clubs).where(eq(clubs.name, club));
    revisions.add(row?.revision);
  }
  expect(revisions.size).toBe(requests.length);
});

test('a run renews it when it starts, ends and fails', async () => {
  const { db } = database;
  const clubId = demo.club.id;
  const [match] = await db.select().from(matches).where(eq(matches.status, 'completed')).limit(1);
  const job = () => ({ clubId, matchId: present(match).id, runId: randomUUID() });
  const begin = async (run: ReturnType<typeof job>, seenRunId: string | null) =>
    startRun(db, { enqueue: async () => {} }, { ...run, startedAt: now, seenRunId });
  const [seen] = await db.query.insightRuns.findMany({
    where: (run) => eq(run.matchId, present(match).id),
  });
  const [first, second] = [job(), job()];
  const revisions = [await revisionOf(clubId)];
  const steps = [
    () => begin(first, seen?.runId ?? null),
    () => performRun(db, clock, first, writePlainly),
    () => begin(second, first.runId),
    () => failRun(db, second),
  ];
  for (const step of steps) {
    await step();
    revisions.push(await revisionOf(clubId));
  }
  expect(new Set(revisions).size).toBe(5);
});

test('a key that is used says on which day, which renews nothing', async () => {
  const { db, changes } = database;
  const app = createTestApp({ db, changes, clock });
  const before = await revisionOf(demo.club.id);
  const headers = { Authorization: `Bearer ${demo.key}` };
  expect((await app.request('/v1/clubs', { headers })).status).toBe(200);
  const [key] = await db.query.apiKeys.findMany({ where: (row) => eq(row.clubId, demo.club.id) });
  expect(key).toMatchObject({ name: 'Demo', lastUsed: '2026-11-20' });
  expect(await revisionOf(demo.club.id)).toBe(before);
});

test('the demo’s match under way grows while somebody looks, and pages see it', async () => {
  const { db, changes } = database;
  const app = createTestApp({ db, changes, clock });
  const record = recordLiveMatch({ database, clock, clubId: demo.club.id, seed: demoSeed });
  const [live] = await db.select().from(matches).where(eq(matches.status, 'live'));
  const events = async () => {
    await record();
    const headers = { Authorization: `Bearer ${demo.key}` };
    const path = `/v1/matches/${present(live).id}/play-by-play`;
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
  await db.transaction(async (tx) => {
    await tx
      .update(matches)
      .set({ status: 'completed' })
      .where(eq(matches.id, present(live).id));
    await tx.update(clubs).set({ revision: randomUUID() }).where(eq(clubs.id, demo.club.id));
  });
  now = new Date(now.getTime() + 10 * 60_000);
  expect(await events()).toBe(later);
});
