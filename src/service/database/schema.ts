import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Ratings, Summary } from '../../contract/insight.ts';
import type { Language } from '../../contract/language.ts';
import type { MatchStatus, Score } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { at, bytes, clubId } from './columns.ts';

/*
 * Every table carries the club as the first column of its key: a club is the unit of isolation, and the schema shards by
 * it. So every primary, foreign and unique key names the club, no row is read without naming it, and there are no
 * triggers: whoever changes a row of a club calls `noteChange` in the same transaction. `sharding.test.ts` holds all of it.
 * Those of adding and care stand in `care-tables.ts`.
 */

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

/** What a list of matches needs. What was recorded on court stands in `matchRecords`. */
export const matches = pgTable(
  'matches',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Whether anybody knows the hour; where not, `startsAt` is noon UTC of the day, and replies give the day alone. */
    hourKnown: boolean('hour_known').notNull().default(true),
    /** The day that the import named; with team and opponent it tells one match from another. */
    matchDay: date('match_day', { mode: 'string' }).notNull(),
    status: text('status').$type<MatchStatus>().notNull(),
    competition: text('competition'),
    round: text('round'),
    venue: text('venue'),
    homeAway: text('home_away').$type<'home' | 'away' | 'neutral'>().notNull(),
    opponentId: uuid('opponent_id').notNull(),
    opponentName: text('opponent_name').notNull(),
    normalisedOpponent: text('normalised_opponent').notNull(),
    regulationPeriods: integer('regulation_periods').notNull(),
    periodMinutes: real('period_minutes').notNull(),
    overtimeMinutes: real('overtime_minutes').notNull(),
    attendance: integer('attendance'),
    officials: jsonb('officials').$type<string[]>(),
    score: jsonb('score').$type<Score>(),
    periods: jsonb('periods').$type<Score[]>().notNull().default(sql`'[]'::jsonb`),
    /** SHA-256 of events and match sheet: insights written for another hash are stale. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.teamId],
      foreignColumns: [teams.clubId, teams.id],
    }),
    index('matches_of_team').on(table.clubId, table.teamId, table.startsAt),
    index('matches_of_day').on(
      table.clubId,
      table.teamId,
      table.matchDay,
      table.normalisedOpponent,
    ),
  ],
);

/**
 * Events and match sheet as they came, and the box score derived from them. The replies are what GET
 * box-score and play-by-play send, envelope and all, packed with brotli when the match was stored, and
 * their entity tags; null in rows that were stored before there were any.
 */
export const matchRecords = pgTable(
  'match_records',
  {
    clubId: clubId(),
    matchId: uuid('match_id').notNull(),
    matchSheet: jsonb('match_sheet').$type<MatchSheet>().notNull(),
    events: jsonb('events').$type<MatchEvent[]>().notNull(),
    boxScore: jsonb('box_score').$type<BoxScore>().notNull(),
    /** False for a box score that came without plays: there is no play-by-play to send. */
    hasPlays: boolean('has_plays').notNull().default(true),
    boxScoreTag: text('box_score_tag'),
    boxScoreReply: bytes('box_score_reply'),
    playByPlayTag: text('play_by_play_tag'),
    playByPlayReply: bytes('play_by_play_reply'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.matchId] }),
    foreignKey({
      columns: [table.clubId, table.matchId],
      foreignColumns: [matches.clubId, matches.id],
    }),
  ],
);

/**
 * The latest insight run of a match: one row a match, so that the database decides which of two
 * POSTs starts a run. No row = not_generated.
 */
export const insightRuns = pgTable(
  'insight_runs',
  {
    clubId: clubId(),
    matchId: uuid('match_id').notNull(),
    /** Tells a run from the one before it: a worker that was given up must not finish a newer run. */
    runId: uuid('run_id').notNull(),
    status: text('status').$type<'generating' | 'ready' | 'failed'>().notNull(),
    startedAt: at('started_at').notNull(),
    /** When the last successful run wrote; null until there was one. */
    generatedAt: at('generated_at'),
    /** `contentHash` of the match that the last successful run read. */
    generatedFrom: text('generated_from'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.matchId] }),
    // The few that a start looks for among all that ever ran.
    index('insight_runs_under_way').on(table.clubId).where(sql`${table.status} = 'generating'`),
    foreignKey({
      columns: [table.clubId, table.matchId],
      foreignColumns: [matches.clubId, matches.id],
    }),
  ],
);

/** What the last successful run wrote: in each language one row for the team and one for every rostered player. */
export const insights = pgTable(
  'insights',
  {
    clubId: clubId(),
    matchId: uuid('match_id').notNull(),
    /** "team", or a player's id. */
    subject: text('subject').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    summary: jsonb('summary').$type<Summary>().notNull(),
    ratings: jsonb('ratings').$type<Ratings>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.matchId, table.subject, table.language] }),
    foreignKey({
      columns: [table.clubId, table.matchId],
      foreignColumns: [matches.clubId, matches.id],
    }),
  ],
);
