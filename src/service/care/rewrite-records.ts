import { brotliDecompressSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { BoxScore } from '../../contract/box-score.ts';
import type { RecordOfMatch } from '../../match-files/care/players-in-records.ts';
import { givenIn, type StoredRecord } from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';
import { contentHashOf } from '../imports/store-match.ts';
import { packReply } from '../stored-reply.ts';

/**
 * Changes the records of some matches, one after another, with what was made of them: the replies, their tags and the
 * match's content hash. Matches without a record are passed over. Call it in a transaction that ends with `noteChange`.
 */
export async function rewriteRecords(
  tx: Database,
  clubId: string,
  matchIds: Iterable<string>,
  change: (record: StoredRecord) => RecordOfMatch,
): Promise<void> {
  for (const matchId of matchIds) {
    const match = and(eq(matches.clubId, clubId), eq(matches.id, matchId));
    // Locked before it is read: an import of the same match writes this row first.
    const [about] = await tx
      .select({ score: matches.score, periods: matches.periods })
      .from(matches)
      .where(match)
      .for('update');
    const own = and(eq(matchRecords.clubId, clubId), eq(matchRecords.matchId, matchId));
    const [row] = await tx.select().from(matchRecords).where(own);
    if (about === undefined || row === undefined) continue;
    const { matchSheet, events, boxScore } = change({ ...recordIn(row), hasPlays: row.hasPlays });
    const box = packReply(boxScore);
    const plays = row.hasPlays ? packReply({ matchId, matchSheet, events }) : null;
    await tx
      .update(matchRecords)
      .set({
        matchSheet,
        events,
        boxScore,
        boxScoreTag: box.tag,
        boxScoreReply: box.body,
        playByPlayTag: plays?.tag ?? null,
        playByPlayReply: plays?.body ?? null,
      })
      .where(own);
    const contentHash = contentHashOf(
      matchSheet,
      events,
      row.hasPlays ? undefined : { ...about, boxScore: givenIn(boxScore) },
    );
    await tx.update(matches).set({ contentHash }).where(match);
  }
}

/** Taken from the replies where there are any: a column of jsonb gives its fields back in another order. */
function recordIn(row: typeof matchRecords.$inferSelect): RecordOfMatch {
  const { matchSheet, events, boxScore, boxScoreReply, playByPlayReply } = row;
  return {
    ...(playByPlayReply === null
      ? { matchSheet, events }
      : unpacked<Pick<RecordOfMatch, 'matchSheet' | 'events'>>(playByPlayReply)),
    boxScore: boxScoreReply === null ? boxScore : unpacked<BoxScore>(boxScoreReply),
  };
}

/** `data` of a reply that this service has packed itself. */
function unpacked<Data>(reply: Uint8Array): Data {
  return JSON.parse(brotliDecompressSync(reply).toString('utf8')).data;
}
