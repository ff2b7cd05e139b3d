import { and, eq, ne } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { refused } from '../../match-files/care/care-error.ts';
import { comparableName, requireTypedName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers, playerNames, players, teams } from '../database/schema.ts';
import { type ClubRow, matchIdsOf, requireTeam } from './find.ts';
import { deleteMatches } from './match.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';

export interface TeamChange {
  name?: string | undefined;
  category?: string | undefined;
  season?: string | undefined;
}

/**
 * Renames a team, also in the box scores of its matches, or sets its category or season. Texts name the team, and advise by
 * its category: those written before are stale then. Throws CareError where the club has another team of that name.
 */
export async function changeTeam(
  tx: Database,
  row: ClubRow,
  { name, category, season }: TeamChange,
): Promise<CareDone> {
  const { clubId, id } = row;
  const team = await requireTeam(tx, row);
  const renamed = name !== undefined && name !== team.name;
  const set = {
    ...(renamed ? { name, normalisedName: await freeName(tx, row, name) } : {}),
    ...(category === undefined ? {} : { category }),
    ...(season === undefined ? {} : { season }),
  };
  if (Object.keys(set).length === 0) return { matches: 0 };
  await tx
    .update(teams)
    .set(set)
    .where(and(eq(teams.clubId, clubId), eq(teams.id, id)));
  const otherCategory = category !== undefined && category !== team.category;
  if (!renamed && !otherCategory) return { matches: 0 };
  const matchIds = await matchIdsOf(tx, { clubId, teamId: id });
  await makeStale(tx, clubId, matchIds);
  if (!renamed) return { matches: 0 };
  await rewriteRecords(tx, clubId, matchIds, (record) => ({
    ...record,
    boxScore: { ...record.boxScore, team: { ...record.boxScore.team, name } },
  }));
  await closeUndo(tx, clubId, matchIds);
  return { matches: matchIds.length };
}

async function freeName(tx: Database, { clubId, id }: ClubRow, name: string): Promise<string> {
  const normalisedName = comparableName(name);
  const [other] = await tx
    .select({ name: teams.name })
    .from(teams)
    .where(
      and(eq(teams.clubId, clubId), eq(teams.normalisedName, normalisedName), ne(teams.id, id)),
    );
  if (other !== undefined) throw refused(`The club has a team "${other.name}" already`);
  return normalisedName;
}

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
