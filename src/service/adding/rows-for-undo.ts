import { brotliDecompressSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { BoxScore } from '../../contract/box-score.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import type { Database } from '../database/database.ts';
import type { Undo } from '../database/schema.ts';
import { matches, matchRecords } from '../database/schema.ts';
import { packRows, unpackRows } from '../imports/undo.ts';

/** The rows of a stored match as undoing puts them back. Throws where the match is not there. */
export async function rowsForUndo(
  tx: Database,
  clubId: string,
  matchId: string,
): Promise<Undo['replaced'][number]> {
  const [row] = await tx
    .select({ match: matches, record: matchRecords })
    .from(matches)
    .innerJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
  if (row === undefined) throw new RangeError('A match that is to be replaced has no record');
  const { match, record } = row;
  const { matchSheet, events, boxScore, boxScoreReply, playByPlayReply } = record;
  const { opponentName: opponent, matchDay: day } = match;
  const rows = packRows({
    match,
    record: {
      hasPlays: record.hasPlays,
      boxScoreTag: record.boxScoreTag,
      playByPlayTag: record.playByPlayTag,
      // Replies hold what the columns hold, in the order in which it was sent.
      ...(boxScoreReply === null ? { boxScore } : { boxScoreReply: textOf(boxScoreReply) }),
      ...(playByPlayReply === null
        ? { matchSheet, events }
        : { playByPlayReply: textOf(playByPlayReply) }),
    },
  });
  return { matchId, opponent, day, rows };
}

/** Puts the rows back that stood there before; says whether the match was on another day. Throws where it is not there. */
export async function putBack(
  tx: Database,
  clubId: string,
  { matchId, rows }: Undo['replaced'][number],
): Promise<boolean> {
  // They were packed by `rowsForUndo` of this service, and only a restored backup has carried them since.
  const { match, record } = unpackRows(rows) as unknown as {
    match: Omit<typeof matches.$inferInsert, 'startsAt'> & { startsAt: string };
    record: PackedRecord;
  };
  const own = and(eq(matches.clubId, clubId), eq(matches.id, matchId));
  const [now] = await tx.select({ day: matches.matchDay }).from(matches).where(own);
  if (now === undefined) throw new RangeError('A match that is to be put back is not there');
  await tx
    .update(matches)
    .set({ ...match, startsAt: new Date(match.startsAt) })
    .where(own);
  await tx
    .update(matchRecords)
    .set(recordOf(record))
    .where(and(eq(matchRecords.clubId, clubId), eq(matchRecords.matchId, matchId)));
  return now.day !== match.matchDay;
}

interface PackedRecord {
  hasPlays: boolean;
  boxScoreTag: string | null;
  playByPlayTag: string | null;
  boxScoreReply?: string;
  playByPlayReply?: string;
  boxScore?: BoxScore;
  matchSheet?: MatchSheet;
  events?: MatchEvent[];
}

function recordOf({ boxScoreReply, playByPlayReply, ...rest }: PackedRecord) {
  const box = boxScoreReply === undefined ? null : Buffer.from(boxScoreReply, 'base64');
  const plays = playByPlayReply === undefined ? null : Buffer.from(playByPlayReply, 'base64');
  return {
    ...rest,
    ...(box === null ? {} : { boxScore: dataIn<BoxScore>(box) }),
    ...(plays === null ? {} : sheetAndEvents(plays)),
    boxScoreReply: box,
    playByPlayReply: plays,
  };
}

function sheetAndEvents(reply: Uint8Array) {
  const { matchSheet, events } = dataIn<{ matchSheet: MatchSheet; events: MatchEvent[] }>(reply);
  return { matchSheet, events };
}

/** `data` of a reply that this service has packed itself. */
function dataIn<Data>(reply: Uint8Array): Data {
  return JSON.parse(brotliDecompressSync(reply).toString('utf8')).data;
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
