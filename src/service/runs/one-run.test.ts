import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClubTransaction } from '../../club/store.ts';
import { requireMatch } from '../../club/tools.ts';
import { printFigure, times } from '../../testing/share.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { newPostgresDatabase, noPostgres } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { fillTwoClubs, type TestClub, testNow } from '../testing/two-clubs.ts';

const rounds = times(3, 100);
const postsAtOnce = 50;

/** The states of insights in which a POST starts a run. */
const starts = ['not_generated', 'failed', 'ready'] as const;

/** Rounds of POSTs at the same moment, spread over the processes; each must start exactly one run. */
async function playRounds(processes: OpenDatabase[], { club, key, completed, playerId }: TestClub) {
  const started: string[] = [];
  const newId = () => {
    const id = randomUUID();
    started.push(id);
    return id;
  };
  const opened = processes.map((database) => {
    const clubs = openTestClubs(database, { newId });
    return { clubs, app: createTestApp(database, { engine: clubs.engine }) };
  });
  const { store } = present(opened[0]).clubs;
  const team = `/v1/matches/${completed}/insights`;
  const paths = [
    team,
    `${team}?regenerate=true`,
    `${team.replace(/insights$/, 'player-insights')}/${playerId}`,
  ];
  const headers = { Authorization: `Bearer ${key}` };
  for (let round = 0; round < rounds; round += 1) {
    const before = starts[round % starts.length] ?? 'failed';
    await store.transact(club.id, async (tx) => {
      await tx.remove('run', completed);
      if (before !== 'not_generated') await startFrom(tx, completed, before);
    });
    started.length = 0;
    const answers = await Promise.all(
      Array.from({ length: postsAtOnce }, async (_, post) => {
        const { app } = present(opened[post % opened.length]);
        const path = present(paths[post % paths.length]);
        return (await app.request(path, { method: 'POST', headers })).status;
      }),
    );
    const run = await store.read(club.id, (tx) => tx.get('run', completed));
    expect(started, `runs started in round ${round}, from ${before}`).toEqual([run?.runId]);
    expect(run?.status).toBe('generating');
    expect(answers.filter((status) => status !== 202 && status !== 200)).toEqual([]);
    expect(answers).toContain(202);
  }
}

async function startFrom(tx: ClubTransaction, matchId: string, status: 'failed' | 'ready') {
  const { contentHash: generatedFrom } = await requireMatch(tx, matchId);
  const about = { matchId, runId: randomUUID(), status, startedAt: testNow };
  const written = { generatedAt: testNow, generatedFrom };
  const nothing = { generatedAt: null, generatedFrom: null };
  await tx.put('run', matchId, { ...about, ...(status === 'ready' ? written : nothing) });
}

describe.skipIf(noPostgres !== '')(
  `fifty POSTs to two processes on one Postgres${noPostgres}`,
  () => {
    const processes: OpenDatabase[] = [];
    beforeAll(async () => {
      const url = await newPostgresDatabase();
      for (let each = 0; each < 2; each += 1)
        processes.push(await openDatabase({ databaseUrl: url, dataDir: '' }));
    });
    afterAll(async () => {
      for (const database of processes) await database.close();
    });

    test('start exactly one run', { timeout: 600_000 }, async () => {
      const { ours } = await fillTwoClubs(present(processes[0]));
      await playRounds(processes, ours);
      printFigure('one run of 50 POSTs, two connections', `${rounds} rounds`, '100');
    });
  },
);
