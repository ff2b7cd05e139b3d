import { and, asc, desc, eq } from 'drizzle-orm';
import type { Match } from '../../contract/match.ts';
import { insightRuns, matches } from '../database/schema.ts';
import { insightStatusOf } from '../insights/state.ts';
import { requireTeam } from './club.ts';
import type { Handlers } from './handler.ts';
import { liveRecordOf, withLiveRecord } from './live-match.ts';

type RunStatus = (typeof insightRuns.$inferSelect)['status'];

/** The matches of a team. */
export const matchHandlers: Pick<Handlers, 'listMatches'> = {
  async listMatches({ club, parameters, services }) {
    await requireTeam(services.db, club.id, parameters.teamId);
    const now = services.clock();
    const rows = await services.db
      .select({ match: matches, runStatus: insightRuns.status })
      .from(matches)
      .leftJoin(
        insightRuns,
        and(eq(insightRuns.clubId, matches.clubId), eq(insightRuns.matchId, matches.id)),
      )
      .where(and(eq(matches.clubId, club.id), eq(matches.teamId, parameters.teamId)))
      .orderBy(desc(matches.startsAt), asc(matches.id));
    const list = rows.map(({ match, runStatus }) => {
      const record = liveRecordOf(match, now);
      return toMatch(record === null ? match : withLiveRecord(match, record), runStatus);
    });
    // A match under way starts anew with each reading, so the order of the rows may have changed.
    list.sort((a, b) => (b.startsAt ?? '').localeCompare(a.startsAt ?? ''));
    return { data: { matches: list } };
  },
};

function toMatch(row: typeof matches.$inferSelect, runStatus: RunStatus | null): Match {
  return {
    id: row.id,
    startsAt: row.startsAt.toISOString(),
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
