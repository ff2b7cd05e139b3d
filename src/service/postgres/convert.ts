import { brotliDecompressSync, inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { StoredUndo } from '../../club/documents.ts';
import { readClub } from '../../club/read-club.ts';
import {
  type ClubReading,
  type ClubTransaction,
  clubStore,
  type DocumentStore,
} from '../../club/store.ts';
import { outlineOf } from '../../club/tools.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { type ClubTable, clubRows } from '../../contract/club-file.ts';
import { matchEventSchema, matchSheetSchema } from '../../contract/play-by-play.ts';
import { demoClub, demoSeed } from '../../league/simulate-league.ts';
import { type MatchRow, recordOfStored } from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';

/*
 * Data of version 8 and before had a table for teams, players, matches and so on. Here they become documents, as the lines
 * of a club's file do: the rows are the same.
 */

/** Rows that are read at a time: a match's record is up to a megabyte. */
const fetched = 20;

/** A club that can't be converted; the message names it. */
class ConversionError extends Error {}

/**
 * Turns every club of the old tables into documents, one record at a time. The old tables stay. Call it in a transaction
 * in which `documents` writes, too. Throws ConversionError with the club and the reason; rolling the transaction back
 * leaves everything as it was.
 */
export async function convertClubs(tx: Database, documents: DocumentStore): Promise<void> {
  const store = clubStore(documents);
  const found = await tx.execute(sql`select id::text as id from clubs order by id`);
  for (const { id } of v.parse(idsSchema, found).rows) {
    try {
      await store.transact(id, async (club) => {
        await convertClub(tx, club);
        await requireSame(tx, club);
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ConversionError(`The club ${id} can’t be converted: ${reason}`, { cause });
    }
  }
}

const idsSchema = v.object({ rows: v.array(v.object({ id: v.string() })) });

async function convertClub(tx: Database, club: ClubTransaction): Promise<void> {
  const { clubId } = club;
  const read = await readClub(linesOf(tx, clubId));
  await read.readRest(club);
  // The club to look around in was made from one seed.
  if (clubId === demoClub(demoSeed).id) await club.put('club', clubId, { ...read.club, demoSeed });
  await convertUndo(tx, club);
}

/** The rows of a club as the lines of its file. */
async function* linesOf(tx: Database, clubId: string): AsyncGenerator<string> {
  for (const table of Object.keys(clubRows) as ClubTable[]) {
    yield `${JSON.stringify({ table, columns: [] })}\n`;
    for await (const row of rowsOf(tx, table, clubId)) {
      yield table === 'match_records' ? JSON.stringify(withReplies(row)) : row;
    }
  }
}

/** The rows of one table as JSON, those of a match together. */
async function* rowsOf(tx: Database, table: ClubTable, clubId: string): AsyncGenerator<string> {
  const from = sql.identifier(table);
  const club = sql.identifier(table === 'clubs' ? 'id' : 'club_id');
  const order = table === 'insights' ? sql`order by match_id` : sql``;
  // A cursor's statement takes no values.
  const id = sql.raw(`'${v.parse(uuid, clubId)}'`);
  await tx.execute(
    sql`declare converting no scroll cursor for select row_to_json(one)::text as row from ${from} one where one.${club} = ${id} ${order}`,
  );
  for (;;) {
    const found = await tx.execute(sql.raw(`fetch ${fetched} from converting`));
    const { rows } = v.parse(rowsSchema, found);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.execute(sql`close converting`);
}

const uuid = v.pipe(v.string(), v.uuid());
const rowsSchema = v.object({ rows: v.array(v.object({ row: v.string() })) });

/**
 * A row of a record with the box score and plays of its replies, which have their fields in the order in which they were
 * sent: a column of jsonb does not.
 */
function withReplies(row: string): object {
  const {
    box_score_reply: box,
    play_by_play_reply: plays,
    ...columns
  } = v.parse(recordSchema, JSON.parse(row));
  return {
    ...columns,
    ...(typeof box === 'string' ? { box_score: dataIn(fromHex(box)) } : {}),
    ...(typeof plays === 'string' ? sheetAndEvents(dataIn(fromHex(plays))) : {}),
  };
}

const recordSchema = v.looseObject({
  box_score_reply: v.nullish(v.string()),
  play_by_play_reply: v.nullish(v.string()),
});

const fromHex = (text: string) => Buffer.from(text.replace(/^\\x/, ''), 'hex');

/** `data` of a packed reply. */
function dataIn(reply: Uint8Array): unknown {
  return v.parse(replySchema, JSON.parse(brotliDecompressSync(reply).toString('utf8'))).data;
}

const replySchema = v.object({ data: v.unknown() });

function sheetAndEvents(data: unknown) {
  const { matchSheet, events } = v.parse(playsSchema, data);
  return { match_sheet: matchSheet, events };
}

const playsSchema = v.object({ matchSheet: v.unknown(), events: v.unknown() });

/** Converts the data for undoing the last adding. Each match that it replaced becomes a document. */
async function convertUndo(tx: Database, club: ClubTransaction): Promise<void> {
  const { clubId } = club;
  const found = await tx.execute(
    sql`select added_at as at, undo from last_additions where club_id = ${clubId}`,
  );
  const [last] = v.parse(undosSchema, found).rows;
  if (last === undefined) return;
  const { addingId, added, replaced, players, teams, names } = last.undo;
  await club.put('adding', clubId, {
    addingId,
    addedAt: last.at,
    added: added.map(({ matchId }) => matchId),
    replaced: replaced.map(({ matchId }) => matchId),
    players,
    teams,
    names: names.map(({ teamId, normalisedName: name }) => ({ teamId, name })),
  });
  for (const { matchId, rows } of replaced) await club.put('undo', matchId, unpacked(rows));
}

const undosSchema = v.object({
  rows: v.array(
    v.object({
      at: v.pipe(
        v.union([v.string(), v.date()]),
        v.transform((at) => new Date(at)),
      ),
      undo: v.object({
        addingId: v.string(),
        added: v.array(v.object({ matchId: v.string() })),
        replaced: v.array(v.object({ matchId: v.string(), rows: v.string() })),
        players: v.array(v.string()),
        teams: v.array(v.string()),
        names: v.array(v.object({ teamId: v.string(), normalisedName: v.string() })),
      }),
    }),
  ),
});

/** A match as it was before an adding, out of the packed rows that version 8 stored of it. */
function unpacked(rows: string): StoredUndo {
  const text = inflateRawSync(Buffer.from(rows, 'base64')).toString('utf8');
  const { match, record } = v.parse(packedSchema, JSON.parse(text));
  const { contentHash, ...columns } = match;
  // The columns of `matches` were those of a match's row.
  const row = { ...columns, startsAt: new Date(match.startsAt) } as unknown as MatchRow;
  const { hasPlays, boxScoreReply, playByPlayReply } = record;
  const plays =
    playByPlayReply === undefined
      ? { matchSheet: record.matchSheet, events: record.events }
      : dataIn(Buffer.from(playByPlayReply, 'base64'));
  const box =
    boxScoreReply === undefined ? record.boxScore : dataIn(Buffer.from(boxScoreReply, 'base64'));
  const { matchSheet, events } = v.parse(recordedSchema, plays);
  const boxScore = v.parse(boxScoreSchema, box);
  return {
    match: { row, contentHash, sheet: outlineOf(matchSheet) },
    record: recordOfStored(row, { matchSheet, events, boxScore, hasPlays }),
  };
}

const recordedSchema = v.object({
  matchSheet: matchSheetSchema,
  events: v.array(matchEventSchema),
});
const packedSchema = v.object({
  match: v.looseObject({ startsAt: v.string(), contentHash: v.string() }),
  record: v.object({
    hasPlays: v.boolean(),
    boxScoreReply: v.optional(v.string()),
    playByPlayReply: v.optional(v.string()),
    boxScore: v.optional(v.unknown()),
    matchSheet: v.optional(v.unknown()),
    events: v.optional(v.unknown()),
  }),
});

/** Throws unless the documents have as many matches, points, players and texts as the rows, and the same content hashes. */
async function requireSame(tx: Database, club: ClubReading): Promise<void> {
  const found = await tx.execute(sql`select
    (select count(*)::int from teams where club_id = ${club.clubId}) as teams,
    (select count(*)::int from players where club_id = ${club.clubId}) as players,
    (select count(*)::int from erased_players where club_id = ${club.clubId}) as erased,
    (select count(*)::int from insight_runs where club_id = ${club.clubId}) as runs,
    (select count(distinct match_id)::int from insights where club_id = ${club.clubId}) as texts`);
  const hashes = await tx.execute(
    sql`select content_hash as hash, coalesce((score->>'team')::int, 0) + coalesce((score->>'opponent')::int, 0) as points
      from matches where club_id = ${club.clubId} order by id`,
  );
  const matches = await club.list('match');
  const teams = await club.list('team');
  const before = {
    ...v.parse(countsSchema, found).rows[0],
    matches: v.parse(matchesSchema, hashes).rows,
  };
  const after = {
    teams: teams.length,
    players: teams.reduce((sum, { roster }) => sum + roster.length, 0),
    erased: (await club.list('erased')).length,
    runs: (await club.list('run')).length,
    texts: (await club.list('texts')).length,
    matches: matches.map(({ contentHash: hash, row: { score } }) => ({
      hash,
      points: (score?.team ?? 0) + (score?.opponent ?? 0),
    })),
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  throw new RangeError('its documents do not have all that its rows have');
}

const count = v.number();
const countsSchema = v.object({
  rows: v.tuple([
    v.object({ teams: count, players: count, erased: count, runs: count, texts: count }),
  ]),
});
const matchesSchema = v.object({ rows: v.array(v.object({ hash: v.string(), points: count })) });
