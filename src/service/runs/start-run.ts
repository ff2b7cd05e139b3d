import { and, ne, sql } from 'drizzle-orm';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { insightRuns } from '../database/schema.ts';
import type { RunJob } from './runner.ts';

/** Where an insight run is put into the queue, in the transaction that marks it as generating. */
export interface Jobs {
  enqueue(tx: Database, job: RunJob): Promise<void>;
  /** Has the worker look at once, after the transaction: it would notice by itself within a second. */
  wake?(): void;
}

/** A run about to start, and the run that the caller saw before it (null = none yet). */
export interface RunStart extends RunJob {
  startedAt: Date;
  seenRunId: string | null;
}

/**
 * Starts a run unless another one has started since the caller looked: of any number of calls that
 * saw the same state, the database lets one through. The job is queued in the same transaction, so
 * there is never a run without its job. Returns whether this call started the run.
 */
export async function startRun(db: Database, jobs: Jobs, start: RunStart): Promise<boolean> {
  const { clubId, matchId, runId, startedAt, seenRunId } = start;
  const isStarted = await db.transaction(async (tx) => {
    const started = await tx
      .insert(insightRuns)
      .values({ clubId, matchId, runId, status: 'generating', startedAt })
      .onConflictDoUpdate({
        target: [insightRuns.clubId, insightRuns.matchId],
        set: { runId, status: 'generating', startedAt },
        setWhere:
          seenRunId === null
            ? sql`false`
            : and(sql`${insightRuns.runId} = ${seenRunId}`, ne(insightRuns.status, 'generating')),
      })
      .returning({ runId: insightRuns.runId });
    if (started.length === 0) return false;
    await jobs.enqueue(tx, { clubId, matchId, runId });
    await noteChange(tx, clubId);
    return true;
  });
  if (isStarted) jobs.wake?.();
  return isStarted;
}
