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
  uuid,
} from 'drizzle-orm/pg-core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Ratings, Summary } from '../../contract/insight.ts';
import type { Language } from '../../contract/language.ts';
import type { MatchStatus, Score } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { at, bytes, clubId, teams } from './schema-clubs.ts';

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
