import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { insightRuns, insights } from '../database/schema.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { createTestLog } from '../testing/test-log.ts';
import { startJobs } from './jobs.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-killed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A service whose writer never returns; it says "writing" and then hangs for good. */
const hangingService = `
  const { lockFolder } = await import('./database/folder-lock.ts');
  const { openDatabase } = await import('./database/open.ts');
  const { simulateLeague } = await import('../league/simulate-league.ts');
  const { storeClub } = await import('./demo/store-club.ts');
  const { startJobs } = await import('./runs/jobs.ts');
  const { startRun } = await import('./runs/start-run.ts');
  const dataDir = process.argv[1];
  const now = new Date('2026-11-20T10:00:00.000Z');
  await lockFolder(dataDir, now);
  const database = await openDatabase({ dataDir });
  const { club, teams } = simulateLeague({ seed: 7, now });
  const team = { ...teams[0], matches: teams[0].matches.slice(0, 3) };
  await database.db.transaction((tx) => storeClub(tx, { club, teams: [team] }, now));
  const jobs = await startJobs({
    database,
    clock: () => now,
    logger: { info() {}, error() {} },
    work: true,
    write() {
      process.stdout.write('writing');
      for (;;);
    },
  });
  await startRun(database.db, jobs, {
    clubId: club.id,
    matchId: team.matches[2].id,
    runId: crypto.randomUUID(),
    startedAt: now,
    seenRunId: null,
  });
`;

it('a run whose process is killed is finished by the next one, whole', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', hangingService, dataDir],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = await openDatabase({ dataDir });
  const [left] = await database.db.select().from(insightRuns);
  expect(left).toMatchObject({ status: 'generating', generatedAt: null });
  expect(await database.db.select().from(insights)).toEqual([]);
  const jobs = await startJobs({
    database,
    clock: () => new Date('2026-11-20T10:05:00.000Z'),
    logger: createTestLog().logger,
    work: true,
    write: writePlainly,
  });
  await expect
    .poll(() => database.db.select().from(insightRuns), { timeout: 10_000 })
    .toMatchObject([{ runId: left?.runId, status: 'ready' }]);
  const subjects = await database.db.select({ subject: insights.subject }).from(insights);
  expect(subjects).toContainEqual({ subject: 'team' });
  expect(subjects.length).toBeGreaterThan(10);
  await jobs.stop();
  await database.close();
});
