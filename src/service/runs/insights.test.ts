import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putClub } from '../../club/testing/put-club.ts';
import { type ClubTools, requireMatch, requireTeam } from '../../club/tools.ts';
import { type InsightResult, insightResultSchema } from '../../contract/insight.ts';
import { type DemoTeam, simulateLeague } from '../../league/simulate-league.ts';
import { type Clubs, type ClubsOptions, sha256 } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { plainInsight, writePlainly } from '../testing/plain-writer.ts';
import { present } from '../testing/present.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { addKey, testNow as now } from '../testing/two-clubs.ts';

const league = simulateLeague({ seed: 7, now });
const clubId = league.club.id;
const ours = teamWith(({ matches }) => matches.some(({ fixture }) => fixture.status === 'live'));
const theirs = teamWith((team) => team !== ours);
const completed = ours.matches.filter(({ fixture }) => fixture.status === 'completed');
const match = present(completed.at(-1));
const player = present(ours.roster[0]);
let key: string;

const failing: ClubTools['write'] = () => {
  throw new Error('the writer broke');
};

let database: OpenDatabase;
let clubs: Clubs;

/** The last few matches of a team's season are enough, and quicker to store. */
function trim(team: DemoTeam): DemoTeam {
  return { ...team, matches: team.matches.slice(-8) };
}

function teamWith(wanted: (team: DemoTeam) => boolean): DemoTeam {
  return present(league.teams.find(wanted));
}

/** A service, which performs runs or leaves them to another. */
function begin(options: Partial<ClubsOptions> = {}) {
  clubs = openTestClubs(database, { performsRuns: true, write: writePlainly, ...options });
  return createTestApp(database, { engine: clubs.engine });
}
type App = ReturnType<typeof begin>;

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
    const { store, clock } = openTestClubs(database);
    for (const team of league.teams) {
      await putClub({ store, clock, sha256 }, league.club, trim(team));
    }
    key = await addKey(database.db, clubId);
  });
  beforeEach(async () => {
    await openTestClubs(database).store.transact(clubId, async (tx) => {
      for (const { matchId } of await tx.list('run')) {
        await tx.remove('run', matchId);
        await tx.remove('texts', matchId);
      }
    });
  });
  afterEach(() => clubs.stop());

  describe('a run', () => {
    it('goes from not_generated through generating to ready, for the team and every player', async () => {
      const app = begin();
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
      const app = begin();
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
      const app = begin({ write: failing });
      await call(app, 'POST', teamPath);
      expect(await settled(app)).toMatchObject({ status: 'failed', stale: false });
      expect((await call(app, 'POST', teamPath)).status).toBe(202);
    });

    it('is taken up by the next process where the last one left it', async () => {
      const held = begin({ performsRuns: false });
      expect((await call(held, 'POST', teamPath)).status).toBe(202);
      await clubs.stop();
      const app = begin();
      expect((await settled(app)).status).toBe('ready');
    });
  });

  describe('POST', () => {
    it('starts one run for fifty at once, with any URL', async () => {
      const { app, drawn } = counting();
      const urls = [teamPath, playerPath, `${teamPath}?regenerate=true`];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          call(app, 'POST', present(urls[index % urls.length])),
        ),
      );
      expect(new Set(answers.map(({ data }) => data?.status))).toEqual(new Set(['generating']));
      expect(new Set(answers.map(({ data }) => data?.startedAt)).size).toBe(1);
      expect(drawn).toHaveLength(1);
    });

    it('starts one run for fifty that want ready insights written again', async () => {
      const app = begin();
      await call(app, 'POST', teamPath);
      await settled(app);
      await clubs.stop();
      const { app: next, drawn } = counting();
      await Promise.all(
        Array.from({ length: 50 }, () => call(next, 'POST', `${teamPath}?regenerate=true`)),
      );
      expect(drawn).toHaveLength(1);
    });

    it('is unavailable, not an error, for a match that is not complete', async () => {
      const app = begin({ performsRuns: false });
      for (const { id, fixture } of ours.matches.slice(-8)) {
        if (fixture.status === 'completed') continue;
        for (const method of ['GET', 'POST'] as const) {
          const answer = await call(app, method, `/v1/matches/${id}/insights`);
          expect(answer).toMatchObject({ status: 200, data: { status: 'unavailable' } });
        }
      }
      expect(await clubs.store.read(clubId, (tx) => tx.list('run'))).toEqual([]);
    });

    it('starts a run where the match has changed since', async () => {
      const app = begin();
      await call(app, 'POST', teamPath);
      await settled(app);
      await clubs.store.transact(clubId, async (tx) => {
        const stored = await requireMatch(tx, match.id);
        await tx.put('match', match.id, { ...stored, contentHash: 'x' });
      });
      expect((await call(app, 'GET', playerPath)).data?.stale).toBe(true);
      expect((await call(app, 'POST', teamPath)).status).toBe(202);
      expect(await settled(app)).toMatchObject({ status: 'ready', stale: false });
    });

    it('writes a player who joined after the run', async () => {
      const app = begin();
      await call(app, 'POST', teamPath);
      await settled(app);
      const id = randomUUID();
      const before = await clubs.store.transact(clubId, async (tx) => {
        const team = await requireTeam(tx, ours.team.id);
        const roster = [...team.roster, { playerId: id, name: 'New' }];
        await tx.put('team', team.id, { ...team, roster });
        return team;
      });
      const path = `/v1/matches/${match.id}/player-insights/${id}`;
      expect((await call(app, 'GET', path)).data?.status).toBe('not_generated');
      expect((await call(app, 'GET', teamPath)).data?.stale).toBe(true);
      expect((await call(app, 'POST', path)).status).toBe(202);
      expect((await settled(app, path)).status).toBe('ready');
      await clubs.store.transact(clubId, (tx) => tx.put('team', before.id, before));
    });
  });

  it('knows no match but the club’s, and no player but the team’s', async () => {
    const app = begin({ performsRuns: false });
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

/** A service that performs no run, and the ids that it draws for runs. */
function counting() {
  const drawn: string[] = [];
  const newId = () => {
    const id = randomUUID();
    drawn.push(id);
    return id;
  };
  const app = begin({ performsRuns: false, newId });
  // On Postgres, the first id names the process.
  drawn.length = 0;
  return { app, drawn };
}
