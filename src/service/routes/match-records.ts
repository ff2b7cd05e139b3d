import { and, eq } from 'drizzle-orm';
import { matches, matchRecords, teams } from '../database/schema.ts';
import { type Handlers, notFound, type Services } from './handler.ts';
import { liveBoxScore, liveRecordOf } from './live-match.ts';

/** What was recorded on court: the box score, and the events it was derived from. */
export const matchRecordHandlers: Pick<Handlers, 'getBoxScore' | 'getPlayByPlay'> = {
  async getBoxScore({ club, parameters, services }) {
    const { match, teamName } = await requireMatch(services, club.id, parameters.matchId);
    const live = liveRecordOf(match, services.clock());
    if (live !== null) return { data: liveBoxScore(match, teamName, live) };
    const [record] = await services.db
      .select({ boxScore: matchRecords.boxScore })
      .from(matchRecords)
      .where(recordOf(club.id, match.id));
    return { data: record?.boxScore ?? nothingRecorded(match, teamName) };
  },

  async getPlayByPlay({ club, parameters, services }) {
    const { match } = await requireMatch(services, club.id, parameters.matchId);
    const live = liveRecordOf(match, services.clock());
    if (live !== null) {
      return { data: { matchId: match.id, matchSheet: live.matchSheet, events: live.events } };
    }
    const [record] = await services.db
      .select({ matchSheet: matchRecords.matchSheet, events: matchRecords.events })
      .from(matchRecords)
      .where(recordOf(club.id, match.id));
    const { matchSheet, events } = record ?? { matchSheet: { team: [], opponent: [] }, events: [] };
    return { data: { matchId: match.id, matchSheet, events } };
  },
};

async function requireMatch({ db }: Services, clubId: string, matchId: string) {
  const [found] = await db
    .select({ match: matches, teamName: teams.name })
    .from(matches)
    .innerJoin(teams, and(eq(teams.clubId, matches.clubId), eq(teams.id, matches.teamId)))
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
  if (found === undefined) throw notFound('Match');
  return found;
}

function recordOf(clubId: string, matchId: string) {
  return and(eq(matchRecords.clubId, clubId), eq(matchRecords.matchId, matchId));
}

/** The box score of a match that has not been played, or that nobody recorded. */
function nothingRecorded(match: typeof matches.$inferSelect, teamName: string) {
  return {
    matchId: match.id,
    status: match.status,
    team: { name: teamName, players: [], totals: null },
    opponent: { name: match.opponentName, players: [], totals: null },
  };
}
