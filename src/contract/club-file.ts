import * as v from 'valibot';
import { headingsSchema } from './adding.ts';
import { boxScoreSchema } from './box-score.ts';
import { evidenceListsSchema, ratingsSchema, summarySchema } from './insight.ts';
import { languages } from './language.ts';
import { matchStatuses, scoreSchema } from './match.ts';
import { matchEventSchema, matchSheetSchema } from './play-by-play.ts';
import { planSchema } from './playing-time.ts';

/*
 * The lines of a club's file and of a backup: for each table a line with name and columns, then one line a row. The service
 * and a club on a device write and read both.
 */

/** The version of the data that this build writes, and the newest that it reads: the number of database migrations. */
export const dataVersion = 10;

/** Data of a newer build: reading them with this one could lose fields it does not know. */
export class NewerDataError extends Error {
  constructor(found: number, known: number) {
    super(
      `its data are of version ${found}, and this Boxout reads versions up to ${known}. ` +
        `Start the Boxout that wrote them, or a newer one`,
    );
  }
}

/** Why a file is refused; `version` = the newer build's version of the data. */
export type Refusal =
  | { reason: 'no club' }
  | { reason: 'newer'; version: number }
  | { reason: 'newer format' }
  | { reason: 'damaged' };

/** A file that is not a club or backup, is damaged, or is from a newer build; the message is for people. */
export class ClubFileError extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message);
  }
}

const tableSchema = v.object({ table: v.string(), columns: v.array(v.string()) });
/** The first line of a table. */
export type TableLine = v.InferOutput<typeof tableSchema>;

/** Rows of one table, one line each. */
export interface TableRows extends TableLine {
  rows: string[];
}

/**
 * The rows in the lines, in batches of one table. Throws ClubFileError for a table that is not in `tables`, and ValiError for
 * an invalid line.
 */
export async function* rowsIn(
  pieces: AsyncIterable<string[]> | Iterable<string[]>,
  tables: readonly string[],
): AsyncGenerator<TableRows> {
  let table: TableLine | null = null;
  for await (const lines of pieces) {
    let rows: string[] = [];
    for (const line of lines) {
      if (!line.startsWith('{"table":')) {
        rows.push(line);
        continue;
      }
      if (rows.length > 0) yield rowsOf(table, rows, tables);
      table = v.parse(tableSchema, JSON.parse(line));
      rows = [];
    }
    if (rows.length > 0) yield rowsOf(table, rows, tables);
  }
}

function rowsOf(table: TableLine | null, rows: string[], tables: readonly string[]): TableRows {
  if (table !== null && tables.includes(table.table)) return { ...table, rows };
  const called = table === null ? 'no table' : `"${table.table}"`;
  const message = `The file has rows of ${called}, which do not belong there.`;
  throw new ClubFileError({ reason: 'no club' }, message);
}

const id = v.pipe(v.string(), v.uuid());
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'no moment'),
);
const known = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
const ofClub = { club_id: id };
const ofMatch = { ...ofClub, match_id: id };

/**
 * A club's rows by table, in order of their references, as a device writes and reads them. Columns added after the first
 * version may be missing; columns that only a service needs are left out.
 */
export const clubRows = {
  clubs: v.object({
    id,
    name: v.string(),
    normalised_name: v.string(),
    created_at: moment,
    revision: v.optional(id),
    /** The meanings of table headings that the club gave. */
    headings: v.optional(headingsSchema),
  }),
  teams: v.object({
    ...ofClub,
    id,
    name: v.string(),
    normalised_name: v.string(),
    category: known(v.string()),
    season: known(v.string()),
    colour: known(v.string()),
    created_at: moment,
  }),
  players: v.object({
    ...ofClub,
    id,
    team_id: id,
    name: v.string(),
    normalised_name: v.string(),
    number: known(v.string()),
    position: known(v.string()),
    captain: v.optional(v.boolean(), false),
    created_at: moment,
  }),
  player_names: v.object({
    ...ofClub,
    team_id: id,
    normalised_name: v.string(),
    name: v.string(),
    player_id: id,
  }),
  erased_players: v.object({ ...ofClub, team_id: id, hash: v.string(), player_id: id }),
  matches: v.object({
    ...ofClub,
    id,
    team_id: id,
    starts_at: moment,
    hour_known: v.optional(v.boolean(), true),
    match_day: v.pipe(v.string(), v.isoDate()),
    status: v.picklist(matchStatuses),
    competition: known(v.string()),
    round: known(v.string()),
    venue: known(v.string()),
    home_away: v.picklist(['home', 'away', 'neutral']),
    opponent_id: id,
    opponent_name: v.string(),
    normalised_opponent: v.string(),
    regulation_periods: v.number(),
    period_minutes: v.number(),
    overtime_minutes: v.number(),
    attendance: known(v.number()),
    officials: known(v.array(v.string())),
    score: known(scoreSchema),
    periods: v.optional(v.array(scoreSchema), []),
    content_hash: v.string(),
  }),
  match_records: v.object({
    ...ofMatch,
    match_sheet: matchSheetSchema,
    events: v.array(matchEventSchema),
    box_score: boxScoreSchema,
    has_plays: v.optional(v.boolean(), true),
  }),
  insight_runs: v.object({
    ...ofMatch,
    run_id: id,
    status: v.picklist(['generating', 'ready', 'failed']),
    started_at: moment,
    generated_at: known(moment),
    generated_from: known(v.string()),
  }),
  insights: v.object({
    ...ofMatch,
    subject: v.string(),
    language: v.optional(v.picklist(languages), 'en'),
    summary: summarySchema,
    evidence: v.optional(evidenceListsSchema),
    ratings: ratingsSchema,
  }),
  plans: v.object({ ...ofClub, team_id: id, plan: planSchema, saved_at: moment }),
} as const;

export type ClubTable = keyof typeof clubRows;
export type ClubRowOf<Table extends ClubTable> = v.InferOutput<(typeof clubRows)[Table]>;
