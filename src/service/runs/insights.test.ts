import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type InsightResult, insightResultSchema } from '../../contract/insight.ts';
import { type DemoTeam, simulateLeague } from '../../league/simulate-league.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import { noteChange } from '../database/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys, insightRuns, insights, matches, players } from '../database/schema.ts';
import { storeClub } from '../demo/store-club.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { plainInsight, writePlainly } from '../testing/plain-writer.ts';
import { present } from '../testing/present.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestLog } from '../testing/test-log.ts';
import { testNow as now } from '../testing/two-clubs.ts';
import { type RunningJobs, startJobs } from './jobs.ts';
import type { InsightWriter } from './runner.ts';

const league = simulateLeague({ seed: 7, now });
const clubId = league.club.id;
const ours = teamWith(({ matches }) => matches.some(({ fixture }) => fixture.status === 'live'));
const theirs = teamWith((team) => team !== ours);
const completed = ours.matches.filter(({ fixture }) => fixture.status === 'completed');
const match = present(completed.at(-1));
const player = present(ours.roster[0]);
const key = createApiKey(league.club.id);

const failing: InsightWriter = () => {
  throw new Error('the writer broke');
};

let database: OpenDatabase;
let jobs: RunningJobs;

/** The last few matches of a team's season are enough, and quicker to store. */
function trim(team: DemoTeam): DemoTeam {
  return { ...team, matches: team.matches.slice(-8) };
}

function teamWith(wanted: (team: DemoTeam) => boolean): DemoTeam {
  return present(league.teams.find(wanted));
}

async function begin(options: { work: boolean; write?: InsightWriter }) {
  jobs = await startJobs({
    database,
    clock: () => now,
    logger: createTestLog().logger,
    write: writePlainly,
    ...options,
  });
  return createTestApp({ db: database.db, changes: database.changes, jobs });
}
type App = Awaited<ReturnType<typeof begin>>;

const teamPath = `/v1/matches/${match.id}/insights`;
const playerPath = `/v1/matches/${match.id}/player-insights/${player.playerId}`;

async function call(app: App, method: 'GET' | 'POST', path: string) {
  const response = await app.request(path, { method, headers: { Authorization: `Bearer ${key}` } });
  const body = v.parse(v.looseObject({ data: v.unknown() }), await response.json());
  const data = body.data === null ? null : v.parse(insightResultSchema, body.data);
  expect(data).toEqual(body.data);
  return { status: response.status, body, data };
}

async function settled(app: App, path = teamPath): Promise<InsightResult> {
  return await expect
    .poll(async () => (await call(app, 'GET', path)).data, { timeout: 10_000 })
    .not.toMatchObject({ status: 'generating' })
    .then(async () => {
      const { data } = await call(app, 'GET', path);
      if (data === null) throw new Error('no data');
      return data;
    });
}

describeOnEachDatabase('insights', (open) => {
  beforeAll(async () => {
    database = await open();
    const trimmed = { ...league, teams: league.teams.map(trim) };
    await database.db.transaction((tx) => storeClub(tx, trimmed, now));
    await database.db.insert(apiKeys).values({
      clubId,
      id: randomUUID(),
      prefix: 'bxo_test',
      hash: hashApiKey(key),
      createdAt: now,
    });
  });
  beforeEach(async () => {
    await database.db.delete(insights);
    await database.db.delete(insightRuns);
    await noteChange(database.db, clubId);
  });
  afterEach(() => jobs.stop());

  describe('a run', () => {
    it('goes from not_generated through generating to ready, for the team and every player', async () => {
      const app = await begin({ work: true });
      expect((await call(app, 'GET', teamPath)).data?.status).toBe('not_generated');
      const posted = await call(app, 'POST', teamPath);
      expect(posted).toMatchObject({ status: 202, data: { status: 'generating' } });
      expect(await settled(app)).toMatchObject({ status: 'ready', stale: false, ...plainInsight });
      for (const { playerId } of ours.roster) {
        const path = `/v1/matches/${match.id}/player-insights/${playerId}`;
        expect((await call(app, 'GET', path)).data).toMatchObject({
          status: 'ready',
          ...plainInsight,
        });
      }
    });

    it('is started by a player’s POST as well, and not again while insights are up to date', async () => {
      const app = await begin({ work: true });
      expect((await call(app, 'POST', playerPath)).status).toBe(202);
      await settled(app);
      const again = await call(app, 'POST', teamPath);
      expect(again).toMatchObject({ status: 200, data: { status: 'ready' } });
      const regenerated = await call(app, 'POST', `${teamPath}?regenerate=true`);
      expect(regenerated).toMatchObject({
        status: 202,
        data: { status: 'generating', ...plainInsight },
      });
      expect((await settled(app)).status).toBe('ready');
    });

    it('that fails is failed, and can be started again', async () => {
      const app = await begin({ work: true, write: failing });
      await call(app, 'POST', teamPath);
      expect(await settled(app)).toMatchObject({ status: 'failed', stale: false });
      expect((await call(app, 'POST', teamPath)).status).toBe(202);
    });

    it('is taken up by the next process where the last one left it', async () => {
      const held = await begin({ work: false });
      expect((await call(held, 'POST', teamPath)).status).toBe(202);
      await jobs.stop();
      // The job of a killed worker stays active: nobody fetches it until it expires.
      await database.executeSql(`update pgboss.job set state = 'active', started_on = now()`, []);
      const app = await begin({ work: true });
      expect((await settled(app)).status).toBe('ready');
    });
  });

  describe('POST', () => {
    it('starts one run for fifty at once, whichever URL they use', async () => {
      const app = await begin({ work: false });
      const urls = [teamPath, playerPath, `${teamPath}?regenerate=true`];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          call(app, 'POST', present(urls[index % urls.length])),
        ),
      );
      expect(new Set(answers.map(({ data }) => data?.status))).toEqual(new Set(['generating']));
      const { rows } = await database.executeSql(
        `select data->>'runId' as run from pgboss.job where name = 'insights' and state = 'created' and data->>'runId' = $1`,
        [(await database.db.select().from(insightRuns))[0]?.runId],
      );
      expect(rows).toHaveLength(1);
    });

    it('starts one run for fifty that want ready insights written again', async () => {
      const app = await begin({ work: true });
      await call(app, 'POST', teamPath);
      await settled(app);
      await jobs.stop();
      const counting = await begin({ work: false });
      const before = await jobCount();
      await Promise.all(
        Array.from({ length: 50 }, () => call(counting, 'POST', `${teamPath}?regenerate=true`)),
      );
      expect((await jobCount()) - before).toBe(1);
    });

    it('is unavailable, not an error, for a match that is not complete', async () => {
      const app = await begin({ work: false });
      for (const { id, fixture } of ours.matches.slice(-8)) {
        if (fixture.status === 'completed') continue;
        for (const method of ['GET', 'POST'] as const) {
          const answer = await call(app, method, `/v1/matches/${id}/insights`);
          expect(answer).toMatchObject({ status: 200, data: { status: 'unavailable' } });
        }
      }
      expect(await database.db.select().from(insightRuns)).toEqual([]);
    });

    it('starts a run where the match has changed since', async () => {
      const app = await begin({ work: true });
      await call(app, 'POST', teamPath);
      await settled(app);
      await database.db.update(matches).set({ contentHash: 'x' }).where(eq(matches.id, match.id));
      await noteChange(database.db, clubId);
      expect((await call(app, 'GET', playerPath)).data?.stale).toBe(true);
      expect((await call(app, 'POST', teamPath)).status).toBe(202);
      expect(await settled(app)).toMatchObject({ status: 'ready', stale: false });
    });

    it('writes a player who joined after the run', async () => {
      const app = await begin({ work: true });
      await call(app, 'POST', teamPath);
      await settled(app);
      const id = randomUUID();
      const joined = { clubId, id, teamId: ours.team.id, name: 'New', normalisedName: 'new' };
      await database.db.insert(players).values({ ...joined, createdAt: now });
      await noteChange(database.db, clubId);
      const path = `/v1/matches/${match.id}/player-insights/${id}`;
      expect((await call(app, 'GET', path)).data?.status).toBe('not_generated');
      expect((await call(app, 'GET', teamPath)).data?.stale).toBe(true);
      expect((await call(app, 'POST', path)).status).toBe(202);
      expect((await settled(app, path)).status).toBe('ready');
      await database.db.delete(players).where(eq(players.id, id));
    });
  });

  it('knows no match but the club’s, and no player but the team’s', async () => {
    const app = await begin({ work: false });
    const stranger = present(theirs.roster[0]).playerId;
    const opponent = present(match.matchSheet.opponent[0]).playerId;
    for (const playerId of [stranger, opponent, randomUUID()]) {
      const path = `/v1/matches/${match.id}/player-insights/${playerId}`;
      for (const method of ['GET', 'POST'] as const) {
        const answer = await call(app, method, path);
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ error: { message: 'Player not found' } });
      }
    }
    const unknown = await call(app, 'POST', `/v1/matches/${randomUUID()}/insights`);
    expect(unknown.status).toBe(404);
  });
});

async function jobCount(): Promise<number> {
  const { rows } = await database.executeSql('select id from pgboss.job', []);
  return rows.length;
}
