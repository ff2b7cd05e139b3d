import { and, eq } from 'drizzle-orm';
import { withoutPlays } from '../../match-files/stored-match.ts';
import type { Reads } from '../database/reads.ts';
import { type matches, matchRecords } from '../database/schema.ts';
import { CallError, notFound } from './call-error.ts';
import type { Call, Handlers, StoredReply } from './handler.ts';

type RecordCall = Call<'getBoxScore' | 'getPlayByPlay'>;

/** What was recorded on court: the box score, and the events it was derived from. */
export const matchRecordHandlers: Pick<Handlers, 'getBoxScore' | 'getPlayByPlay'> = {
  async getBoxScore(call) {
    const { club, parameters, services } = call;
    const stored = await storedReply(call, services.reads.boxScoreReply);
    if (stored !== null) return stored;
    const { match, teamName } = await requireMatch(call);
    const [record] = await services.db
      .select({ boxScore: matchRecords.boxScore })
      .from(matchRecords)
      .where(recordOf(club.id, parameters.matchId));
    return { data: record?.boxScore ?? nothingRecorded(match, teamName) };
  },

  async getPlayByPlay(call) {
    const { club, parameters, services } = call;
    const stored = await storedReply(call, services.reads.playByPlayReply);
    if (stored !== null) return stored;
    const { matchId } = parameters;
    const [record] = await services.db
      .select({
        matchSheet: matchRecords.matchSheet,
        events: matchRecords.events,
        hasPlays: matchRecords.hasPlays,
      })
      .from(matchRecords)
      .where(recordOf(club.id, matchId));
    if (record?.hasPlays === false) throw noPlays();
    const { matchSheet, events } = record ?? { matchSheet: { team: [], opponent: [] }, events: [] };
    return { data: { matchId, matchSheet, events } };
  },
};

/** For a match that came as a box score alone. */
function noPlays(): CallError {
  return new CallError('NOT_FOUND', withoutPlays);
}

/** The reply as it was stored with the match; null where it has to be made. Throws NOT_FOUND. */
async function storedReply(
  { club, parameters, knownTag }: RecordCall,
  read: Reads['boxScoreReply'] | Reads['playByPlayReply'],
): Promise<StoredReply | null> {
  const where = { clubId: club.id, matchId: parameters.matchId, knownTag };
  const [found] = await read.execute(where);
  if (found === undefined) throw notFound('Match');
  const { tag, body } = found;
  return tag === null ? null : { stored: { tag, body } };
}

async function requireMatch({ club, parameters, services }: RecordCall) {
  const where = { clubId: club.id, matchId: parameters.matchId };
  const [found] = await services.reads.match.execute(where);
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
