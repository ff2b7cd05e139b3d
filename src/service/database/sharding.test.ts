import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpointNames, endpoints, pathOf } from '../../contract/endpoints.ts';
import { sampleBoxCsv } from '../../match-files/testing/box-csv-sample.ts';
import { newPostgresDatabase, noPostgres } from '../testing/databases.ts';
import {
  generateClubs,
  generatedIds,
  generatedKey,
  generatedPlayer,
} from '../testing/generate-clubs.ts';
import { partitionByClub, partitionsRead, whatNamesNoClub } from '../testing/sharding.ts';
import { createTestApp } from '../testing/test-app.ts';
import { match } from './document-tables.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

/*
 * Clubs can be spread over many machines only if every key and every statement names the club. Postgres' own
 * partitions by club replace the machines: they take no unique key without the club, and a plan shows which of
 * them a statement reads.
 */

const club = 11;
const headers = { Authorization: `Bearer ${generatedKey(club)}` };

const ids = generatedIds(club);
const player = `players/${ids.playerId}`;
const namesake = { name: 'Player 0' };

/** What a recorder may do to look after a club, so that each finds what the one before it has left. */
const actsOfCare: [name: string, method: string, path: string, body?: object][] = [
  ['playerNames', 'GET', `${player}/names`],
  ['likePlayers', 'GET', `teams/${ids.teamId}/like-players`],
  ['possibleDuplicates', 'GET', `${player}/duplicates`],
  ['changeClub', 'PATCH', 'club', { name: `Club ${club}` }],
  ['exportClub', 'POST', 'club/export', { name: `Club ${club}` }],
  ['listPlans', 'GET', `teams/${ids.teamId}/plans`],
  ['changeTeam', 'PATCH', `teams/${ids.teamId}`, { name: 'Team zero', category: 'U16' }],
  ['changeMatch', 'PATCH', `matches/${ids.matchId}`, { day: '2026-01-09', venue: 'Hall' }],
  ['changePlayer', 'PATCH', player, { name: 'Renamed', number: '7' }],
  ['renaming back', 'PATCH', player, namesake],
  ['mergePlayer', 'POST', `${player}/merge`, { playerId: generatedPlayer(club, 1) }],
  ['erasePlayer', 'POST', `${player}/erase`, namesake],
  ['deleteMatch', 'DELETE', `matches/${ids.matchId}`, { name: 'Opponent 0' }],
  ['deleteTeam', 'DELETE', `teams/${ids.teamId}`, { name: 'Team zero' }],
];

describe.skipIf(noPostgres !== '')(`the schema shards by club${noPostgres}`, () => {
  const seen: { text: string; values: unknown[] }[] = [];
  let pool: pg.Pool;
  let database: OpenDatabase;

  beforeAll(async () => {
    const url = await newPostgresDatabase();
    pool = new pg.Pool({ connectionString: url });
    const logger = {
      logQuery: (text: string, values: unknown[]) => void seen.push({ text, values }),
    };
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    database = { ...opened, db: drizzle({ client: pool, logger }) };
    return async () => {
      await opened.close();
      await pool.end();
    };
  });

  test('every primary, foreign and unique key names the club, and there is no trigger', async () => {
    expect(await whatNamesNoClub(pool)).toEqual([]);
  });

  test.each([
    ['alter table team drop column club_id cascade', 'the table team'],
    ['create unique index found_out on match (id)', 'found_out'],
    ['alter table api_keys add unique (name)', 'api_keys_name_key'],
    ['alter table texts add constraint found_out check (true), add unique (id)', 'texts_id_key'],
    [
      `create function nothing() returns trigger language plpgsql as 'begin return null; end';
       create trigger found_out after insert on team execute function nothing()`,
      'the trigger found_out',
    ],
  ])('what breaks it is found: %s', async (change, found) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(change);
    expect(await whatNamesNoClub(client)).toContainEqual(expect.stringContaining(found));
    await client.query('rollback');
    client.release();
  });

  describe('over four shards', () => {
    beforeAll(async () => {
      await partitionByClub(pool, 4);
      await generateClubs(database.db, { clubs: 40, teams: 2, matches: 20, players: 4 });
      await pool.query("update api_keys set kind = 'recorder' where club_id = $1", [ids.clubId]);
    });

    async function shardsOf(action: () => Promise<unknown>) {
      const before = seen.length;
      await action();
      const statements = seen
        .slice(before)
        .filter(({ text }) => /^(select|insert|update|delete)/.test(text))
        // Rewriting the files after an erasure is about all clubs.
        .filter(({ text }) => !/^select .* from "due_rewritings" order by/.test(text));
      const client = await pool.connect();
      await client.query('begin');
      const asked = [];
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set local plan_cache_mode = ${mode}`);
        for (const { text, values } of statements) {
          asked.push({ text, shards: await partitionsRead(client, text, values) });
        }
      }
      await client.query('rollback');
      client.release();
      return asked;
    }

    const app = () => createTestApp(database);

    test.each(endpointNames)('%s asks the shard of its club alone', async (name) => {
      const ids = generatedIds(club, 7);
      const asked = await shardsOf(async () => {
        const { method } = endpoints[name];
        const response = await app().request(pathOf(name, ids), { method, headers });
        expect([200, 202]).toContain(response.status);
      });
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.flatMap(({ shards }) => shards)).size).toBe(1);
    });

    test('looking at a file whose players nobody knows asks the shard of its club alone', async () => {
      const body = new FormData();
      body.append('file', new Blob([sampleBoxCsv.replaceAll('Harbour', 'Team 1')]), 'match.csv');
      const asked = await shardsOf(async () => {
        const response = await app().request('/import/looks', { method: 'POST', headers, body });
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      });
      expect(asked.map(({ text }) => text)).toContainEqual(expect.stringContaining('"team"'));
      expect(new Set(asked.flatMap(({ shards }) => shards)).size).toBe(1);
    });

    test.each(actsOfCare)('%s asks and changes the shard of its club alone', async (...act) => {
      const [, method, path, body] = act;
      const asked = await shardsOf(async () => {
        const response = await app().request(`/import/${path}`, {
          method,
          headers: { ...headers, 'Content-Type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      });
      expect(asked.length).toBeGreaterThan(1);
      expect(new Set(asked.flatMap(({ shards }) => shards)).size).toBe(1);
    });

    test('a key that names no club asks all of them, and a statement without one is found out', async () => {
      const old = { Authorization: 'Bearer a-key-that-was-chosen' };
      const asked = await shardsOf(async () => {
        expect((await app().request('/v1/clubs', { headers: old })).status).toBe(401);
        await database.db.select().from(match);
      });
      const shards = asked.map((each) => new Set(each.shards).size);
      expect(shards).toEqual([4, 4, 4, 4]);
    });
  });
});
