import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { refused } from '../../match-files/care/care-error.ts';
import {
  type MatchChange,
  namedIn,
  recordAfter,
  type SwappedPlayers,
  setByChange,
  swapOf,
} from '../../match-files/care/match-change.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import type { MatchRow } from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';
import {
  erasedPlayers,
  insightRuns,
  insights,
  lastAdditions,
  matches,
  matchRecords,
  playerNames,
  players,
} from '../database/schema.ts';
import { opponentPlayers } from '../imports/erased-opponents.ts';
import { erasedOf } from '../imports/erased-players.ts';
import type { Making } from '../imports/new-rows.ts';
import { rosterIds } from '../imports/roster-players.ts';
import { type ClubRow, requireMatch, requireTeam } from './find.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';

/**
 * Moves a match to another day, at the hour that it had, renames its opponent, competition or hall, ends it, or switches its
 * sides.
 */
export async function changeMatch(
  tx: Database,
  row: ClubRow,
  change: MatchChange,
  making: Making,
): Promise<CareDone> {
  const { contentHash: _, ...before } = await requireMatch(tx, row);
  const { clubId, teamId, id } = before;
  const set = setByChange(before, change);
  if (Object.keys(set).length === 0) return { matches: 0 };
  await tx
    .update(matches)
    .set(set)
    .where(and(eq(matches.clubId, clubId), eq(matches.id, id)));
  const after = { ...before, ...set };
  const team = await requireTeam(tx, { clubId, id: teamId });
  const players = change.swapSides ? await swappedPlayers(tx, after, making) : null;
  const isRenamed = after.opponentName !== before.opponentName;
  const isOther = players !== null || after.status !== before.status;
  if (isRenamed || isOther) {
    await rewriteRecords(tx, clubId, [id], (record) =>
      recordAfter(record, { before, after, players }, team.name),
    );
    await makeStale(tx, clubId, [id]);
  }
  if (players !== null) await removeOwn(tx, before, [...players.keys()]);
  if (isOther || after.matchDay !== before.matchDay) {
    await makeStaleBetween(tx, before, after, isOther);
  }
  await closeUndo(tx, clubId, [id]);
  return { matches: 1 };
}

/** The players of a match that is about to be seen from its other side: ours join the roster, theirs get an opponent's ids. */
async function swappedPlayers(
  tx: Database,
  { clubId, teamId, id, opponentId }: MatchRow,
  { clock, newId }: Making,
): Promise<SwappedPlayers> {
  const [record] = await tx
    .select({ matchSheet: matchRecords.matchSheet })
    .from(matchRecords)
    .where(and(eq(matchRecords.clubId, clubId), eq(matchRecords.matchId, id)));
  if (record === undefined) throw refused('Nothing was recorded of this match');
  const ours = namedIn(record.matchSheet.opponent);
  const theirs = namedIn(record.matchSheet.team);
  const team = { clubId, teamId };
  const own = await rosterIds(tx, team, ours, { now: clock(), newId });
  const erased = new Set((await erasedOf(tx, team)).map(({ playerId }) => playerId));
  const other = await opponentPlayers(tx, { clubId, opponentId }, theirs, newId);
  return swapOf({ ours, theirs }, own.ids, other, erased);
}

/** Removes what was written of players who are not ours in a match any more, and those whom no other match has. */
async function removeOwn(tx: Database, { clubId, id }: MatchRow, playerIds: string[]) {
  await tx
    .delete(insights)
    .where(
      and(
        eq(insights.clubId, clubId),
        eq(insights.matchId, id),
        inArray(insights.subject, playerIds),
      ),
    );
  await removePlayers(tx, clubId, playerIds);
}

/** Removes players whom no sheet of the club names any more. One whose name was erased stays: by it a file is known. */
export async function removePlayers(
  tx: Database,
  clubId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const entries = sql`lateral jsonb_array_elements(${matchRecords.matchSheet} -> 'team') as entry`;
  const playerId = sql<string>`entry ->> 'playerId'`;
  const named = await tx
    .selectDistinct({ playerId })
    .from(matchRecords)
    .innerJoin(entries, sql`true`)
    .where(and(eq(matchRecords.clubId, clubId), inArray(playerId, [...ids])));
  const erased = await tx
    .select({ playerId: erasedPlayers.playerId })
    .from(erasedPlayers)
    .where(eq(erasedPlayers.clubId, clubId));
  const staying = new Set([...named, ...erased].map((row) => row.playerId));
  const going = ids.filter((id) => !staying.has(id));
  if (going.length === 0) return;
  await tx
    .delete(playerNames)
    .where(and(eq(playerNames.clubId, clubId), inArray(playerNames.playerId, going)));
  await tx.delete(players).where(and(eq(players.clubId, clubId), inArray(players.id, going)));
}

/**
 * A text compares its match with those before it: which these are has changed for all on the way of a match that moved, and
 * for all later ones where the match itself is another (`andLater`).
 */
async function makeStaleBetween(
  tx: Database,
  before: MatchRow,
  after: MatchRow,
  andLater: boolean,
): Promise<void> {
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
        gte(matches.startsAt, from),
        andLater ? undefined : lte(matches.startsAt, to),
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
