import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { keepMatches } from '../../insights/kept-matches.ts';
import type { Database } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { failRun, type InsightWriter, performRun, type RunJob, runsUnderWay } from './runner.ts';
import type { Jobs } from './start-run.ts';
import { startWorker, type Worker } from './worker.ts';

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
  const workers = work ? startWorkers(boss, options) : [];
  const jobs: RunningJobs = {
    async enqueue(tx, job) {
      await boss.send(queue, job, { db: inTransaction(tx) });
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      for (const worker of workers) await worker.stop();
      await boss.stop({ timeout: 5_000 });
    },
  };
  if (work) for (const run of await runsUnderWay(database.db)) await jobs.enqueue(database.db, run);
  return jobs;
}

/** What performs the jobs of the queue, and what fails the runs that the queue has given up. */
function startWorkers(boss: PgBoss, options: JobOptions): Worker[] {
  const { clock, logger, write } = options;
  const { db } = options.database;
  const kept = keepMatches(matchesInMemory);
  const perform = async (run: RunJob) => {
    try {
      const outcome = await performRun(db, clock, run, write, kept);
      logger.info({ matchId: run.matchId, outcome }, 'insight run');
    } catch (error) {
      // The queue tries again, and gives the run up when it has tried often enough.
      if (isUnreachable(error)) throw error;
      logger.error({ err: error, matchId: run.matchId }, 'insight run failed');
      await failRun(db, run);
    }
  };
  return [
    startWorker(() => performNext(boss, queue, perform, logger)),
    startWorker(() => performNext(boss, abandoned, (run) => failRun(db, run), logger)),
  ];
}

/** Performs a queue's next job and tells the queue how it went; whether there was one. Never throws. */
async function performNext(
  boss: PgBoss,
  name: string,
  perform: (run: RunJob) => Promise<void>,
  logger: JobOptions['logger'],
): Promise<boolean> {
  try {
    const [job] = await boss.fetch<RunJob>(name);
    if (job === undefined || job === null) return false;
    try {
      await perform(job.data);
    } catch (error) {
      logger.error({ err: error, matchId: job.data.matchId }, 'insight run will be tried again');
      await boss.fail(name, job.id);
      return true;
    }
    await boss.complete(name, job.id);
    return true;
  } catch (error) {
    // Nobody has told the queue: the job comes again when its time is over.
    logger.error({ err: error }, 'job queue');
    return false;
  }
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
