import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printFigure, times } from '../../testing/share.ts';
import { noteChange } from '../database/changes.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { insightRuns } from '../database/schema.ts';
import { newPostgresDatabase, noPostgres, openInMemory } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestApp } from '../testing/test-app.ts';
import { fillTwoClubs, type TestClub, testNow } from '../testing/two-clubs.ts';

const rounds = times(3, 100);
const postsAtOnce = 50;

/** What a match's insights may be before the POSTs come; each of them lets a run start. */
const starts = ['not_generated', 'failed', 'ready'] as const;

/** Rounds of POSTs at the same moment, spread over the processes; each must start exactly one run. */
async function playRounds(processes: OpenDatabase[], { club, key, completed, playerId }: TestClub) {
  const [{ db } = present(processes[0])] = processes;
  const queued: string[] = [];
  const apps = processes.map((database) =>
    createTestApp({
      db: database.db,
      changes: database.changes,
      jobs: { enqueue: async (_, { runId }) => void queued.push(runId) },
    }),
  );
  const team = `/v1/matches/${completed}/insights`;
  const paths = [
    team,
    `${team}?regenerate=true`,
    `${team.replace(/insights$/, 'player-insights')}/${playerId}`,
  ];
  const headers = { Authorization: `Bearer ${key}` };
  for (let round = 0; round < rounds; round += 1) {
    const before = starts[round % starts.length] ?? 'failed';
    await db.delete(insightRuns).where(eq(insightRuns.matchId, completed));
    if (before !== 'not_generated') await startFrom(db, completed, before);
    await noteChange(db, club.id);
    queued.length = 0;
    const answers = await Promise.all(
      Array.from({ length: postsAtOnce }, async (_, post) => {
        const app = present(apps[post % apps.length]);
        const path = present(paths[post % paths.length]);
        return (await app.request(path, { method: 'POST', headers })).status;
      }),
    );
    const [run, ...more] = await db
      .select()
      .from(insightRuns)
      .where(eq(insightRuns.matchId, completed));
    expect(queued, `runs started in round ${round}, from ${before}`).toEqual([run?.runId]);
    expect(more).toEqual([]);
    expect(run?.status).toBe('generating');
    expect(answers.filter((status) => status !== 202 && status !== 200)).toEqual([]);
    expect(answers).toContain(202);
  }
}

async function startFrom(db: OpenDatabase['db'], matchId: string, status: 'failed' | 'ready') {
  const [match] = await db.query.matches.findMany({ where: (table) => eq(table.id, matchId) });
  const written = { generatedAt: testNow, generatedFrom: match?.contentHash ?? '' };
  await db.insert(insightRuns).values({
    clubId: match?.clubId ?? '',
    matchId,
    runId: randomUUID(),
    status,
    startedAt: testNow,
    ...(status === 'ready' ? written : {}),
  });
}

describe('POSTs at the same moment start one run', () => {
  test('in one process, embedded', { timeout: 600_000 }, async () => {
    const database = await openInMemory();
    const { ours } = await fillTwoClubs(database.db, randomUUID);
    await playRounds([database], ours);
    await database.close();
    printFigure('one run of 50 POSTs, one process', `${rounds} rounds`, '100');
  });

  describe.skipIf(noPostgres !== '')(`in two processes, on one Postgres${noPostgres}`, () => {
    const processes: OpenDatabase[] = [];
    beforeAll(async () => {
      const url = await newPostgresDatabase();
      for (let each = 0; each < 2; each += 1) processes.push(await openDatabase({ url }));
    });
    afterAll(async () => {
      for (const database of processes) await database.close();
    });

    test('exactly one run starts', { timeout: 600_000 }, async () => {
      const { ours } = await fillTwoClubs(present(processes[0]).db, randomUUID);
      await playRounds(processes, ours);
      printFigure('one run of 50 POSTs, two connections', `${rounds} rounds`, '100');
    });
  });
});
