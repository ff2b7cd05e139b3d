import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DerivationNote } from '../../basketball/lineups.ts';
import type { MatchRecord } from '../../basketball/match-record.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { withoutErased } from '../../match-files/care/erased.ts';
import {
  boxScoreOfRecord,
  contentText,
  type MatchPlace,
  matchRowOf,
} from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';
import { packReply } from '../stored-reply.ts';
import { erasedOf } from './erased-players.ts';

/** What became of a record, and what was derived from it. */
export interface StoredMatch {
  outcome: 'added' | 'replaced' | 'unchanged';
  boxScore: BoxScore;
  contentHash: string;
  notes: DerivationNote[];
}

type MatchRow = typeof matches.$inferSelect;

/**
 * Stores a match with what is derived from it: score, periods, box score and content hash. A match
 * that is there is replaced only if it differs; where its events or match sheet do, its insights
 * turn stale by themselves, since they name another hash. What the new record leaves open
 * (competition, venue …) stays as it was stored. Call it in a transaction: it writes two rows.
 */
export async function storeMatch(
  tx: Database,
  place: MatchPlace,
  named: MatchRecord,
): Promise<StoredMatch> {
  const { clubId, team } = place;
  const erased = await erasedOf(tx, { clubId, teamId: team.id });
  const record = withoutErased(named, new Set(erased.map(({ playerId }) => playerId)));
  const { matchSheet } = record;
  const [stored] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.id, record.id)));
  const contentHash = contentHashOf(matchSheet, record.events, record.given);
  const row = { ...matchRowOf(place, record, stored), contentHash };
  const { boxScore, notes } = boxScoreOfRecord(team.name, record, row);
  if (stored !== undefined && sameRow(stored, row)) {
    return { outcome: 'unchanged', boxScore, contentHash, notes };
  }
  const { events, given } = record;
  const hasPlays = given === undefined;
  const body = { matchSheet, events, boxScore, hasPlays, ...packReplies(record, boxScore) };
  await tx
    .insert(matches)
    .values(row)
    .onConflictDoUpdate({ target: [matches.clubId, matches.id], set: row });
  await tx
    .insert(matchRecords)
    .values({ clubId, matchId: record.id, ...body })
    .onConflictDoUpdate({ target: [matchRecords.clubId, matchRecords.matchId], set: body });
  const outcome = stored === undefined ? 'added' : 'replaced';
  return { outcome, boxScore, contentHash, notes };
}

/** What GET box-score and play-by-play will send for the match, made once; a match without plays has no reply for those. */
function packReplies({ id, matchSheet, events, given }: MatchRecord, boxScore: BoxScore) {
  const box = packReply(boxScore);
  const plays = given === undefined ? packReply({ matchId: id, matchSheet, events }) : null;
  return {
    boxScoreTag: box.tag,
    boxScoreReply: box.body,
    playByPlayTag: plays?.tag ?? null,
    playByPlayReply: plays?.body ?? null,
  };
}

/** Postgres gives jsonb back with its keys in another order, so rows are compared column by column. */
function sameRow(stored: MatchRow, row: MatchRow): boolean {
  const comparable = ({ startsAt, score, periods, officials, ...rest }: MatchRow) =>
    JSON.stringify([
      startsAt.getTime(),
      [score, ...periods].map((points) => [points?.team, points?.opponent]),
      officials,
      Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)),
    ]);
  return comparable(stored) === comparable(row);
}

/** SHA-256 (hex) of what was recorded on court, or given of a match without plays. */
export function contentHashOf(...record: Parameters<typeof contentText>): string {
  return createHash('sha256')
    .update(contentText(...record))
    .digest('hex');
}
