import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Kind, kinds } from '../../club/documents.ts';
import type { DocumentReading, DocumentStore, DocumentTransaction } from '../../club/store.ts';
import { changeChannel } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { withinClub } from '../database/within-club.ts';
import * as schema from './schema.ts';

const tables = schema satisfies Record<Kind, unknown>;

// Every table has the columns of this one.
const tableOf = (kind: Kind) => tables[kind] as unknown as typeof schema.team;

/** Clubs in the tables of a database. A transaction that changes documents of a club gives the club another revision. */
export function createDocumentStore(db: Database): DocumentStore {
  return {
    read: (clubId, work) => work(reading(db, clubId)),
    transact: (clubId, work) =>
      withinClub(db, clubId, async (tx) => {
        let isChanged = false;
        const result = await work(
          writing(tx, clubId, () => {
            isChanged = true;
          }),
        );
        if (isChanged) await noteChange(tx, clubId);
        return result;
      }),
    async clubIds() {
      const { club } = schema;
      const found = await db.select({ id: club.clubId }).from(club).orderBy(asc(club.clubId));
      return found.map(({ id }) => id);
    },
  };
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

function writing(tx: Database, clubId: string, change: () => void): DocumentTransaction {
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
  };
}

/** Gives a club another revision, as the last statement, so that its row is locked after every other; see `changeChannel`. */
async function noteChange(tx: Database, clubId: string): Promise<void> {
  const { club } = schema;
  await tx.update(club).set({ revision: randomUUID() }).where(eq(club.clubId, clubId));
  await tx.execute(
    sql`select pg_notify(${changeChannel}, ${clubId}) where current_setting('boxout.listens', true) = 'on'`,
  );
}
