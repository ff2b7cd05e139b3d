import { randomUUID } from 'node:crypto';
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TrailAct } from '../../contract/care.ts';

/** The club, first in every key. */
export const clubId = () => uuid('club_id').notNull();
/** A moment to the millisecond. */
export const at = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What undoing an adding of match files takes. */
export interface Undo {
  /** The adding: one after it takes its place. */
  addingId: string;
  /** The matches that were new: they go. */
  added: { matchId: string; opponent: string; day: string }[];
  /** The matches that were replaced or moved: the rows that stood there before. */
  replaced: {
    matchId: string;
    opponent: string;
    day: string;
    /** `PackedRows`, packed: with each match of an adding all of it is written anew. */
    rows: string;
  }[];
  /** The players and the team that came with the matches: they go where nothing else names them. */
  players: string[];
  teams: string[];
  /** The names that were joined to players of the roster. */
  names: { teamId: string; normalisedName: string }[];
}

/** Two clubs may have one name: they are told apart by id. */
export const clubs = pgTable(
  'clubs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** The name as it is compared: see `normalisedName`. */
    normalisedName: text('normalised_name').notNull(),
    createdAt: at('created_at').notNull(),
    /**
     * Another one after each change to a row of the club, in whichever table (`noteChange`): two readings that find the
     * same revision find the same rows. Random, so that none comes twice where a database is restored or moved.
     */
    revision: uuid('revision').notNull().$defaultFn(randomUUID),
  },
  (table) => [index('clubs_name').on(table.normalisedName)],
);

/** Keys are stored as SHA-256 hashes; `prefix` is what may be shown of one. */
export const apiKeys = pgTable(
  'api_keys',
  {
    clubId: clubId().references(() => clubs.id),
    id: uuid('id').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    /** What the key is called, one name a club among keys in force; null for keys older than names. */
    name: text('name'),
    /** A recorder's key may read as well. */
    kind: text('kind').$type<'reading' | 'recorder'>().notNull().default('reading'),
    createdAt: at('created_at').notNull(),
    /** The last day (UTC) on which the key opens anything; null for a key without an end. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** The latest day (UTC) on which it was used. No answer shows it, so that it renews no revision. */
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

export const teams = pgTable(
  'teams',
  {
    clubId: clubId().references(() => clubs.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    normalisedName: text('normalised_name').notNull(),
    category: text('category'),
    season: text('season'),
    colour: text('colour'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('teams_name').on(table.clubId, table.normalisedName),
  ],
);

/** The rosters. A player is a team and a normalised full name; the number only tells namesakes apart. */
export const players = pgTable(
  'players',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id').notNull(),
    name: text('name').notNull(),
    normalisedName: text('normalised_name').notNull(),
    number: text('number'),
    position: text('position'),
    captain: boolean('captain').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.teamId],
      foreignColumns: [teams.clubId, teams.id],
    }),
    index('players_of_team').on(table.clubId, table.teamId, table.normalisedName),
  ],
);

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
 * Players whose name had to go: of a team of ours, or, where `teamId` is the club's own id, of any opponent. The name stands
 * nowhere any more: `hash` is a slow one of the normalised name (`erasedHash`), so that no file and no undo that is read
 * later brings it back.
 */
export const erasedPlayers = pgTable(
  'erased_players',
  {
    clubId: clubId().references(() => clubs.id),
    teamId: uuid('team_id').notNull(),
    hash: text('hash').notNull(),
    playerId: uuid('player_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.teamId, table.hash] })],
);

/**
 * Who did what to a club: one row a day, act and key, so that many small acts don't push others out. It has no person's name.
 * See `trail.ts`.
 */
export const trail = pgTable(
  'trail',
  {
    clubId: clubId().references(() => clubs.id),
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
 * Erasures whose names may still be in the database's files: written with the erasure, deleted once the files are
 * rewritten. No foreign key, since deleting the club does not rewrite them.
 */
export const dueRewritings = pgTable(
  'due_rewritings',
  { clubId: clubId(), id: uuid('id').notNull() },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
);

/** The latest adding of match files to a club, one row a club: what undoing it takes. */
export const lastAdditions = pgTable('last_additions', {
  clubId: clubId()
    .primaryKey()
    .references(() => clubs.id),
  addedAt: at('added_at').notNull(),
  undo: jsonb('undo').$type<Undo>().notNull(),
});
