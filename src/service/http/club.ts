import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { RosterEntry, Team } from '../../contract/club.ts';
import { insightStatusOf } from '../../insights/state.ts';
import { toMatch } from '../../match-files/stored-match.ts';
import type { Reads } from '../database/reads.ts';
import type { players, teams } from '../database/schema.ts';
import { notFound } from './call-error.ts';
import type { Handlers } from './handler.ts';

type ClubHandlers = Pick<Handlers, 'getClub' | 'listTeams' | 'listRoster' | 'listMatches'>;

/** The club, its teams, their rosters and matches. */
export const clubHandlers: ClubHandlers = {
  async getClub({ club }) {
    return { data: club };
  },

  async listTeams({ club, parameters, services }) {
    if (parameters.clubId !== club.id) throw notFound('Club');
    const rows = await services.reads.teams.execute({ clubId: club.id });
    return { data: { teams: rows.map(toTeam) } };
  },

  async listRoster({ club, parameters, services }) {
    const where = { clubId: club.id, teamId: parameters.teamId };
    await requireTeam(services.reads, where);
    const rows = await services.reads.roster.execute(where);
    return { data: { roster: rows.map(toRosterEntry).sort(byShirtNumber) } };
  },

  async listMatches({ club, parameters, services }) {
    const where = { clubId: club.id, teamId: parameters.teamId };
    await requireTeam(services.reads, where);
    const rows = await services.reads.matches.execute(where);
    const matches = rows.map(({ match, runStatus }) =>
      toMatch(match, insightStatusOf(match.status, runStatus)),
    );
    return { data: { matches } };
  },
};

/** Throws NOT_FOUND where the club has no such team. */
async function requireTeam(reads: Reads, where: { clubId: string; teamId: string }): Promise<void> {
  if ((await reads.team.execute(where)).length === 0) throw notFound('Team');
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
