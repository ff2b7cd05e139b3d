import type { Match } from '../../contract/match.ts';
import { insightStatusOf } from '../../insights/state.ts';
import type { insightRuns, matches } from '../database/schema.ts';
import { requireTeam } from './club.ts';
import type { Handlers } from './handler.ts';

type RunStatus = (typeof insightRuns.$inferSelect)['status'];

/** The matches of a team. */
export const matchHandlers: Pick<Handlers, 'listMatches'> = {
  async listMatches({ club, parameters, services }) {
    const where = { clubId: club.id, teamId: parameters.teamId };
    await requireTeam(services.reads, where);
    const rows = await services.reads.matches.execute(where);
    return { data: { matches: rows.map(({ match, runStatus }) => toMatch(match, runStatus)) } };
  },
};

/** A stored match as lists send it. */
export function toMatch(row: typeof matches.$inferSelect, runStatus: RunStatus | null): Match {
  return {
    id: row.id,
    startsAt: row.hourKnown ? row.startsAt.toISOString() : row.matchDay,
    status: row.status,
    competition: row.competition ?? undefined,
    round: row.round ?? undefined,
    venue: row.venue ?? undefined,
    homeAway: row.homeAway,
    opponent: { id: row.opponentId, name: row.opponentName },
    score: row.score,
    periods: row.periods,
    regulationPeriods: row.regulationPeriods,
    periodMinutes: row.periodMinutes,
    overtimeMinutes: row.overtimeMinutes,
    attendance: row.attendance ?? undefined,
    officials: row.officials ?? undefined,
    insightsStatus: insightStatusOf(row.status, runStatus),
  };
}
