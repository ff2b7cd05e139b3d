import type { AddingBodyOf } from '../contract/adding-endpoints.ts';
import type { EditDone } from '../contract/edits.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import {
  erasedAmong,
  erasedForGood,
  erasedHash,
  erasedName,
  nameless,
  naming,
  type OneTeam,
  opponentsOf,
} from '../match-files/edit/erased.ts';
import { requireTypedName } from '../match-files/edit/typed-name.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import { absent, refused } from '../match-files/refused-error.ts';
import type { StoredErased, StoredTeam } from './documents.ts';
import { erasedId, matchIdsOf } from './edit.ts';
import { findPlayer, requireNamed } from './edit-players.ts';
import { replaceInPlans } from './plans.ts';
import {
  changePlayers,
  forgetTexts,
  type OpponentEntry,
  opponentEntries,
  played,
} from './sheets.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { type ClubTools, noteChanged, teamsOf } from './tools.ts';
import { forgetUndo, withoutPlayers } from './undo.ts';

/** A player to erase, with the typed name. */
interface Going {
  playerId: string;
  name: string;
}

/**
 * Erases the names and numbers of a player and of those in `also` from all stored data of the club. Insights that name them
 * are deleted, and the last addition can't be undone any more. A slow hash of the name stays, so that later files do not
 * bring it back. An id on no roster is an opponents' player. Until the host has rewritten its files, erasing again is allowed
 * and changes nothing. Returns the number of changed matches. Throws RefusedError, also if a typed name does not match.
 */
export async function erasePlayer(
  tools: ClubTools,
  clubId: string,
  by: string,
  { playerId, name, also }: { playerId: string } & AddingBodyOf<'erasePlayer'>,
): Promise<EditDone> {
  const isDue = (await tools.erasure.state(clubId)).files === 'due';
  const asked: Going[] = [{ playerId, name }, ...also];
  return tools.store.transact(clubId, async (tx) => {
    let matches = 0;
    let erased = 0;
    for (const each of asked) {
      const going = { ...each, playerId: each.playerId.toLowerCase() };
      if (isDue && (await isErased(tools, tx, going))) continue;
      matches += await eraseOne(tools, tx, going);
      erased += 1;
    }
    if (erased > 0) {
      await noteChanged(tx, 1);
      await tx.note({ act: 'erased', by, count: erased });
    }
    return { matches };
  });
}

/** Whether a player was erased already; an opponents' player has had another id since. */
async function isErased(
  { scrypt }: ClubTools,
  tx: ClubReading,
  { playerId, name }: Going,
): Promise<boolean> {
  if ((await tx.list('erased')).some((each) => each.playerId === playerId)) return true;
  if ((await findPlayer(tx, playerId)) !== undefined) return false;
  if ((await opponentEntries(tx)).some((entry) => entry.playerId === playerId)) return false;
  const opponents = opponentsOf(tx.clubId);
  const known = await tx.list('erased', { teamId: opponents.teamId });
  return (await erasedAmong(scrypt, opponents, known, [name])).size > 0;
}

/** Whether a name was erased in a club whose host has not rewritten its files yet. */
export async function isBeingErased(
  { store, scrypt, erasure }: ClubTools,
  clubId: string,
  name: string,
): Promise<boolean> {
  if ((await erasure.state(clubId)).files === 'rewritten') return false;
  const all = await store.read(clubId, (tx) => tx.list('erased'));
  for (const teamId of new Set(all.map((each) => each.teamId))) {
    const known = all.filter((each) => each.teamId === teamId);
    if ((await erasedAmong(scrypt, { clubId, teamId }, known, [name])).size > 0) return true;
  }
  return false;
}

async function eraseOne(
  tools: ClubTools,
  tx: ClubTransaction,
  { playerId, name: typed }: Going,
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

/** Erases the names of a player of ours, also from the sheets of matches against the player's team. */
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
  await replaceInPlans(tx, team.id, playerId, null);
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

/** All entries on opponents' sheets with a name of this opponents' player. */
async function requireOpponent(tx: ClubTransaction, playerId: string) {
  const all = await opponentEntries(tx);
  const own = all.filter((entry) => entry.playerId === playerId);
  const name = own.at(-1)?.name;
  if (name === undefined) throw absent('Player');
  if (name === erasedName.shown) throw refused(erasedForGood);
  const names = new Set(own.map((entry) => normalisedName(entry.name)));
  return { name, entries: all.filter((entry) => names.has(normalisedName(entry.name))) };
}

/** Erases entries and replaces their ids, which are derived from the name and would let it be guessed. */
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

/** Stores the names' hashes for a nameless player; returns the player that they belonged to already, if any. */
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

/** Removes the insights of some matches and of all the team's matches that name somebody, and current runs. */
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

/**
 * Repeats erasures that other data of the same club know, after an older backup was restored: by id, and by every name with a
 * known hash. Unknown teams are skipped. Idempotent. Returns the number of changed matches.
 */
export async function eraseAgain(
  tools: ClubTools,
  tx: ClubTransaction,
  known: readonly StoredErased[],
): Promise<number> {
  for (const { teamId, hash, playerId } of known) {
    const id = erasedId(teamId, hash);
    if ((await tx.get('erased', id)) === undefined) {
      await tx.put('erased', id, { teamId, hash, playerId });
    }
  }
  let matches = 0;
  for (const team of await teamsOf(tx)) {
    const ids = known.filter(({ teamId }) => teamId === team.id).map(({ playerId }) => playerId);
    for (const playerId of ids.length === 0 ? [] : await stillNamed(tools, tx, team, ids)) {
      const own = await findPlayer(tx, playerId);
      if (own !== undefined) matches += await eraseOwn(tools, tx, own);
    }
  }
  const entries = (await opponentEntries(tx)).filter(({ name }) => name !== erasedName.shown);
  const erased = await tx.list('erased', { teamId: opponentsOf(tx.clubId).teamId });
  const names = entries.map(({ name }) => name);
  const meant = await erasedAmong(tools.scrypt, opponentsOf(tx.clubId), erased, names);
  for (const name of meant.keys()) {
    const of = entries.filter((entry) => normalisedName(entry.name) === name);
    matches += await eraseEntries(tools, tx, of);
  }
  return matches;
}

/** The ids of a team's erased players who have a name again. */
async function stillNamed(
  { scrypt }: ClubTools,
  tx: ClubReading,
  { id: teamId, roster, otherNames }: StoredTeam,
  ids: readonly string[],
): Promise<string[]> {
  const named = roster.filter(({ name }) => name !== erasedName.shown);
  const namedIds = named.map(({ playerId }) => playerId);
  const names = [
    ...named,
    ...Object.values(otherNames),
    ...(await played(tx, teamId, namedIds)).filter(({ name }) => name !== erasedName.shown),
  ];
  const meant = await erasedAmong(
    scrypt,
    { clubId: tx.clubId, teamId },
    await tx.list('erased', { teamId }),
    names.map(({ name }) => name),
  );
  const going = new Set([
    ...ids,
    ...names.filter(({ name }) => meant.has(normalisedName(name))).map(({ playerId }) => playerId),
  ]);
  return namedIds.filter((id) => going.has(id));
}
