import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { openDatabase } from '../../src/service/database/open.ts';
import { executeSql } from '../../src/service/testing/execute-sql.ts';
import { findPostgres, startPostgres } from '../../src/service/testing/postgres.ts';
import { fillTwoClubs } from '../../src/service/testing/two-clubs.ts';
import { startService } from '../fixtures/service.ts';

const reply = v.object({ data: v.object({ startedAt: v.string() }) });

const bin = findPostgres();
const rounds = 100;
const postsAtOnce = 50;

if (bin === null) console.log('Without Postgres there is no test of two processes on one.');
else
  test('of 50 POSTs to two processes on one Postgres, only one starts a run', () =>
    playRounds(bin));

async function playRounds(bin: string) {
  test.setTimeout(600_000);
  const server = startPostgres(bin);
  const url = server.url('postgres');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const { ours } = await fillTwoClubs(database);
  const environment = { DATABASE_URL: url, JOBS: 'off' };
  const services = [await startService(environment), await startService(environment)];
  const headers = { Authorization: `Bearer ${ours.key}` };
  const team = `/v1/matches/${ours.completed}/insights`;
  const player = `/v1/matches/${ours.completed}/player-insights/${ours.playerId}`;
  const paths = [team, player, `${team}?regenerate=true`, `${player}?regenerate=true`];

  try {
    for (let round = 0; round < rounds; round += 1) {
      await executeSql(database, 'delete from run');
      const replies = await Promise.all(
        Array.from({ length: postsAtOnce }, async (_, post) => {
          const address = `${services[post % 2]?.url}${paths[Math.floor(post / 2) % paths.length]}`;
          const response = await fetch(address, { method: 'POST', headers });
          const { data } = v.parse(reply, await response.json());
          return { status: response.status, ...data };
        }),
      );
      expect(new Set(replies.map(({ status }) => status)), `round ${round}`).toEqual(
        new Set([202]),
      );
      // A second run would have another start time.
      const started = new Set(replies.map(({ startedAt }) => startedAt));
      expect(started.size, `runs that were started in round ${round}`).toBe(1);
    }
    console.log(
      `figure: one run of 50 POSTs, two services on one Postgres: ${rounds} rounds (100)`,
    );
  } finally {
    for (const service of services) {
      await service.stop();
      await service.remove();
    }
    await database.close();
    server.stop();
  }
}
