import { and, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers, playerNames, players, teams } from '../database/schema.ts';
import { deleteMatches } from './delete-match.ts';
import { type ClubRow, matchIdsOf, requireTeam } from './find.ts';

/** Deletes a team with its players and matches. Throws CareError where `typed` is not its name. */
export async function deleteTeam(tx: Database, row: ClubRow, typed: string): Promise<CareDone> {
  const { clubId, id: teamId } = row;
  const team = await requireTeam(tx, row);
  requireTypedName(typed, team.name);
  const matchIds = await matchIdsOf(tx, { clubId, teamId });
  await deleteMatches(tx, clubId, matchIds);
  for (const table of [playerNames, erasedPlayers, players]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), eq(table.teamId, teamId)));
  }
  await tx.delete(teams).where(and(eq(teams.clubId, clubId), eq(teams.id, teamId)));
  return { matches: matchIds.length };
}
