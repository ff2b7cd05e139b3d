import type { Logger } from 'pino';
import { listenForAdmin } from './admin/listen.ts';
import { openClubs } from './clubs.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openDatabase } from './database/open.ts';
import { fillDemo } from './demo.ts';
import type { Settings } from './environment.ts';
import type { Handler } from './host.ts';
import { createApp } from './http/app.ts';
import { callerAddress } from './http/rate-limit.ts';
import { DatabaseError } from './start-error.ts';
import { startWorker } from './worker.ts';

/** Milliseconds between two looks for erasures that wait for rewriting. */
const pauseOfRewriting = 10_000;

export interface OpenService {
  app: Handler;
  /** The demo club and its key; null without a demo. */
  demo: Awaited<ReturnType<typeof fillDemo>>;
  /** Closes in the reverse order of opening: the run under way ends before the database goes. */
  close(): Promise<void>;
}

/**
 * Opens the database and its clubs, fills the demo, and makes the app. If a step throws, the earlier ones are closed again.
 * Throws FolderLockError and DatabaseError.
 */
export async function openService(
  settings: Settings,
  logger: Logger,
  progress: (step: string) => void,
): Promise<OpenService> {
  const open: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (let step = open.pop(); step !== undefined; step = open.pop()) await step();
  };
  try {
    const { dataDir, databaseUrl } = settings;
    progress('Opening the database');
    if (databaseUrl === undefined) {
      const lock = await lockFolder(dataDir, new Date());
      open.push(() => lock.release());
    }
    const database = await openDatabase(settings, (error) =>
      logger.warn({ err: error }, 'a connection to the database broke'),
    ).catch((cause: unknown) => {
      throw new DatabaseError('The database cannot be opened', { cause });
    });
    open.push(() => database.close());
    const { jobs: performsRuns, rateLimit, trustProxy } = settings;
    const clubs = openClubs(database, { logger, performsRuns });
    open.push(() => clubs.stop());
    const { engine, rewriting } = clubs;
    const rewriter = startWorker(async () => {
      await rewriting.proceed();
      return false;
    }, pauseOfRewriting);
    open.push(() => rewriter.stop());
    const demo = settings.demo
      ? await fillDemo({ clubs, dataDir, apiKey: settings.demoApiKey, progress })
      : null;
    if (databaseUrl === undefined) {
      const admin = await listenForAdmin(dataDir, clubs, logger);
      open.push(() => admin.close());
    }
    const app = createApp({ ...clubs, rateLimit, logger, addressOf: callerAddress(trustProxy) });
    if (demo === null) return { app, demo, close };
    const { id: clubId } = demo.club;
    const fetch = async (request: Request, env: object) => {
      await engine.recordLive(clubId).catch((error: unknown) => {
        logger.error({ err: error }, 'the live match');
      });
      return app.fetch(request, env);
    };
    return { app: { fetch }, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}
