import { and, between, eq, inArray } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { type MatchChange, setByChange } from '../../match-files/care/match-change.ts';
import { withOpponent } from '../../match-files/care/players-in-records.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { insightRuns, insights, lastAdditions, matches, matchRecords } from '../database/schema.ts';
import { type ClubRow, requireMatch } from './find.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';

type MatchRow = typeof matches.$inferSelect;

/** Moves a match to another day, at the hour that it had, or renames its opponent, competition or hall. */
export async function changeMatch(
  tx: Database,
  row: ClubRow,
  change: MatchChange,
): Promise<CareDone> {
  const match = await requireMatch(tx, row);
  const set = setByChange(match, change);
  if (Object.keys(set).length === 0) return { matches: 0 };
  await tx
    .update(matches)
    .set(set)
    .where(and(eq(matches.clubId, match.clubId), eq(matches.id, match.id)));
  const after = { ...match, ...set };
  if (after.opponentName !== match.opponentName) {
    await rewriteRecords(tx, match.clubId, [match.id], (record) =>
      withOpponent(record, match, after),
    );
    await makeStale(tx, match.clubId, [match.id]);
  }
  if (after.matchDay !== match.matchDay) await makeStaleBetween(tx, match, after);
  await closeUndo(tx, match.clubId, [match.id]);
  return { matches: 1 };
}

/** A text compares its match with those before it: which these are has changed for all on the way. */
async function makeStaleBetween(tx: Database, before: MatchRow, after: MatchRow): Promise<void> {
  const { clubId, teamId } = before;
  const [from, to] = [before.startsAt, after.startsAt].sort((a, b) => a.getTime() - b.getTime());
  if (from === undefined || to === undefined) return;
  const onTheWay = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.clubId, clubId),
        eq(matches.teamId, teamId),
        between(matches.startsAt, from, to),
      ),
    );
  await makeStale(
    tx,
    clubId,
    onTheWay.map(({ id }) => id),
  );
}

/** Deletes a match with all that was recorded and written of it. Throws CareError where `typed` is not its opponent's name. */
export async function deleteMatch(tx: Database, row: ClubRow, typed: string): Promise<CareDone> {
  const match = await requireMatch(tx, row);
  requireTypedName(typed, match.opponentName);
  await deleteMatches(tx, row.clubId, [row.id]);
  return { matches: 1 };
}

/** The runs go first: one that is under way finds itself gone, and writes nothing. */
export async function deleteMatches(
  tx: Database,
  clubId: string,
  matchIds: string[],
): Promise<void> {
  if (matchIds.length === 0) return;
  for (const table of [insightRuns, insights, matchRecords]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.matchId, matchIds)));
  }
  await tx.delete(matches).where(and(eq(matches.clubId, clubId), inArray(matches.id, matchIds)));
  await closeUndo(tx, clubId, matchIds);
  await forgetAdded(tx, clubId, matchIds);
}

/** What is not there any more need not be taken back. */
async function forgetAdded(tx: Database, clubId: string, matchIds: string[]): Promise<void> {
  const own = eq(lastAdditions.clubId, clubId);
  const [last] = await tx.select({ undo: lastAdditions.undo }).from(lastAdditions).where(own);
  if (last === undefined) return;
  const added = last.undo.added.filter(({ matchId }) => !matchIds.includes(matchId));
  if (added.length === last.undo.added.length) return;
  if (added.length + last.undo.replaced.length === 0) await tx.delete(lastAdditions).where(own);
  else
    await tx
      .update(lastAdditions)
      .set({ undo: { ...last.undo, added } })
      .where(own);
}
