import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, clubId } from './columns.ts';
import { clubs, players } from './schema.ts';
import type { Undo } from './undo.ts';

/* What adding matches and looking after them needs to remember. The rules of `schema.ts` are theirs, too. */

/**
 * Other names by which match files know a player: those of players who were joined to this one. A file that names one of
 * them means this player.
 */
export const playerNames = pgTable(
  'player_names',
  {
    clubId: clubId(),
    teamId: uuid('team_id').notNull(),
    normalisedName: text('normalised_name').notNull(),
    name: text('name').notNull(),
    playerId: uuid('player_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.teamId, table.normalisedName] }),
    foreignKey({
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/**
 * Players whose name had to go. The name stands nowhere any more: `hash` is a slow one of the normalised name
 * (`erasedHash`), so that no file and no undo that is read later brings it back.
 */
export const erasedPlayers = pgTable(
  'erased_players',
  {
    clubId: clubId().references(() => clubs.id),
    teamId: uuid('team_id').notNull(),
    hash: text('hash').notNull(),
    playerId: uuid('player_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.teamId, table.hash] }),
    foreignKey({
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/** The latest adding of match files to a club, one row a club: what undoing it takes. */
export const lastAdditions = pgTable('last_additions', {
  clubId: clubId()
    .primaryKey()
    .references(() => clubs.id),
  addedAt: at('added_at').notNull(),
  undo: jsonb('undo').$type<Undo>().notNull(),
});
