import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { keepMatches } from '../../src/insights/kept-matches.ts';
import { writeInsights as write } from '../../src/insights/write-insights.ts';
import { createApiKey as newKey } from '../../src/service/api-key.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { insightRuns, matches } from '../../src/service/database/schema.ts';
import { fillDemo } from '../../src/service/demo/fill.ts';
import { type InsightWriter, performRun } from '../../src/service/runs/runner.ts';
import { atMost, type Bench, createNotes, type Goal } from './goals.ts';

/**
 * A run of a match whose season was read before, against its machinery: the same run with a writer that hands out
 * what was written the last time. On the embedded database, whose work counts as this process's.
 */
export async function benchInsights({ folder: dataDir, undo }: Bench): Promise<Goal[]> {
  const [clock, newId] = [() => new Date(), randomUUID];
  const database = await openDatabase({ dataDir });
  undo.push(() => database.close());
  const { db } = database;
  await fillDemo({ database, dataDir, clock, newId, newKey, write, progress: () => {} });
  const latest = await db
    .select({ clubId: matches.clubId, matchId: matches.id })
    .from(matches)
    .where(eq(matches.status, 'completed'))
    .orderBy(desc(matches.startsAt))
    .limit(24);
  const read = keepMatches(100);
  const { note, of } = createNotes();
  for (const address of latest) {
    let written: ReturnType<InsightWriter> | undefined;
    const kept: InsightWriter = (input) => {
      written ??= write(input);
      return written;
    };
    for (const [name, writer] of Object.entries({ first: kept, machinery: kept, whole: write })) {
      const job = { ...address, runId: newId() };
      const set = { ...job, status: 'generating' as const, startedAt: clock() };
      const target = [insightRuns.clubId, insightRuns.matchId];
      await db.insert(insightRuns).values(set).onConflictDoUpdate({ target, set });
      const before = process.cpuUsage();
      const outcome = await performRun(db, clock, job, writer, read);
      const { user, system } = process.cpuUsage(before);
      if (outcome !== 'ready') throw new Error(`A run ended ${outcome}`);
      note(name, (user + system) / 1_000);
    }
  }
  const what = 'insight run, team and players in two languages, season read before';
  const beside = ` (${of('whole').toFixed(0)} ms)`;
  return [atMost(what, [6, '× its machinery'], of('whole') / of('machinery'), beside)];
}
