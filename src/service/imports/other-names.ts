import { and, eq } from 'drizzle-orm';
import type { OneTeam } from '../../match-files/care/erased.ts';
import { completed } from '../../match-files/recognise.ts';
import type { Database } from '../database/database.ts';
import { playerNames } from '../database/schema.ts';
import { erasedAmong } from './erased-players.ts';

/**
 * Completes the ids of a sheet's players, null for whom the roster does not know: by the names of players who were joined
 * to others or renamed, and by those that were erased. Nobody is given to two.
 */
export async function byOtherNames(
  tx: Database,
  team: OneTeam,
  named: readonly { name: string }[],
  ids: readonly (string | null)[],
): Promise<(string | null)[]> {
  const unknown = named.filter((_, index) => ids[index] === null).map(({ name }) => name);
  if (unknown.length === 0) return [...ids];
  return completed(named, ids, await otherNames(tx, team, unknown));
}

/** Whom some names mean that no roster has, by the normalised name: players who were joined, renamed or erased. */
export async function otherNames(
  tx: Database,
  team: OneTeam,
  names: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map(await erasedAmong(tx, team, names));
  const rows = await tx
    .select({ normalisedName: playerNames.normalisedName, playerId: playerNames.playerId })
    .from(playerNames)
    .where(and(eq(playerNames.clubId, team.clubId), eq(playerNames.teamId, team.teamId)));
  for (const row of rows) known.set(row.normalisedName, row.playerId);
  return known;
}
