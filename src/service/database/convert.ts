import { brotliDecompressSync, inflateRawSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type Kind, packed, type StoredUndo } from '../../club/documents.ts';
import { collectClub, type Found } from '../../club/read-club.ts';
import { selectionOf } from '../../club/store.ts';
import { outlineOf } from '../../club/tools.ts';
import { oldestStates } from '../../club/undo.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { ClubFileError, type TableRows } from '../../contract/club-file.ts';
import { type Score, scoreSchema } from '../../contract/match.ts';
import { matchEventSchema, matchSheetSchema } from '../../contract/play-by-play.ts';
import { demoClub, demoSeed } from '../../league/simulate-league.ts';
import { type MatchRow, recordOfStored } from '../../match-files/stored-match.ts';
import type { Database } from './database.ts';
import * as documents from './document-tables.ts';

/*
 * Version 8 and before had tables of teams, players, matches and so on. Their rows, which are also those of a club's file,
 * become documents.
 */

/** The tables of version 8 and before that become documents, parents first. */
export const oldTables = [
  'clubs',
  'teams',
  'players',
  'player_names',
  'erased_players',
  'last_additions',
  'matches',
  'match_records',
  'insight_runs',
  'insights',
];

/** Begins to convert the clubs of old tables, in a transaction. One record is in memory at a time. */
export function beginConversion(tx: Database) {
  const clubs = new Map<string, ReturnType<typeof convertClub>>();

  const waiting = new Map<Kind, (typeof documents.team.$inferInsert)[]>();

  function add(clubId: string, work: () => Found[]): void {
    for (const { kind, id, document } of ofClub(clubId, work)) {
      const { teamId } = selectionOf(kind, document);
      const row = { clubId, id, teamId, document: packed(kind, document) };
      waiting.set(kind, [...(waiting.get(kind) ?? []), row]);
    }
  }

  /** One statement for each kind: one for each row takes longer. */
  async function storeWaiting(): Promise<void> {
    for (const [kind, rows] of waiting) await tx.insert(tableOf(kind)).values(rows);
    waiting.clear();
  }

  return {
    /** Takes the rows of old tables, parents first and in the order of their keys, and stores documents. */
    async take({ table, rows }: TableRows): Promise<void> {
      for (const text of rows) {
        const row = v.parse(rowSchema, JSON.parse(text));
        const clubId = (table === 'clubs' ? row.id : row.club_id) ?? '';
        const club = clubs.get(clubId) ?? convertClub(clubId);
        clubs.set(clubId, club);
        add(clubId, () => club.take(table, row));
      }
      await storeWaiting();
    },
    /**
     * Stores the rest, and compares the documents with the rows. This and `take` throw ClubFileError with the club and
     * the reason; rolling the transaction back leaves everything as it was.
     */
    async end(): Promise<void> {
      for (const [clubId, club] of clubs) add(clubId, club.end);
      await storeWaiting();
      for (const [clubId, { tally }] of clubs) {
        if (JSON.stringify(tally()) === JSON.stringify(await storedTally(tx, clubId))) continue;
        throw notConverted(clubId, 'its documents do not have all that its rows have');
      }
    },
  };
}

const tables: Record<Kind, unknown> = documents;
// Every table has the columns of this one.
const tableOf = (kind: Kind) => tables[kind] as typeof documents.team;

const rowSchema = v.looseObject({ id: v.optional(v.string()), club_id: v.optional(v.string()) });

/** Throws ClubFileError with the club. */
function ofClub(clubId: string, work: () => Found[]): Found[] {
  try {
    return work();
  } catch (cause) {
    throw notConverted(clubId, cause instanceof Error ? cause.message : String(cause));
  }
}

const notConverted = (clubId: string, reason: string) =>
  new ClubFileError({ reason: 'no club' }, `The club ${clubId} can’t be converted: ${reason}`);

/** One club: its rows become documents, and are counted. */
function convertClub(clubId: string) {
  const club = collectClub({ givesUpRuns: false });
  const counts = { teams: 0, players: 0, erased: 0, runs: 0 };
  const texts = new Set<unknown>();
  const matches = new Map<string, string>();
  const countIn: Record<string, (row: object) => unknown> = {
    teams: () => (counts.teams += 1),
    players: () => (counts.players += 1),
    erased_players: () => (counts.erased += 1),
    insight_runs: () => (counts.runs += 1),
    insights: (row) => texts.add(v.parse(ofMatchSchema, row).match_id),
    matches(row) {
      const { id, score, content_hash: hash } = v.parse(matchSchema, row);
      matches.set(id, outcomeOf(hash, score));
    },
  };
  return {
    take(table: string, row: object): Found[] {
      if (table === 'last_additions') return undoOf(clubId, row);
      countIn[table]?.(row);
      const found = club.take(table, table === 'match_records' ? withReplies(row) : row);
      // The demo club was made from one seed.
      return clubId === demoClub(demoSeed).id ? found.map(withSeed) : found;
    },
    end: () => club.end(),
    tally: () => ({ ...counts, texts: texts.size, matches: [...matches].sort() }),
  };
}

const withSeed = (found: Found): Found =>
  found.kind === 'club' ? { ...found, document: { ...found.document, demoSeed } } : found;

const ofMatchSchema = v.object({ match_id: v.string() });
const matchSchema = v.object({
  id: v.string(),
  content_hash: v.string(),
  score: v.optional(v.nullable(scoreSchema)),
});

/** The content's hash and the points of a match, by which its row and its document are compared. */
const outcomeOf = (hash: string, score: Score | null | undefined) =>
  `${hash} ${(score?.team ?? 0) + (score?.opponent ?? 0)}`;

/** The same numbers from the stored documents. */
async function storedTally(tx: Database, clubId: string) {
  const { team, erased, run, texts, match, record } = documents;
  const own = (table: { clubId: PgColumn }) => eq(table.clubId, clubId);
  const players = sql<number>`coalesce(sum(json_array_length(${team.document} -> 'roster')), 0)::int`;
  const [rosters] = await tx.select({ players }).from(team).where(own(team));
  const hash = sql<string>`${match.document} ->> 'contentHash'`;
  const score = sql<Score | null>`${match.document} -> 'row' -> 'score'`;
  const matches = await tx
    .select({ id: match.id, hash, score })
    .from(match)
    .innerJoin(record, and(eq(record.clubId, match.clubId), eq(record.id, match.id)))
    .where(own(match));
  return {
    teams: await tx.$count(team, own(team)),
    players: rosters?.players,
    erased: await tx.$count(erased, own(erased)),
    runs: await tx.$count(run, own(run)),
    texts: await tx.$count(texts, own(texts)),
    matches: matches.map((each) => [each.id, outcomeOf(each.hash, each.score)]).sort(),
  };
}

/** A record's row with the box score and plays of its replies, which keep the order of fields; jsonb columns do not. */
function withReplies(row: object): object {
  const {
    box_score_reply: box,
    play_by_play_reply: plays,
    ...columns
  } = v.parse(recordSchema, row);
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

/** The undo of the last adding; each match that it replaced becomes a document. */
function undoOf(clubId: string, row: object): Found[] {
  const { added_at: addedAt, undo } = v.parse(additionSchema, row);
  const { addingId, players, teams, names } = undo;
  const added = undo.added.map(({ matchId }) => matchId);
  const oldest = oldestStates(
    added,
    undo.replaced.map(({ matchId, rows }) => [matchId, rows]),
  );
  const document = {
    ...{ addingId, addedAt, added, replaced: [...oldest.keys()], players, teams },
    names: names.map(({ teamId, normalisedName: name }) => ({ teamId, name })),
  };
  return [
    { kind: 'adding', id: clubId, document },
    ...[...oldest].map(([id, rows]): Found => ({ kind: 'undo', id, document: unpacked(rows) })),
  ];
}

const additionSchema = v.object({
  added_at: v.pipe(
    v.string(),
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
});

/** A match before an adding, from the packed rows of version 8. */
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
