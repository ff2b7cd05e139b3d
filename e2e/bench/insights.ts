import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { keepMatches } from '../../src/insights/kept-matches.ts';
import { writeInsights } from '../../src/insights/write-insights.ts';
import { createApiKey } from '../../src/service/api-key.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { insightRuns, matches } from '../../src/service/database/schema.ts';
import { fillDemo } from '../../src/service/demo/fill.ts';
import { type InsightWriter, performRun } from '../../src/service/runs/runner.ts';
import { atMost, type Goal, median } from './goals.ts';
import type { Bench } from './processes.ts';

/**
 * A run of a match whose season was read before, against its machinery: the same run with a writer that hands out
 * what was written the last time. On the embedded database, whose work counts as this process's.
 */
export async function benchInsights({ folder, undo }: Bench): Promise<Goal[]> {
  const clock = () => new Date();
  const database = await openDatabase({ dataDir: folder });
  undo.push(() => database.close());
  const { db } = database;
  const [newId, newKey, write] = [randomUUID, createApiKey, writeInsights];
  await fillDemo({ database, dataDir: folder, clock, newId, newKey, write, progress: () => {} });
  const latest = await db
    .select({ clubId: matches.clubId, matchId: matches.id })
    .from(matches)
    .where(eq(matches.status, 'completed'))
    .orderBy(desc(matches.startsAt))
    .limit(24);
  const read = keepMatches(100);
  /** Milliseconds of processor time of one run. */
  const run = async (address: { clubId: string; matchId: string }, writer: InsightWriter) => {
    const job = { ...address, runId: newId() };
    const set = { ...job, status: 'generating' as const, startedAt: clock() };
    const target = [insightRuns.clubId, insightRuns.matchId];
    await db.insert(insightRuns).values(set).onConflictDoUpdate({ target, set });
    const before = process.cpuUsage();
    const outcome = await performRun(db, clock, job, writer, read);
    if (outcome !== 'ready') throw new Error(`A run ended ${outcome}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const costs = { machinery: [] as number[], whole: [] as number[] };
  for (const address of latest) {
    let written: ReturnType<InsightWriter> | undefined;
    await run(address, (input) => {
      written = write(input);
      return written;
    });
    costs.machinery.push(await run(address, (input) => written ?? write(input)));
    costs.whole.push(await run(address, write));
  }
  const whole = median(costs.whole);
  return [
    atMost(
      'insight run, team and players in two languages, season read before',
      [6, '× its machinery'],
      whole / median(costs.machinery),
      ` (${whole.toFixed(0)} ms)`,
    ),
  ];
}
