import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import { writeInsights } from '../../src/insights/write-insights.ts';
import { createApiKey } from '../../src/service/api-key.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../src/service/database/open.ts';
import { insightRuns, insights, matches, matchRecords } from '../../src/service/database/schema.ts';
import { fillDemo } from '../../src/service/demo/fill.ts';
import { keepMatches } from '../../src/service/runs/kept-matches.ts';
import { performRun, type RunJob } from '../../src/service/runs/runner.ts';
import type { Goal } from './goals.ts';
import { median, percentile, printTable } from './table.ts';

const rounds = 24;

/** Processor and wall time of one thing done again and again, in milliseconds. */
interface Costs {
  name: string;
  cpu: number[];
  wall: number[];
}

/**
 * One insight run of the demo's season against its floor: reading one match and writing as many rows,
 * with nothing computed. "First" has read none of the season before, as after a start; "next" has.
 */
export async function printInsightRuns(dataDir: string): Promise<Goal[]> {
  await mkdir(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    await fillDemo({
      database,
      dataDir,
      clock: () => new Date(),
      newId: randomUUID,
      newKey: createApiKey,
      write: writeInsights,
      progress: () => {},
    });
    return print(await measure(database));
  } finally {
    await database.close();
  }
}

async function measure({ db }: OpenDatabase): Promise<Costs[]> {
  const named = (name: string): Costs => ({ name, cpu: [], wall: [] });
  const [floor, first, next] = [named('floor'), named('first run'), named('next run')];
  const kept = keepMatches(100);
  const late = await db
    .select({ clubId: matches.clubId, matchId: matches.id })
    .from(matches)
    .where(eq(matches.status, 'completed'))
    .orderBy(desc(matches.startsAt))
    .limit(rounds + 3);
  for (const [at, address] of late.entries()) {
    // The first three warm up.
    const into = (costs: Costs) => (at < 3 ? named('') : costs);
    const clock = () => new Date();
    const run = async (costs: Costs, memory = keepMatches(0)) => {
      const job = await begin(db, address);
      await timed(costs, () => performRun(db, clock, job, writeInsights, memory));
    };
    await run(named(''), kept);
    const job = await begin(db, address);
    await timed(into(floor), () => readAndWrite(db, job));
    await run(into(first));
    await run(into(next), kept);
  }
  return [floor, first, next];
}

/** Puts a run of the match under way, as a POST does. */
async function begin(db: Database, address: { clubId: string; matchId: string }): Promise<RunJob> {
  const job = { ...address, runId: randomUUID() };
  const row = { ...job, status: 'generating' as const, startedAt: new Date() };
  await db
    .insert(insightRuns)
    .values(row)
    .onConflictDoUpdate({ target: [insightRuns.clubId, insightRuns.matchId], set: row });
  return job;
}

async function timed(costs: Costs, action: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  costs.cpu.push((user + system) / 1_000);
  costs.wall.push(performance.now() - started);
}

/** What no run can do without: the match read, and a row written for the team and each player. */
async function readAndWrite(db: Database, { clubId, matchId, runId }: RunJob): Promise<void> {
  const ofMatch = and(eq(insights.clubId, clubId), eq(insights.matchId, matchId));
  await db
    .select()
    .from(matchRecords)
    .where(and(eq(matchRecords.clubId, clubId), eq(matchRecords.matchId, matchId)));
  const rows = await db.select().from(insights).where(ofMatch);
  await db.transaction(async (tx) => {
    await tx
      .update(insightRuns)
      .set({ status: 'ready', generatedAt: new Date() })
      .where(eq(insightRuns.runId, runId));
    await tx.delete(insights).where(ofMatch);
    await tx.insert(insights).values(rows);
  });
}

function print(all: Costs[]): Goal[] {
  const base = median(all[0]?.cpu ?? []);
  console.log('');
  printTable(
    ['insight run, embedded', 'CPU ms', '× floor', 'wall ms', 'wall p99'],
    all.map(({ name, cpu, wall }) => [
      name,
      median(cpu).toFixed(1),
      (median(cpu) / base).toFixed(2),
      median(wall).toFixed(1),
      percentile(wall, 0.99).toFixed(0),
    ]),
  );
  const [, first, next] = all;
  const ratio = (costs?: Costs) => median(costs?.cpu ?? []) / base;
  const longest = Math.max(...[first, next].map((costs) => percentile(costs?.wall ?? [], 0.99)));
  return [
    {
      what: 'insight run, the season read before',
      goal: '≤ 3 × reading one match and writing the rows',
      measured: `${ratio(next).toFixed(1)} × (${median(next?.cpu ?? []).toFixed(0)} ms)`,
      met: ratio(next) <= 3,
      bench: 'service',
    },
    {
      what: 'the first insight run after a start',
      goal: '≤ 3 × the same',
      measured: `${ratio(first).toFixed(1)} × (${median(first?.cpu ?? []).toFixed(0)} ms)`,
      met: ratio(first) <= 3,
      bench: 'service',
    },
    {
      what: 'insight run, p99 on the wall',
      goal: '≤ 250 ms',
      measured: `${longest.toFixed(0)} ms`,
      met: longest <= 250,
      bench: 'service',
    },
  ];
}
