import { and, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers, lastAdditions, playerNames, players } from '../database/schema.ts';
import { erasedHash, erasedName, nameless } from '../imports/erased-players.ts';
import { type ClubRow, matchesOf, requireName, requirePlayer } from './find.ts';
import { forgetTexts } from './forget-texts.ts';
import { changePlayersIn } from './players-in-records.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { requireTypedName } from './typed-name.ts';

/**
 * Takes a player's name and number out of every row: the roster, sheets, box scores and stored replies; texts that name the
 * player go, to be written anew; the last adding can't be undone any more. What stays of the name is a slow hash, by which a
 * file that has it means the nameless player. Afterwards the database's files have to be rewritten: see `forgetDeleted`.
 * Throws CareError where `typed` is not the player's name.
 */
export async function erasePlayer(tx: Database, row: ClubRow, typed: string): Promise<CareDone> {
  const { clubId, id } = row;
  const player = await requirePlayer(tx, row);
  await requireName(tx, row);
  requireTypedName(typed, player.name);
  const { teamId } = player;
  const team = { clubId, teamId };
  const played = await matchesOf(tx, player, [id]);
  const own = and(eq(playerNames.clubId, clubId), eq(playerNames.playerId, id));
  const others = await tx.select({ name: playerNames.name }).from(playerNames).where(own);
  const names = [...new Set([player, ...played, ...others].map(({ name }) => name))];
  for (const name of new Set(names.map(normalisedName))) {
    const hash = await erasedHash(team, name);
    await tx
      .insert(erasedPlayers)
      .values({ ...team, hash, playerId: id })
      .onConflictDoNothing();
  }
  const matchIds = played.map(({ matchId }) => matchId);
  await rewriteRecords(tx, clubId, matchIds, (record) =>
    changePlayersIn(record, (entry) => (entry.playerId === id ? nameless(entry) : entry)),
  );
  await forgetTexts(tx, team, matchIds, names);
  await tx.delete(playerNames).where(own);
  await tx.delete(lastAdditions).where(eq(lastAdditions.clubId, clubId));
  await tx
    .update(players)
    .set({
      name: erasedName.shown,
      normalisedName: erasedName.comparable,
      number: null,
      captain: false,
    })
    .where(and(eq(players.clubId, clubId), eq(players.id, id)));
  return { matches: matchIds.length };
}
