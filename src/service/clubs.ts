import { createHash, scrypt as nodeScrypt, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { createClub } from '../club/club.ts';
import { clubStore } from '../club/store.ts';
import type { ClubTools } from '../club/tools.ts';
import { clubFile, sealed } from '../contract/sealed-file.ts';
import { writeInsights } from '../insights/write-insights.ts';
import { type Scrypt, scryptCost } from '../match-files/edit/erased.ts';
import type { OpenDatabase } from './database/database.ts';
import { createDocumentStore } from './database/document-store.ts';
import { packing } from './database/packing.ts';
import { createRewriting } from './database/rewriting.ts';
import { readTrail } from './database/trail.ts';
import { readInWorker } from './reading/reading-workers.ts';
import { startRuns } from './runs/perform-runs.ts';

export interface ClubsOptions {
  clock?: () => Date;
  newId?: () => string;
  logger: Pick<Logger, 'error'>;
  /** Whether this process performs runs of insights (`JOBS`). */
  performsRuns: boolean;
  write?: ClubTools['write'];
  erasure?: ClubTools['erasure'];
  /** Hashes an erased name; tests give a fast one. */
  scrypt?: Scrypt;
}

export type Clubs = ReturnType<typeof openClubs>;

/** Milliseconds that an erasure waits for the rewriting of files before it answers 202. */
const patience = 10_000;

/** Milliseconds after which another process may take up a run. */
const leaseOfRun = 20_000;

/** Opens the clubs of a database, which must stay open until they have stopped. */
export function openClubs(database: OpenDatabase, options: ClubsOptions) {
  const { clock = () => new Date(), newId = randomUUID } = options;
  const { logger, performsRuns, write = writeInsights } = options;
  const { db } = database;
  const onFailure = (error: unknown) => logger.error({ err: error }, 'work on a club failed');
  const rewriting = createRewriting(database, (error) =>
    logger.error({ err: error }, 'rewriting after an erasure'),
  );
  const store = clubStore(createDocumentStore(db, clock));
  // An embedded database has one process, so leases of earlier ones have ended and can be its own.
  const holder = database.kind === 'embedded' ? 'this service' : newId();
  const engine = createClub(
    {
      store,
      clock,
      newId,
      sha256,
      scrypt: options.scrypt ?? scrypt,
      readFiles: (clubId) => (files, isEnd) => readInWorker(clubId, { files, isEnd }),
      nextTurn,
      write,
      haveRun: async () => runs.wake(),
      lease: { holder, milliseconds: leaseOfRun },
      erasure: options.erasure ?? {
        finish: (clubId) => rewriting.finish(patience, clubId),
        state: rewriting.state,
      },
      trail: (clubId) => readTrail(db, clubId),
      onFailure,
    },
    (lines): Promise<Sealed> => buffer(sealed(clubFile, lines, packing)),
  );
  const runs = startRuns({ db, clock, holder, performsRuns, takeUp: engine.takeUpRun, onFailure });
  return {
    database,
    store,
    engine,
    rewriting,
    clock,
    newId,
    /** Finishes the match that is being stored and the run under way. */
    async stop(): Promise<void> {
      await engine.stop();
      await runs.stop();
    },
  };
}

/** A club's file. */
export type Sealed = Uint8Array<ArrayBuffer>;

export const sha256: ClubTools['sha256'] = async (bytes) =>
  createHash('sha256').update(bytes).digest('hex');

const derive = promisify<string, string, number, object, Buffer>(nodeScrypt);

const scrypt: Scrypt = async (text, salt) => {
  const bytes = await derive(text, salt, 32, { ...scryptCost, maxmem: 64 * 1_024 * 1_024 });
  return bytes.toString('base64url');
};
