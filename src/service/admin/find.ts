import { and, eq } from 'drizzle-orm';
import { validate } from 'uuid';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Database } from '../database/database.ts';
import { clubs, teams } from '../database/schema.ts';
import type { NamedRow } from '../imports/new-rows.ts';
import { AdminError } from './context.ts';

/** The club of that name or id; null where there is none. Throws AdminError where several have that name. */
export async function findClub(db: Database, nameOrId: string): Promise<NamedRow | null> {
  const found = await db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(
      validate(nameOrId)
        ? eq(clubs.id, nameOrId)
        : eq(clubs.normalisedName, normalisedName(nameOrId)),
    );
  refuseSeveral(found, 'clubs', nameOrId);
  return found[0] ?? null;
}

/** Throws AdminError where several have a name: which of them is meant is said by its id. */
export function refuseSeveral(found: readonly { id: string }[], what: string, name: string): void {
  if (found.length < 2) return;
  const ids = found.map(({ id }) => id).sort();
  throw new AdminError(
    `${found.length} ${what} are called "${name}". Name one by its id: ${ids.join(', ')}`,
  );
}

/** The same for a club that must be there. Throws AdminError. */
export async function requireClub(db: Database, nameOrId: string): Promise<NamedRow> {
  const club = await findClub(db, nameOrId);
  if (club === null) {
    throw new AdminError(`There is no club "${nameOrId}". Add it with: club add "${nameOrId}"`);
  }
  return club;
}

/**
 * The team of that name or id, among all clubs or one club's. Throws AdminError where there is none,
 * or where several clubs have a team of that name.
 */
export async function requireTeam(
  db: Database,
  nameOrId: string,
  clubNameOrId: string | undefined,
): Promise<NamedRow & { clubId: string }> {
  const club = clubNameOrId === undefined ? null : await requireClub(db, clubNameOrId);
  const found = await db
    .select({ id: teams.id, name: teams.name, clubId: teams.clubId })
    .from(teams)
    .where(
      and(
        validate(nameOrId)
          ? eq(teams.id, nameOrId)
          : eq(teams.normalisedName, normalisedName(nameOrId)),
        club === null ? undefined : eq(teams.clubId, club.id),
      ),
    );
  const [team] = found;
  if (team === undefined) {
    throw new AdminError(
      `There is no team "${nameOrId}". Add it with: team add CLUB "${nameOrId}"`,
    );
  }
  if (found.length > 1) {
    throw new AdminError(`Several clubs have a team "${nameOrId}". Say which with --club.`);
  }
  return team;
}
