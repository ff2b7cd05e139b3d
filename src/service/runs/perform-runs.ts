import { and, or, sql } from 'drizzle-orm';
import type { RunAddress } from '../../club/insights.ts';
import { StoreError } from '../../club/store.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/document-tables.ts';
import { startWorker, type Worker } from '../worker.ts';

interface Performing {
  db: Database;
  clock: () => Date;
  /** The id under which this process leases runs. */
  holder: string;
  performsRuns: boolean;
  /** Performs a run unless another process holds it. */
  takeUp(address: RunAddress): Promise<void>;
  onFailure(error: unknown): void;
}

/**
 * Performs the runs of insights that are under way and that no process holds, one after the other, the oldest first: those
 * that callers ask for, and those of processes that ended. Other processes' runs are seen within a second.
 */
export function startRuns({ performsRuns, ...performing }: Performing): Worker {
  if (!performsRuns) return { wake() {}, stop: async () => {} };
  // A run that always fails in this process would block the others.
  const failed = new Set<string>();
  const next = async (): Promise<boolean> => {
    const free = await freeRuns(performing);
    const address = free.find(({ matchId }) => !failed.has(matchId));
    if (address === undefined) return false;
    try {
      await performing.takeUp(address);
    } catch (error) {
      if (!(error instanceof StoreError)) failed.add(address.matchId);
      throw error;
    }
    return true;
  };
  return startWorker(() =>
    next().catch((error: unknown) => {
      performing.onFailure(error);
      return false;
    }),
  );
}

/** The runs under way that no other process holds. Only this and the list of clubs read across clubs. */
function freeRuns({ db, clock, holder }: Pick<Performing, 'db' | 'clock' | 'holder'>) {
  const lease = sql`${run.document} -> 'lease'`;
  return db
    .select({ clubId: run.clubId, matchId: run.id })
    .from(run)
    .where(
      and(
        sql`${run.document} ->> 'status' = 'generating'`,
        or(
          sql`${lease} is null`,
          sql`${lease} ->> 'until' <= ${clock().toISOString()}`,
          sql`${lease} ->> 'holder' = ${holder}`,
        ),
      ),
    )
    .orderBy(sql`${run.document} ->> 'startedAt'`)
    .limit(20);
}
