import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Kind, kinds } from '../../club/documents.ts';
import {
  type ClubTransaction,
  clubTransaction,
  type DocumentReading,
  type DocumentStore,
  type DocumentTransaction,
  StoreError,
} from '../../club/store.ts';
import type { Database } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import * as schema from './document-tables.ts';
import { noteErasure } from './rewriting.ts';
import { noteInTrail } from './trail.ts';
import { isUnreachable } from './unreachable.ts';

const tables = schema satisfies Record<Kind, unknown>;

// Every table has the columns of this one.
const tableOf = (kind: Kind) => tables[kind] as unknown as typeof schema.team;

/**
 * Clubs in the tables of a database. A transaction that changes documents gives the club another revision. Its notes go into
 * the club's trail; an erasure also makes a rewriting of the database's files due.
 */
export function createDocumentStore(db: Database, clock: () => Date): DocumentStore {
  return {
    read: (clubId, work) => withStoreErrors(() => work(reading(db, clubId))),
    transact: (clubId, work) => transact(db, clock, clubId, work),
    async clubIds() {
      const { club } = schema;
      const all = db.select({ id: club.clubId }).from(club).orderBy(asc(club.clubId));
      return (await withStoreErrors(() => all)).map(({ id }) => id);
    },
  };
}

/** Like a store's `transact`, for work that also changes keys or the trail. It always renews the revision. */
export function transactClub<Result>(
  db: Database,
  clock: () => Date,
  clubId: string,
  work: (documents: ClubTransaction, tx: Database) => Promise<Result>,
): Promise<Result> {
  return transact(db, clock, clubId, async (documents, tx) => {
    const result = await work(clubTransaction(clubId, documents), tx);
    await noteChange(tx, clubId);
    return result;
  });
}

/** Does all of the work or nothing, with the club locked until the transaction ends. */
function transact<Result>(
  db: Database,
  clock: () => Date,
  clubId: string,
  work: (documents: DocumentTransaction, tx: Database) => Promise<Result>,
): Promise<Result> {
  const inside = async (tx: Database) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clubId}, 0))`);
    let isChanged = false;
    const documents = writing(tx, clubId, clock, () => {
      isChanged = true;
    });
    const result = await work(documents, tx);
    if (isChanged) await noteChange(tx, clubId);
    return result;
  };
  return withStoreErrors(() => db.transaction(inside));
}

/**
 * Gives a club another revision, so that no cached answer outlives a change. It is the last statement of a transaction: the
 * club's row is locked after every other, so that two transactions can't wait for each other.
 */
async function noteChange(tx: Database, clubId: string): Promise<void> {
  const { club } = schema;
  await tx.update(club).set({ revision: randomUUID() }).where(eq(club.clubId, clubId));
}

/** Throws StoreError if the database is full or unreachable. */
async function withStoreErrors<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    if (isDiskFull(cause)) {
      const reason = 'the disk of the service is full; nothing of it was stored';
      throw new StoreError(reason, true, { cause });
    }
    if (!isUnreachable(cause)) throw cause;
    throw new StoreError('the service cannot reach its database', false, { cause });
  }
}

function reading(db: Database, clubId: string): DocumentReading {
  return {
    async get(kind, id) {
      const table = tableOf(kind);
      const [found] = await db
        .select({ document: table.document })
        .from(table)
        .where(and(eq(table.clubId, clubId), eq(table.id, id)));
      return found?.document;
    },
    list(kind, { teamId }) {
      const table = tableOf(kind);
      const ofTeam = teamId === undefined ? undefined : eq(table.teamId, teamId);
      return db
        .select({ id: table.id, document: table.document })
        .from(table)
        .where(and(eq(table.clubId, clubId), ofTeam))
        .orderBy(asc(table.id));
    },
  };
}

function writing(
  tx: Database,
  clubId: string,
  clock: () => Date,
  change: () => void,
): DocumentTransaction {
  return {
    ...reading(tx, clubId),
    async put(kind, id, document, { teamId = null }: { teamId?: string | null }) {
      change();
      const table = tableOf(kind);
      await tx
        .insert(table)
        .values({ clubId, id, teamId, document })
        .onConflictDoUpdate({ target: [table.clubId, table.id], set: { teamId, document } });
    },
    async remove(kind, id) {
      change();
      const table = tableOf(kind);
      await tx.delete(table).where(and(eq(table.clubId, clubId), eq(table.id, id)));
    },
    async clear() {
      change();
      for (const kind of kinds) {
        const table = tableOf(kind);
        await tx.delete(table).where(eq(table.clubId, clubId));
      }
    },
    async note(act) {
      await noteInTrail(tx, clubId, { ...act, at: clock() });
      if (act.act === 'erased') await noteErasure(tx, clubId);
    },
  };
}
