import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Kind } from '../../club/documents.ts';

/*
 * The documents of clubs: a table for each kind, with the club first in every key. A document is json, not jsonb, because
 * replies keep the order of its fields.
 */

const columns = () => ({
  clubId: text('club_id').notNull(),
  id: text('id').notNull(),
  /** Some kinds are listed by team. */
  teamId: text('team_id'),
  document: json('document').$type<object>().notNull(),
});

const tableOf = <Name extends Kind>(kind: Name) =>
  pgTable(kind, columns(), (table) => [primaryKey({ columns: [table.clubId, table.id] })]);

const tableByTeam = <Name extends Kind>(kind: Name) =>
  pgTable(kind, columns(), (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index(`${kind}_of_team`).on(table.clubId, table.teamId),
  ]);

export const club = pgTable(
  'club',
  {
    ...columns(),
    /** Another one after each change of the club. It is random, so that none comes twice after a database was restored. */
    revision: uuid('revision').notNull().$defaultFn(randomUUID),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
);
export const team = tableOf('team');
export const match = tableByTeam('match');
export const record = tableOf('record');
export const run = pgTable('run', columns(), (table) => [
  primaryKey({ columns: [table.clubId, table.id] }),
  // Few of all runs are under way.
  index('run_under_way').on(table.clubId).where(sql`${table.document}->>'status' = 'generating'`),
]);
export const texts = tableOf('texts');
export const undo = tableOf('undo');
export const adding = tableOf('adding');
export const erased = tableByTeam('erased');
export const plan = tableByTeam('plan');
