import { and, eq } from 'drizzle-orm';
import { type ByLanguage, languages } from '../../contract/language.ts';
import { type KeptMatches, keepMatches } from '../../insights/kept-matches.ts';
import type { WrittenInsight } from '../../insights/write-insights.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { insightRuns, insights } from '../database/schema.ts';
import { teamSubject } from './read-insights.ts';
import { type RunInput, readRunInput } from './run-input.ts';

/** One run of one match; a newer run of the same match has another `runId`. */
export interface RunJob {
  clubId: string;
  matchId: string;
  runId: string;
}

/** What a run writes: the team's insights and every rostered player's, in each language. */
export interface WrittenInsights {
  team: ByLanguage<WrittenInsight>;
  players: Map<string, ByLanguage<WrittenInsight>>;
}

/** Turns what a run reads into what it writes: `writeInsights`, or a failing one in a test. */
export type InsightWriter = (input: Omit<RunInput, 'contentHash'>) => WrittenInsights;

/**
 * Performs one run: reads, writes the team and every rostered player in one transaction, and marks
 * the run `ready` in that same transaction. Does nothing where the run is not the current one or has
 * already ended, so a job may be delivered any number of times. A run whose match is not completed
 * any more is marked `failed`. `kept` are the matches that earlier runs have read. Throws what the writer or the database throws.
 */
export async function performRun(
  db: Database,
  clock: () => Date,
  job: RunJob,
  write: InsightWriter,
  kept: KeptMatches = keepMatches(0),
): Promise<'ready' | 'failed' | 'outdated'> {
  const [current] = await db
    .select({ runId: insightRuns.runId })
    .from(insightRuns)
    .where(open(job));
  if (current === undefined) return 'outdated';
  const input = await readRunInput(db, job, kept);
  if (input === null) {
    await failRun(db, job);
    return 'failed';
  }
  const { clubId, matchId } = job;
  const rows = insightRows(job, write(input));
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(insightRuns)
      .set({ status: 'ready', generatedAt: clock(), generatedFrom: input.contentHash })
      .where(open(job))
      .returning({ runId: insightRuns.runId });
    if (ended.length === 0) return 'outdated';
    await tx
      .delete(insights)
      .where(and(eq(insights.clubId, clubId), eq(insights.matchId, matchId)));
    await tx.insert(insights).values(rows);
    await noteChange(tx, clubId);
    return 'ready';
  });
}

/** The rows that hold what a run wrote. */
export function insightRows(
  { clubId, matchId }: { clubId: string; matchId: string },
  { team, players }: WrittenInsights,
): (typeof insights.$inferInsert)[] {
  return [[teamSubject, team] as const, ...players].flatMap(([subject, written]) =>
    languages.map((language) => ({ clubId, matchId, subject, language, ...written[language] })),
  );
}

/** Marks a run as failed, unless it has ended or a newer one has begun. */
export async function failRun(db: Database, job: RunJob): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(insightRuns).set({ status: 'failed' }).where(open(job));
    await noteChange(tx, job.clubId);
  });
}

/** Every run that the database holds as under way. */
export function runsUnderWay(db: Database): Promise<RunJob[]> {
  return db
    .select({
      clubId: insightRuns.clubId,
      matchId: insightRuns.matchId,
      runId: insightRuns.runId,
    })
    .from(insightRuns)
    .where(eq(insightRuns.status, 'generating'));
}

/** The row of this very run, as long as it is under way. */
function open({ clubId, matchId, runId }: RunJob) {
  return and(
    eq(insightRuns.clubId, clubId),
    eq(insightRuns.matchId, matchId),
    eq(insightRuns.runId, runId),
    eq(insightRuns.status, 'generating'),
  );
}
