import { insightStatusOf } from '../../insights/state.ts';
import { toMatch } from '../../match-files/stored-match.ts';
import { requireTeam } from './club.ts';
import type { Handlers } from './handler.ts';

/** The matches of a team. */
export const matchHandlers: Pick<Handlers, 'listMatches'> = {
  async listMatches({ club, parameters, services }) {
    const where = { clubId: club.id, teamId: parameters.teamId };
    await requireTeam(services.reads, where);
    const rows = await services.reads.matches.execute(where);
    return {
      data: {
        matches: rows.map(({ match, runStatus }) =>
          toMatch(match, insightStatusOf(match.status, runStatus)),
        ),
      },
    };
  },
};
