import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { addingEndpointNames, addingEndpoints } from '../../contract/adding-endpoints.ts';
import { endpointNames, endpoints, pathOf } from '../../contract/endpoints.ts';
import { newPostgresDatabase, noPostgres } from '../testing/databases.ts';
import { generateClubs, generatedIds, generatedKey } from '../testing/generate-clubs.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { rowsLookedAtInVain } from '../testing/plan.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

interface Statement {
  text: string;
  values: unknown[];
}

const extent = { clubs: 700, teams: 2, matches: 40, players: 4 };

describe.skipIf(noPostgres !== '')(`the plan of a hot read${noPostgres}`, () => {
  const seen: Statement[] = [];
  let pool: pg.Pool;
  let database: OpenDatabase;

  beforeAll(async () => {
    const url = await newPostgresDatabase();
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    await generateClubs(opened.db, extent);
    pool = new pg.Pool({ connectionString: url, lock_timeout: 2_000 });
    const logger = {
      logQuery: (text: string, values: unknown[]) => void seen.push({ text, values }),
    };
    database = { ...opened, db: drizzle({ client: pool, logger }) };
    return async () => {
      await opened.close();
      await pool.end();
    };
  });

  /** The statements that an action sends. */
  async function statementsOf(action: () => Promise<unknown>): Promise<Statement[]> {
    const before = seen.length;
    await action();
    return seen.slice(before).filter(({ text }) => /^(select|insert|update|delete)/.test(text));
  }

  /** Explains statements as they run, undoes what they did, and says what each looked at in vain. */
  async function inVain(statements: Statement[], ...first: string[]) {
    const client = await pool.connect();
    const found: string[] = [];
    await client.query('begin');
    for (const text of first) await client.query(text);
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set local plan_cache_mode = ${mode}`);
      for (const { text, values } of statements) {
        const explain = `explain (analyze, format json) ${text}`;
        const { rows } = await client.query(explain, values);
        found.push(...rowsLookedAtInVain(rows).map((what) => `${what}: ${text}`));
      }
    }
    await client.query('rollback');
    client.release();
    return found;
  }

  const appOver = () =>
    createTestApp(database, {
      clock: () => new Date('2026-02-01T00:00:00.000Z'),
      logger: { error: (entry: unknown) => expect(entry).toBeNull() },
    });

  test.each(endpointNames)('%s reads by an index, and only what it answers', async (name) => {
    const ids = generatedIds(600, 5);
    const statements = await statementsOf(async () => {
      const response = await appOver().request(pathOf(name, ids), {
        method: endpoints[name].method,
        headers: { Authorization: `Bearer ${generatedKey(600)}` },
      });
      expect([200, 202]).toContain(response.status);
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(await inVain(statements)).toEqual([]);
  });

  const allEndpoints = [
    ...endpointNames.map((name) => endpoints[name]),
    ...addingEndpointNames.map((name) => addingEndpoints[name]),
  ];
  const paths = new Set(
    allEndpoints.filter(({ method }) => method === 'GET').map(({ path }): string => path),
  );

  test.each([...paths])('GET %s waits for no lock on a row', async (path) => {
    const ids = { ...generatedIds(400, 10), lookId: randomUUID() };
    const own = sql`club_id = ${ids.clubId}`;
    const { db } = database;
    await db.execute(sql`update api_keys set kind = 'recorder', last_used = null where ${own}`);
    const filled = Object.entries(ids).reduce(
      (filling, [id, value]) => filling.replace(`{${id}}`, value),
      path,
    );
    const statements = await statementsOf(() =>
      db.transaction(async (tx) => {
        for (const table of ['api_keys', 'club', 'team', 'match', 'record', 'run']) {
          await tx.execute(sql`select 1 from ${sql.identifier(table)} where ${own} for update`);
        }
        const headers = { Authorization: `Bearer ${generatedKey(400)}` };
        const { status } = await appOver().request(filled, { headers });
        expect(status).toBe(path.includes('{lookId}') ? 404 : 200);
      }),
    );
    expect(statements.filter(({ text }) => / for (update|share)/.test(text))).toHaveLength(6);
  });

  test('an insight run reads by an index, too', async () => {
    const { clubId, matchId } = generatedIds(500, 11);
    const statements = await statementsOf(async () => {
      const headers = { Authorization: `Bearer ${generatedKey(500)}` };
      const path = pathOf('writeInsights', { matchId });
      expect((await appOver().request(path, { method: 'POST', headers })).status).toBe(202);
      const { engine, store } = openTestClubs(database, { write: writePlainly });
      await engine.takeUpRun({ clubId, matchId });
      const run = await store.read(clubId, (tx) => tx.get('run', matchId));
      expect(run?.status).toBe('ready');
    });
    expect(statements.length).toBeGreaterThan(5);
    expect(await inVain(statements)).toEqual([]);
  });

  test('is found out when its index is lost', async () => {
    const { teamId } = generatedIds(300);
    const headers = { Authorization: `Bearer ${generatedKey(300)}` };
    const statements = await statementsOf(async () => {
      await appOver().request(pathOf('listMatches', { teamId }), { headers });
    });
    const [first] = await inVain(
      statements,
      'drop index api_keys_hash, api_keys_without_club',
      'alter table api_keys drop constraint api_keys_club_id_id_pk',
    );
    expect(first).toMatch(/^Seq Scan on api_keys/);
    expect(await inVain(statements, 'drop index match_of_team')).toContainEqual(
      expect.stringMatching(/match .* removed by a filter/),
    );
  });
});
