import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { simulateLeague } from '../../league/simulate-league.ts';
import { printFigure, times } from '../../testing/share.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { insightRuns, insights, players } from '../database/schema.ts';
import { storeClub } from '../demo/store-club.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { createTestLog } from '../testing/test-log.ts';
import { startJobs } from './jobs.ts';

const kills = times(2, 100);
const now = new Date('2026-11-20T10:00:00.000Z');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-kills-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A service that writes insights without a pause, each run after the one before; it says "started" at each. */
const busyService = `
  const { lockFolder } = await import('./database/folder-lock.ts');
  const { openDatabase } = await import('./database/open.ts');
  const { insightRuns, matches } = await import('./database/schema.ts');
  const { startJobs } = await import('./runs/jobs.ts');
  const { startRun } = await import('./runs/start-run.ts');
  const { writePlainly } = await import('./testing/plain-writer.ts');
  const { createTestLog } = await import('./testing/test-log.ts');
  const dataDir = process.argv[1];
  await lockFolder(dataDir, new Date());
  const database = await openDatabase({ dataDir });
  const { logger } = createTestLog();
  const jobs = await startJobs({ database, clock: () => new Date(), logger, work: true, write: writePlainly });
  for (;;) {
    const all = await database.db.select().from(matches);
    const runs = await database.db.select().from(insightRuns);
    for (const { clubId, id: matchId, status } of all) {
      const run = runs.find((each) => each.matchId === matchId);
      if (status !== 'completed' || run?.status === 'generating') continue;
      const seenRunId = run?.runId ?? null;
      await startRun(database.db, jobs, { clubId, matchId, runId: crypto.randomUUID(), startedAt: new Date(), seenRunId });
      jobs.wake();
      process.stdout.write('started\\n');
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
`;

/** Runs the busy service and kills it this many milliseconds after it has started so many runs. */
async function killAfter(runs: number, milliseconds: number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', busyService, dataDir],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (said.split('started').length > runs) break;
  }
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Every match has all of its texts or none: in each language the team's and one for each player of the roster. */
async function countWhole({ db }: OpenDatabase): Promise<{ whole: number; half: number }> {
  const roster = await db.select({ id: players.id }).from(players);
  const rows = await db.select({ matchId: insights.matchId }).from(insights);
  const matchIds = [...new Set(rows.map(({ matchId }) => matchId))];
  const sizes = matchIds.map((id) => rows.filter(({ matchId }) => matchId === id).length);
  const all = languages.length * (roster.length + 1);
  const whole = sizes.filter((size) => size === all).length;
  return { whole, half: sizes.length - whole };
}

test('a service killed at any moment leaves no half text and no run that never ends', {
  timeout: 3_600_000,
}, async () => {
  const lock = await lockFolder(dataDir, now);
  const first = await openDatabase({ dataDir });
  const { club, teams } = simulateLeague({ seed: 7, now });
  const few = teams.slice(0, 1).map((team) => ({ ...team, matches: team.matches.slice(0, 4) }));
  await first.db.transaction((tx) => storeClub(tx, { club, teams: few }, now));
  await first.close();
  lock.release();

  let underWay = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Every few of a run's milliseconds, in steps that no rhythm of the service can follow.
    await killAfter(1 + (kill % 5), (kill * 37) % 61);
    const database = await openDatabase({ dataDir });
    expect((await countWhole(database)).half).toBe(0);
    const generating = eq(insightRuns.status, 'generating');
    underWay += (await database.db.select().from(insightRuns).where(generating)).length;
    await database.close();
  }

  const database = await openDatabase({ dataDir });
  const { logger } = createTestLog();
  const jobs = await startJobs({
    database,
    clock: () => now,
    logger,
    work: true,
    write: writePlainly,
  });
  await expect
    .poll(
      () => database.db.select().from(insightRuns).where(eq(insightRuns.status, 'generating')),
      { timeout: 60_000 },
    )
    .toEqual([]);
  const { whole, half } = await countWhole(database);
  expect(half).toBe(0);
  expect(whole).toBeGreaterThan(0);
  await jobs.stop();
  await database.close();
  printFigure(
    'kill -9 at any moment',
    `${kills} kills, ${underWay} runs under way, 0 stuck, 0 half`,
    '100 kills, 0 stuck, 0 half',
  );
});
