import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { club } from './document-tables.ts';
import { apiKeys } from './schema.ts';

/** Prepares the reads of a key's owner: their SQL is written once, and Postgres plans each once a connection. */
export function prepareKeyReads(db: Database) {
  return {
    /** By `clubId` and `hash`: the club of a key that was not revoked, and the club's revision. */
    keyOwner: selectKeyOwner(db)
      .where(and(eq(apiKeys.clubId, sql.placeholder('clubId')), ofHash))
      .prepare('key_owner'),

    /** By `hash` alone, for a key that names no club: where clubs lie on many machines, all of them are asked. */
    keyOwnerWithoutClub: selectKeyOwner(db).where(ofHash).prepare('key_owner_without_club'),
  };
}

const ofHash = and(eq(apiKeys.hash, sql.placeholder('hash')), isNull(apiKeys.revokedAt));

function selectKeyOwner(db: Database) {
  return db
    .select({
      id: club.clubId,
      name: sql<string>`${club.document} ->> 'name'`,
      keyId: apiKeys.id,
      keyName: sql<string>`coalesce(${apiKeys.name}, ${apiKeys.prefix} || '…')`,
      kind: apiKeys.kind,
      revision: club.revision,
      endsOn: apiKeys.endsOn,
      lastUsed: apiKeys.lastUsed,
    })
    .from(apiKeys)
    .innerJoin(club, eq(club.clubId, apiKeys.clubId))
    .$dynamic();
}
