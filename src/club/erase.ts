import * as v from 'valibot';
import { erasePlayerSchema } from '../contract/care.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { absent, refused } from '../match-files/care/care-error.ts';
import {
  erasedForGood,
  erasedHash,
  erasedName,
  nameless,
  naming,
  type OneTeam,
  opponentsOf,
} from '../match-files/care/erased.ts';
import { requireTypedName } from '../match-files/care/typed-name.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import { erasedId, matchIdsOf } from './edit.ts';
import { findPlayer, requireNamed } from './edit-players.ts';
import {
  changePlayers,
  forgetTexts,
  type OpponentEntry,
  opponentEntries,
  played,
} from './sheets.ts';
import type { ClubTransaction } from './store.ts';
import type { ClubTools } from './tools.ts';
import { forgetUndo, withoutPlayers } from './undo.ts';

/**
 * Erases a player's name and number, and of those in `also`, from all that is stored of the club. Texts that name them are
 * deleted, and the last adding can't be undone any more. A slow hash of the name stays, so that a later file does not bring
 * it back. An id on no roster is an opponents' player. Returns in how many matches. Throws CareError if a typed name does
 * not match. Rewriting its files is up to the host.
 */
export async function erasePlayer(
  tools: ClubTools,
  tx: ClubTransaction,
  playerId: string,
  body: unknown,
): Promise<number> {
  const { name, also } = v.parse(erasePlayerSchema, body);
  let matches = 0;
  for (const each of [{ playerId, name }, ...also]) matches += await eraseOne(tools, tx, each);
  return matches;
}

async function eraseOne(
  tools: ClubTools,
  tx: ClubTransaction,
  { playerId, name: typed }: { playerId: string; name: string },
): Promise<number> {
  const own = await findPlayer(tx, playerId);
  if (own === undefined) {
    const { name, entries } = await requireOpponent(tx, playerId);
    requireTypedName(typed, name);
    return eraseEntries(tools, tx, entries);
  }
  await requireNamed(tx, playerId);
  requireTypedName(typed, own.player.name);
  return eraseOwn(tools, tx, own);
}

/** Takes the names of a player of ours away, from the sheets of matches against the player's own team, too. */
async function eraseOwn(
  tools: ClubTools,
  tx: ClubTransaction,
  { team, player }: NonNullable<Awaited<ReturnType<typeof findPlayer>>>,
): Promise<number> {
  const { clubId } = tx;
  const { playerId, position } = player;
  const matches = await played(tx, team.id, [playerId]);
  const others = Object.values(team.otherNames).filter((other) => other.playerId === playerId);
  const names = [...new Set([player, ...matches, ...others].map(({ name }) => name))].filter(
    (name) => name !== erasedName.shown,
  );
  await remember(tools, tx, { clubId, teamId: team.id }, names, playerId);
  const matchIds = matches.map(({ matchId }) => matchId);
  await changePlayers(tools, tx, matchIds, (entry) =>
    entry.playerId === playerId ? nameless(entry) : entry,
  );
  await forgetTextsNaming(tx, team.id, matchIds, names);
  await forgetUndo(tx);
  const { otherNames } = withoutPlayers(team, new Set([playerId]));
  const unnamed = {
    playerId,
    name: erasedName.shown,
    ...(position === undefined ? {} : { position }),
  };
  const roster = team.roster.map((each) => (each.playerId === playerId ? unnamed : each));
  await tx.put('team', team.id, { ...team, roster, otherNames });
  const wanted = new Set(names.map(normalisedName));
  const asOpponent = opponentIdOf(clubId, team.name);
  const met = (await opponentEntries(tx)).filter(
    ({ row, name }) => row.opponentId === asOpponent && wanted.has(normalisedName(name)),
  );
  return matchIds.length + (met.length === 0 ? 0 : await eraseEntries(tools, tx, met));
}

/** Every entry of the opponents' sheets that has one of the names of the opponents' player of an id. */
async function requireOpponent(tx: ClubTransaction, playerId: string) {
  const all = await opponentEntries(tx);
  const own = all.filter((entry) => entry.playerId === playerId);
  const name = own.at(-1)?.name;
  if (name === undefined) throw absent('Player');
  if (name === erasedName.shown) throw refused(erasedForGood);
  const names = new Set(own.map((entry) => normalisedName(entry.name)));
  return { name, entries: all.filter((entry) => names.has(normalisedName(entry.name))) };
}

/** Each player gets another id: the one that there was is made of the name, and could be guessed back to it. */
async function eraseEntries(
  tools: ClubTools,
  tx: ClubTransaction,
  entries: readonly OpponentEntry[],
): Promise<number> {
  const names = [...new Set(entries.map(({ name }) => name))];
  const meant = await remember(tools, tx, opponentsOf(tx.clubId), names, tools.newId());
  const before = [...new Set(entries.map(({ playerId }) => playerId))];
  const ids = new Map(before.map((id, index) => [id, index === 0 ? meant : tools.newId()]));
  const rows = new Map(entries.map(({ row }) => [row.id, row]));
  await changePlayers(tools, tx, rows.keys(), (entry) => {
    const playerId = ids.get(entry.playerId);
    return playerId === undefined ? entry : { ...nameless(entry), playerId };
  });
  for (const teamId of new Set([...rows.values()].map((row) => row.teamId))) {
    const own = [...rows.values()].filter((row) => row.teamId === teamId).map(({ id }) => id);
    await forgetTextsNaming(tx, teamId, own, names);
  }
  await forgetUndo(tx);
  return rows.size;
}

/** Writes down that names mean a nameless player; returns whom they mean if that was known already. */
async function remember(
  { scrypt }: ClubTools,
  tx: ClubTransaction,
  team: OneTeam,
  names: readonly string[],
  playerId: string,
): Promise<string> {
  let meant = playerId;
  const { teamId } = team;
  for (const name of new Set(names.map(normalisedName))) {
    const hash = await erasedHash(scrypt, team, name);
    const known = await tx.get('erased', erasedId(teamId, hash));
    if (known === undefined) {
      await tx.put('erased', erasedId(teamId, hash), { teamId, hash, playerId: meant });
    } else meant = known.playerId;
  }
  return meant;
}

/** Removes the texts of some matches, of every match of the team whose texts name somebody, and runs under way. */
async function forgetTextsNaming(
  tx: ClubTransaction,
  teamId: string,
  matchIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  const namesAny = naming(names);
  const going = new Set(matchIds);
  for (const matchId of await matchIdsOf(tx, teamId)) {
    if ((await tx.get('run', matchId))?.status === 'generating') going.add(matchId);
    const texts = await tx.get('texts', matchId);
    if (texts !== undefined && namesAny(JSON.stringify(texts))) going.add(matchId);
  }
  await forgetTexts(tx, going);
}
