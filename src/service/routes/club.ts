import { and, asc, eq } from 'drizzle-orm';
import type { RosterEntry, Team } from '../../contract/club.ts';
import type { Database } from '../database/open.ts';
import { players, teams } from '../database/schema.ts';
import { type Handlers, notFound } from './handler.ts';

/** The club, its teams and their rosters. */
export const clubHandlers: Pick<Handlers, 'getClub' | 'listTeams' | 'listRoster'> = {
  async getClub({ club }) {
    return { data: club };
  },

  async listTeams({ club, parameters, services }) {
    if (parameters.clubId !== club.id) throw notFound('Club');
    const rows = await services.db
      .select()
      .from(teams)
      .where(eq(teams.clubId, club.id))
      .orderBy(asc(teams.createdAt), asc(teams.name));
    return { data: { teams: rows.map(toTeam) } };
  },

  async listRoster({ club, parameters, services }) {
    await requireTeam(services.db, club.id, parameters.teamId);
    const rows = await services.db
      .select()
      .from(players)
      .where(and(eq(players.clubId, club.id), eq(players.teamId, parameters.teamId)))
      .orderBy(asc(players.name), asc(players.id));
    return { data: { roster: rows.map(toRosterEntry).sort(byNumber) } };
  },
};

/** Throws NOT_FOUND where the club has no such team. */
export async function requireTeam(db: Database, clubId: string, teamId: string): Promise<void> {
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.clubId, clubId), eq(teams.id, teamId)));
  if (found.length === 0) throw notFound('Team');
}

function toTeam(row: typeof teams.$inferSelect): Team {
  return {
    id: row.id,
    name: row.name,
    category: row.category ?? undefined,
    season: row.season ?? undefined,
    colour: row.colour ?? undefined,
  };
}

function toRosterEntry(row: typeof players.$inferSelect): RosterEntry {
  return {
    playerId: row.id,
    name: row.name,
    number: row.number ?? undefined,
    position: row.position ?? undefined,
    captain: row.captain || undefined,
  };
}

/** Shirt numbers as on a match sheet: 0 before 00 before 1; those without a number last, by name. */
function byNumber(a: RosterEntry, b: RosterEntry): number {
  const [first, second] = [a.number ?? '', b.number ?? ''];
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return Number(first) - Number(second) || first.length - second.length;
}
