import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { shownPrefix } from '../../contract/api-key-format.ts';
import { writeInsights } from '../../insights/write-insights.ts';
import { cared, caredPaths, caredTeam } from '../../testing/cared-club.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import { createRewriting } from '../care/rewriting.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys } from '../database/schema.ts';
import { storeClub } from '../demo/store-club.ts';
import { performRun } from '../runs/runner.ts';
import { startRun } from '../runs/start-run.ts';
import { createTestApp } from './test-app.ts';
import { createTestLog } from './test-log.ts';
import { testNow } from './two-clubs.ts';

/**
 * A service over a fresh database with one club of one team and four matches; `split`: one person is two players, each
 * with half of them; `live` is the id of an unfinished match. It is entered by HTTP with a recorder's key.
 */
export async function createCaredClub(database: OpenDatabase, split: boolean, live?: string) {
  const { db } = database;
  const team = caredTeam(split, live);
  await db.transaction((tx) => storeClub(tx, { club: cared.club, teams: [team] }, testNow));
  const clubId = cared.club.id;
  const key = createApiKey(clubId);
  const hashed = { prefix: shownPrefix(key), hash: hashApiKey(key), createdAt: testNow };
  await db.insert(apiKeys).values({ clubId, id: randomUUID(), kind: 'recorder', ...hashed });
  return serveCaredClub(database, key);
}

/** The service over a database that holds the club already. */
export function serveCaredClub(database: OpenDatabase, key: string) {
  const { db, changes } = database;
  const clubId = cared.club.id;
  const { logger, entries: log } = createTestLog();
  const rewriting = createRewriting(database, (error) => logger.error({ err: error }));
  const app = createTestApp({ db, changes, logger, rewriting });
  const request = (method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    key,
    log,
    request,
    /** Makes a call of care; what it answers. */
    async care(method: string, path: string, body?: object) {
      const response = await request(method, `/import/${path}`, body);
      return { status: response.status, ...v.parse(answerSchema, await response.json()) };
    },
    /** `data` of an answer under /v1. */
    async read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
      const body = v.parse(
        v.object({ data: v.unknown() }),
        await (await request('GET', path)).json(),
      );
      return v.parse(schema, body.data);
    },
    /** Asks for the texts of a match and has them written. */
    async write(matchId: string) {
      const run = { clubId, matchId, runId: randomUUID() };
      const jobs = { enqueue: async () => {} };
      const seenRunId = await runOf(database, matchId);
      await startRun(db, jobs, { ...run, startedAt: testNow, seenRunId });
      return await performRun(db, () => testNow, run, writeInsights);
    },
    /** Every answer under /v1 by its path, as it is sent. */
    async replies(): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const path of caredPaths()) found.set(path, await (await request('GET', path)).text());
      return found;
    },
  };
}

const answerSchema = v.object({
  data: v.nullable(v.looseObject({})),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
});

async function runOf({ executeSql }: OpenDatabase, matchId: string): Promise<string | null> {
  const { rows } = await executeSql('select run_id from insight_runs where match_id = $1', [
    matchId,
  ]);
  const [row] = v.parse(v.array(v.object({ run_id: v.string() })), rows);
  return row?.run_id ?? null;
}
