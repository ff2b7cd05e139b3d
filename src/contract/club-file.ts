import * as v from 'valibot';
import { headingsSchema } from './adding.ts';
import { boxScoreSchema } from './box-score.ts';
import { ratingsSchema, summarySchema } from './insight.ts';
import { languages } from './language.ts';
import { matchStatuses, scoreSchema } from './match.ts';
import { matchEventSchema, matchSheetSchema } from './play-by-play.ts';
import { planSchema } from './playing-time.ts';

/*
 * A club as one file, and a backup: a line with kind and version of the data, lines of text in gzip, and the
 * SHA-256 of all before it in 32 bytes. Each table is a line with its name and columns, then a line a row. The service
 * and a club on a device both write and read such files.
 */

/** The kind of a file, from its first line ("Boxout club, version 6"). */
export type SealedWord = 'backup' | 'club';

/** The version of the data that this build writes, and the newest that it reads: the migrations of the database so far. */
export const dataVersion = 10;

/** The length of the sum at a file's end, in bytes. */
export const sumLength = 32;

/** The most bytes in which the first line ends. */
export const longestHead = 100;

/** The first line of a file. */
export const headOf = (word: SealedWord, version: number) => `Boxout ${word}, version ${version}\n`;

/** The version in a first line; null if it is not a file of this kind. */
export function versionIn(line: string, word: SealedWord): number | null {
  const [, found, version] = /^Boxout (\w+), version (\d+)\n$/.exec(line) ?? [];
  return version === undefined || found !== word ? null : Number(version);
}

const tableSchema = v.object({ table: v.string(), columns: v.array(v.string()) });
/** The line with which a table begins. */
export type TableLine = v.InferOutput<typeof tableSchema>;

/** Lines in order: each that begins a table by itself, rows together. Throws ValiError. */
export function splitByTable(lines: readonly string[]): (TableLine | { rows: string[] })[] {
  const pieces: (TableLine | { rows: string[] })[] = [];
  for (const line of lines) {
    const last = pieces.at(-1);
    if (line.startsWith('{"table":')) pieces.push(v.parse(tableSchema, JSON.parse(line)));
    else if (last !== undefined && 'rows' in last) last.rows.push(line);
    else pieces.push({ rows: [line] });
  }
  return pieces;
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
 * The rows of a club, by table, in order of their references: written and read by a device. Columns added after the first
 * version may be missing; those that only a service needs are left out.
 */
export const clubRows = {
  clubs: v.object({
    id,
    name: v.string(),
    normalised_name: v.string(),
    created_at: moment,
    revision: v.optional(id),
    /** What headings of the club's tables mean. */
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
    ratings: ratingsSchema,
  }),
  plans: v.object({ ...ofClub, team_id: id, plan: planSchema, saved_at: moment }),
} as const;

export type ClubTable = keyof typeof clubRows;
export type ClubRowOf<Table extends ClubTable> = v.InferOutput<(typeof clubRows)[Table]>;
