import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { OneTeam } from '../../match-files/care/erased.ts';
import { type NamedPlayer, recognise } from '../../match-files/recognise.ts';
import type { Database } from '../database/database.ts';
import { players } from '../database/schema.ts';
import { byOtherNames } from './other-names.ts';

/**
 * The ids of a match file's own players, in order; those the roster does not know are added to it, and are named besides.
 * Call it in the transaction that stores the match.
 */
export async function rosterIds(
  tx: Database,
  team: OneTeam,
  named: readonly NamedPlayer[],
  { now, newId }: { now: Date; newId: () => string },
): Promise<{ ids: string[]; added: string[] }> {
  const roster = await tx
    .select({ id: players.id, normalisedName: players.normalisedName, number: players.number })
    .from(players)
    .where(and(eq(players.clubId, team.clubId), eq(players.teamId, team.teamId)));
  const added: (typeof players.$inferInsert)[] = [];
  const recognised = await byOtherNames(tx, team, named, recognise(roster, named));
  const ids = recognised.map((known, index) => {
    const player = named[index];
    if (known !== null || player === undefined) return known ?? '';
    const id = newId();
    added.push({
      ...team,
      id,
      name: player.name,
      normalisedName: normalisedName(player.name),
      number: player.number ?? null,
      position: player.position ?? null,
      createdAt: now,
    });
    return id;
  });
  if (added.length > 0) await tx.insert(players).values(added);
  return { ids, added: added.map(({ id }) => id) };
}
