import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Kind, kinds } from '../../club/documents.ts';
import type { DocumentReading, DocumentStore, DocumentTransaction } from '../../club/store.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { withinClub } from '../database/within-club.ts';

const rows = v.object({ rows: v.array(v.object({ id: v.string(), document: v.unknown() })) });

/** The table of each kind. */
type Tables = (kind: Kind) => SQL;

/**
 * Documents in new tables of a database, one for each kind: what the engine needs of Postgres, tested before the service
 * uses it. `prefix` = what the names of the tables begin with.
 */
export async function createPostgresDocuments(
  { db }: OpenDatabase,
  prefix: string,
): Promise<DocumentStore> {
  const table: Tables = (kind) => sql`${sql.identifier(`${prefix}_${kind}`)}`;
  for (const kind of kinds) {
    await db.execute(
      sql`create table ${table(kind)} (club_id text not null, id text not null, team_id text,
        document jsonb not null, primary key (club_id, id))`,
    );
  }
  return {
    read: (clubId, work) => work(reading(db, table, clubId)),
    transact: (clubId, work) =>
      withinClub(db, clubId, (tx) => work(transaction(tx, table, clubId))),
    async clubIds() {
      const found = await db.execute(sql`select id, document from ${table('club')} order by id`);
      return v.parse(rows, found).rows.map(({ id }) => id);
    },
  };
}

function reading(db: Database, table: Tables, clubId: string): DocumentReading {
  return {
    async get(kind, id) {
      const found = await db.execute(
        sql`select id, document from ${table(kind)} where club_id = ${clubId} and id = ${id}`,
      );
      return v.parse(rows, found).rows[0]?.document;
    },
    async list(kind, { teamId }) {
      const ofTeam = teamId === undefined ? sql`` : sql`and team_id = ${teamId}`;
      const found = await db.execute(
        sql`select id, document from ${table(kind)} where club_id = ${clubId} ${ofTeam} order by id`,
      );
      return v.parse(rows, found).rows;
    },
  };
}

function transaction(db: Database, table: Tables, clubId: string): DocumentTransaction {
  return {
    ...reading(db, table, clubId),
    async put(kind, id, document, { teamId = null }: { teamId?: string | null }) {
      const text = JSON.stringify(document);
      await db.execute(
        sql`insert into ${table(kind)} (club_id, id, team_id, document)
          values (${clubId}, ${id}, ${teamId}, ${text}::jsonb)
          on conflict (club_id, id) do update set team_id = excluded.team_id, document = excluded.document`,
      );
    },
    async remove(kind, id) {
      await db.execute(sql`delete from ${table(kind)} where club_id = ${clubId} and id = ${id}`);
    },
    async clear() {
      for (const kind of kinds) {
        await db.execute(sql`delete from ${table(kind)} where club_id = ${clubId}`);
      }
    },
  };
}
