import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../database/open.ts';
import { keepMatches } from './kept-matches.ts';
import { failRun, type InsightWriter, performRun, type RunJob, runsUnderWay } from './runner.ts';
import type { Jobs } from './start-run.ts';

/** The queue as the service holds it: taking jobs, and working on them until stopped. */
export interface RunningJobs extends Jobs {
  /** Waits for the run under way to end. Call it before the database is closed. */
  stop(): Promise<void>;
}

/** `work: false` takes jobs and performs none (`JOBS=off`). */
export interface JobOptions {
  database: OpenDatabase;
  clock: () => Date;
  logger: Pick<Logger, 'info' | 'error'>;
  work: boolean;
  write: InsightWriter;
}

/** A club's season of three teams. */
const matchesInMemory = 100;

const queue = 'insights';
/** Jobs that no worker ended, after their last retry. */
const abandoned = 'insights-abandoned';

/**
 * Opens the job queue in the same database and starts its worker. Runs that a dead process left
 * `generating` are queued again at once; on a shared Postgres they may still be in another process's
 * hands, which is harmless, since only the first to end writes. A worker that dies later gives its
 * job back after 30 s, seen within 10 s.
 */
export async function startJobs(options: JobOptions): Promise<RunningJobs> {
  const { database, work } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values ?? []) },
    supervise: work,
    schedule: false,
    maintenanceIntervalSeconds: 10,
  });
  boss.on('error', (error) => options.logger.error({ err: error }, 'job queue'));
  // Of several processes that make the same queue at once, Postgres ends some for a deadlock.
  await database.alone(async () => {
    await boss.start();
    await boss.createQueue(abandoned, { name: abandoned });
    await boss.createQueue(queue, {
      name: queue,
      deadLetter: abandoned,
      retryLimit: 2,
      expireInSeconds: 30,
    });
  });
  let wake = () => {};
  const jobs: RunningJobs = {
    async enqueue(tx, job) {
      await boss.send(queue, job, { db: inTransaction(tx) });
    },
    wake: () => wake(),
    stop: () => boss.stop({ graceful: true, timeout: 30_000 }),
  };
  if (work) {
    for (const run of await runsUnderWay(database.db)) await jobs.enqueue(database.db, run);
    wake = await startWorkers(boss, options);
  }
  return jobs;
}

/** Returns what has the worker look for a job at once. */
async function startWorkers(
  boss: PgBoss,
  { database: { db }, clock, logger, write }: JobOptions,
): Promise<() => void> {
  const kept = keepMatches(matchesInMemory);
  // One job at a time: a throw would send the whole batch back. What this process queued it looks for at
  // once; asking every second is for jobs of other processes, and of those that died.
  const polling = { batchSize: 1, pollingIntervalSeconds: 1 };
  const wake = () => boss.notifyWorker(worker);
  const worker: string = await boss.work<RunJob>(queue, polling, async ([job]) => {
    if (job === undefined) return;
    // There may be more: without this the worker sleeps before it looks.
    wake();
    try {
      const outcome = await performRun(db, clock, job.data, write, kept);
      logger.info({ matchId: job.data.matchId, outcome }, 'insight run');
    } catch (error) {
      logger.error({ err: error, matchId: job.data.matchId }, 'insight run failed');
      await failRun(db, job.data);
    }
  });
  await boss.work<RunJob>(abandoned, polling, async ([job]) => {
    if (job !== undefined) await failRun(db, job.data);
  });
  return wake;
}

/** pg-boss brings its statements as text; they must run on the open transaction's own connection. */
function inTransaction(tx: Database): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const statement = { sql: text, params: values };
      const rows = await tx._.session
        .prepareQuery(statement, undefined, undefined, false)
        .execute();
      return hasRows(rows) ? { rows: rows.rows } : { rows: [] };
    },
  };
}

function hasRows(result: unknown): result is { rows: unknown[] } {
  return typeof result === 'object' && result !== null && 'rows' in result;
}
