import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TrailAct } from '../../contract/edits.ts';

/*
 * Keys, trail and due rewritings; `document-tables.ts` has the documents. The club is the first column of every primary and
 * unique key, since tables are distributed by it, and every statement names it. There are no triggers: a change to a club gives
 * it another revision in the same transaction. `sharding.test.ts` checks all of it.
 */

const clubId = () => text('club_id').notNull();
/** A moment to the millisecond. */
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Keys as SHA-256 hashes; `prefix` may be shown. */
export const apiKeys = pgTable(
  'api_keys',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    /** The key's name, unique among a club's keys in force; null for keys older than names. */
    name: text('name'),
    /** A recorder's key may read as well. */
    kind: text('kind').$type<'reading' | 'recorder'>().notNull().default('reading'),
    createdAt: at('created_at').notNull(),
    /** The last day (UTC) on which the key opens anything; null for a key without an end. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** The latest day (UTC) of its use. No answer shows it, so it renews no revision. */
    lastUsed: date('last_used', { mode: 'string' }),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.clubId, table.hash),
    // For keys that name no club: those older than the present format, and chosen ones (`DEMO_API_KEY`).
    index('api_keys_without_club').on(table.hash),
  ],
);

/** Who changed a club: a row for each day, act and key, without a person's name. See `trail.ts`. */
export const trail = pgTable(
  'trail',
  {
    clubId: clubId(),
    /** UTC */
    day: date('day', { mode: 'string' }).notNull(),
    act: text('act').$type<TrailAct>().notNull(),
    /** The name of the key, or its beginning; "" for a command. */
    madeBy: text('made_by').notNull(),
    count: integer('count').notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.day, table.act, table.madeBy] })],
);

/**
 * Erasures with names that may still be in the database's files: written with the erasure, deleted once the files are
 * rewritten. No foreign key, since deleting the club does not rewrite them.
 */
export const dueRewritings = pgTable(
  'due_rewritings',
  { clubId: clubId(), id: uuid('id').notNull() },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
);
