import { and, eq } from 'drizzle-orm';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import type { Database } from '../database/database.ts';
import { teams } from '../database/schema.ts';

/** A team of the club. Throws AddingError for another club's, as if it were not there. */
export async function requireTeam(
  db: Database,
  clubId: string,
  teamId: string,
): Promise<{ id: string; name: string }> {
  const [team] = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.clubId, clubId), eq(teams.id, teamId)));
  if (team === undefined) throw new AddingError('absent', 'Team not found');
  return team;
}
