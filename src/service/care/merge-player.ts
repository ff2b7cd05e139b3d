import { and, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { refused } from '../../match-files/care/care-error.ts';
import { oneAlone, requireApart } from '../../match-files/care/player-matches.ts';
import { changePlayersIn } from '../../match-files/care/players-in-records.ts';
import type { Database } from '../database/database.ts';
import { insights, playerNames, players } from '../database/schema.ts';
import { type ClubRow, matchesOf, requireName, requirePlayer } from './find.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';

type PlayerRow = typeof players.$inferSelect;

/**
 * Joins another player of the same team into one: all matches, one row. Sheets keep the name that the other stood under, by
 * which the two can be split again, and files that have it mean this player from then on. Texts about either are stale:
 * their season is another. Throws CareError where both stand on one sheet.
 */
export async function mergePlayer(tx: Database, row: ClubRow, otherId: string): Promise<CareDone> {
  const { clubId, id: playerId } = row;
  if (otherId === playerId) throw refused(oneAlone);
  const player = await requirePlayer(tx, row);
  const other = await requirePlayer(tx, { clubId, id: otherId });
  await requireName(tx, row);
  await requireName(tx, { clubId, id: otherId });
  const played = await matchesOf(tx, player, [playerId, otherId]);
  requireApart(player, other, played);
  const moved = played.filter((match) => match.playerId === otherId).map(({ matchId }) => matchId);
  await rewriteRecords(tx, clubId, moved, (record) =>
    changePlayersIn(record, (entry) =>
      entry.playerId === otherId ? { ...entry, playerId } : entry,
    ),
  );
  await makeStale(
    tx,
    clubId,
    played.map(({ matchId }) => matchId),
  );
  await closeUndo(tx, clubId, moved);
  await tx.delete(insights).where(and(eq(insights.clubId, clubId), eq(insights.subject, otherId)));
  await handOver(tx, player, other);
  return { matches: moved.length };
}

/** The other's names mean this player; what the roster does not know of this one, the other's row may. */
async function handOver(tx: Database, player: PlayerRow, other: PlayerRow): Promise<void> {
  const { clubId, teamId, id: playerId } = player;
  await tx
    .update(playerNames)
    .set({ playerId })
    .where(and(eq(playerNames.clubId, clubId), eq(playerNames.playerId, other.id)));
  if (other.normalisedName !== player.normalisedName) {
    const { name, normalisedName } = other;
    await tx
      .insert(playerNames)
      .values({ clubId, teamId, playerId, name, normalisedName })
      .onConflictDoUpdate({
        target: [playerNames.clubId, playerNames.teamId, playerNames.normalisedName],
        set: { playerId, name },
      });
  }
  await tx.delete(players).where(and(eq(players.clubId, clubId), eq(players.id, other.id)));
  await tx
    .update(players)
    .set({
      number: player.number ?? other.number,
      position: player.position ?? other.position,
      captain: player.captain || other.captain,
    })
    .where(and(eq(players.clubId, clubId), eq(players.id, playerId)));
}
