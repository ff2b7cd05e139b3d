import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { IntakeError } from '../../match-files/format.ts';
import type { Database } from '../database/database.ts';
import { clubs, teams } from '../database/schema.ts';

/** The effects that a new row needs. */
export interface Making {
  clock: () => Date;
  newId: () => string;
}

export interface NamedRow {
  id: string;
  name: string;
}

/** Writes a new club. Call it in a transaction that has looked for the name. Throws IntakeError for a name that is none. */
export async function insertClub(
  tx: Database,
  { clock, newId }: Making,
  name: string,
  id = newId(),
): Promise<NamedRow> {
  const club = { id, name };
  await tx.insert(clubs).values({ ...club, normalisedName: comparable(name), createdAt: clock() });
  return club;
}

/**
 * Writes a new team of a club. Call it in a transaction that has looked for the name and ends with `noteChange`. Throws
 * IntakeError for a name that is none.
 */
export async function insertTeam(
  tx: Database,
  { clock, newId }: Making,
  clubId: string,
  team: { name: string; category?: string; season?: string; colour?: string },
): Promise<NamedRow> {
  const id = newId();
  await tx
    .insert(teams)
    .values({ ...team, clubId, id, normalisedName: comparable(team.name), createdAt: clock() });
  return { id, ...team };
}

/** The club's team of that name; null where there is none. */
export async function findTeam(
  db: Database,
  clubId: string,
  name: string,
): Promise<NamedRow | null> {
  const [team] = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.clubId, clubId), eq(teams.normalisedName, normalisedName(name))));
  return team ?? null;
}

function comparable(name: string): string {
  const normalised = normalisedName(name);
  if (normalised === '') throw new IntakeError(`"${name}" has no letter or digit to know it by.`);
  return normalised;
}
