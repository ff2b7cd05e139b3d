import { eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { absent, refused } from '../../match-files/care/care-error.ts';
import { erasedForGood, erasedName, nameless, opponentsOf } from '../../match-files/care/erased.ts';
import { changePlayersIn } from '../../match-files/care/players-in-records.ts';
import type { Database } from '../database/database.ts';
import { lastAdditions } from '../database/schema.ts';
import { type OpponentEntry, opponentEntries } from '../imports/erased-opponents.ts';
import { rememberErased } from '../imports/erased-players.ts';
import type { ClubRow } from './find.ts';
import { forgetTexts } from './forget-texts.ts';
import { rewriteRecords } from './rewrite-records.ts';

/**
 * The opponents' player of an id: every entry of the club's opponents' sheets that has one of the player's names. Throws
 * CareError where there is none, and for one whose name was erased.
 */
export async function requireOpponent(
  tx: Database,
  { clubId, id }: ClubRow,
): Promise<{ name: string; entries: OpponentEntry[] }> {
  const all = await opponentEntries(tx, clubId);
  const own = all.filter(({ playerId }) => playerId === id);
  const name = own.at(-1)?.name;
  if (name === undefined) throw absent('Player');
  if (name === erasedName.shown) throw refused(erasedForGood);
  const names = new Set(own.map((entry) => normalisedName(entry.name)));
  return { name, entries: all.filter((entry) => names.has(normalisedName(entry.name))) };
}

/**
 * Takes names out of the opponents' sheets on which they stand, and what is made of those, and out of the texts; says in how
 * many matches. Each player gets another id: the one that there was is made of the name, and could be guessed back to it.
 */
export async function eraseEntries(
  tx: Database,
  clubId: string,
  entries: readonly OpponentEntry[],
  newId: () => string,
): Promise<number> {
  const names = [...new Set(entries.map(({ name }) => name))];
  const meant = await rememberErased(tx, opponentsOf(clubId), names, newId());
  const before = [...new Set(entries.map(({ playerId }) => playerId))];
  const ids = new Map(before.map((id, index) => [id, index === 0 ? meant : newId()]));
  const matchIds = [...new Set(entries.map(({ matchId }) => matchId))];
  await rewriteRecords(tx, clubId, matchIds, (record) =>
    changePlayersIn(record, (entry) => {
      const playerId = ids.get(entry.playerId);
      return playerId === undefined ? entry : { ...nameless(entry), playerId };
    }),
  );
  for (const teamId of new Set(entries.map((entry) => entry.teamId))) {
    const own = entries.filter((entry) => entry.teamId === teamId).map(({ matchId }) => matchId);
    await forgetTexts(tx, { clubId, teamId }, own, names);
  }
  await tx.delete(lastAdditions).where(eq(lastAdditions.clubId, clubId));
  return matchIds.length;
}
