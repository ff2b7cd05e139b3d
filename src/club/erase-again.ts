import { normalisedName } from '../contract/normalised-name.ts';
import { erasedAmong, erasedName, opponentsOf } from '../match-files/edit/erased.ts';
import type { StoredErased, StoredTeam } from './documents.ts';
import { erasedId } from './edit.ts';
import { findPlayer } from './edit-players.ts';
import { eraseEntries, eraseOwn } from './erase.ts';
import { opponentEntries, played } from './sheets.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { type ClubTools, teamsOf } from './tools.ts';

/**
 * Erases again those whom other data of the same club know as erased, after a backup that is older than the erasure was
 * restored: by id, and by every name whose hash is known. Teams that are not there are passed over. Doing it twice changes
 * nothing more. Returns in how many matches.
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

/** The ids of a team's players who are erased and have a name nevertheless. */
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
