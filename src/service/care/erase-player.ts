import { and, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { erasedName, nameless, opponentsOf } from '../../match-files/care/erased.ts';
import { changePlayersIn } from '../../match-files/care/players-in-records.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import { opponentIdOf } from '../../match-files/recognise.ts';
import type { Database } from '../database/database.ts';
import {
  dueRewritings,
  erasedPlayers,
  lastAdditions,
  playerNames,
  players,
} from '../database/schema.ts';
import { opponentEntries } from '../imports/erased-opponents.ts';
import { erasedAmong, rememberErased } from '../imports/erased-players.ts';
import { eraseEntries, requireOpponent } from './erase-opponent.ts';
import { type ClubRow, findPlayer, matchesOf, requireName, requireTeam } from './find.ts';
import { forgetTexts } from './forget-texts.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { isRewritingDue, noteErasure } from './rewriting.ts';

type PlayerRow = typeof players.$inferSelect;

/**
 * Erases a player's name and number from every row: roster, sheets, box scores, stored replies. Texts that name the player
 * are deleted, and the last adding can't be undone any more. A slow hash of the name stays, so that a later file does not
 * bring it back. An id on no roster is an opponents' player, whose name goes from all opponents' sheets. `also` are erased
 * in the same step, each confirmed by name. A player whose files are still to be rewritten may be erased again, which changes
 * no row. Throws CareError if a typed name does not match.
 */
export async function erasePlayer(
  tx: Database,
  { clubId, id }: ClubRow,
  { name, also = [] }: { name: string; also?: readonly { playerId: string; name: string }[] },
  newId: () => string,
): Promise<CareDone> {
  let matches = 0;
  let isNew = false;
  for (const { playerId, name: typed } of [{ playerId: id, name }, ...also]) {
    const row = { clubId, id: playerId.toLowerCase() };
    if (await isRepeated(tx, row, typed)) continue;
    isNew = true;
    matches += await eraseOne(tx, row, typed, newId);
  }
  if (isNew) await noteErasure(tx, clubId);
  return { matches };
}

/** Whether a player was erased before whose name may still be in the files; an opponents' player has another id since. */
async function isRepeated(tx: Database, { clubId, id }: ClubRow, typed: string): Promise<boolean> {
  if (!(await isRewritingDue(tx, clubId))) return false;
  const own = and(eq(erasedPlayers.clubId, clubId), eq(erasedPlayers.playerId, id));
  const rows = await tx.select({ id: erasedPlayers.playerId }).from(erasedPlayers).where(own);
  if (rows.length > 0) return true;
  const isThere =
    (await findPlayer(tx, { clubId, id })) !== undefined ||
    (await opponentEntries(tx, clubId)).some(({ playerId }) => playerId === id);
  return !isThere && (await erasedAmong(tx, opponentsOf(clubId), [typed])).size > 0;
}

/** Whether a name was erased in any club and may still be in the files. */
export async function isBeingErased(db: Database, name: string): Promise<boolean> {
  const teams = await db
    .selectDistinct({ clubId: erasedPlayers.clubId, teamId: erasedPlayers.teamId })
    .from(erasedPlayers)
    .innerJoin(dueRewritings, eq(dueRewritings.clubId, erasedPlayers.clubId));
  for (const team of teams) if ((await erasedAmong(db, team, [name])).size > 0) return true;
  return false;
}

async function eraseOne(
  tx: Database,
  row: ClubRow,
  typed: string,
  newId: () => string,
): Promise<number> {
  const player = await findPlayer(tx, row);
  if (player === undefined) {
    const { name, entries } = await requireOpponent(tx, row);
    requireTypedName(typed, name);
    return await eraseEntries(tx, row.clubId, entries, newId);
  }
  await requireName(tx, row);
  requireTypedName(typed, player.name);
  return await eraseOwn(tx, player, newId);
}

/** Takes the names of a player of ours away, from the sheets of matches against the player's own team, too. */
export async function eraseOwn(
  tx: Database,
  player: PlayerRow,
  newId: () => string,
): Promise<number> {
  const { clubId, teamId, id } = player;
  const team = { clubId, teamId };
  const played = await matchesOf(tx, player, [id]);
  const own = and(eq(playerNames.clubId, clubId), eq(playerNames.playerId, id));
  const others = await tx.select({ name: playerNames.name }).from(playerNames).where(own);
  const names = [...new Set([player, ...played, ...others].map(({ name }) => name))].filter(
    (name) => name !== erasedName.shown,
  );
  await rememberErased(tx, team, names, id);
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
  const { name: teamName } = await requireTeam(tx, { clubId, id: teamId });
  const wanted = new Set(names.map(normalisedName));
  const against = await opponentEntries(tx, clubId, opponentIdOf(clubId, teamName));
  const met = against.filter(({ name }) => wanted.has(normalisedName(name)));
  const more = met.length === 0 ? 0 : await eraseEntries(tx, clubId, met, newId);
  return matchIds.length + more;
}
