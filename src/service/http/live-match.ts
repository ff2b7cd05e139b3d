import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { scoreByPeriod } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { liveMatchAt } from '../../league/live-match.ts';
import type { matches } from '../database/schema.ts';

type MatchRow = typeof matches.$inferSelect;

/** Whether the row is the demo's match under way, which is another at each reading. */
export function isLive(row: Pick<MatchRow, 'simulationSeed'>): boolean {
  return row.simulationSeed !== null;
}

/**
 * The demo's match under way as it stands at `now`, for a row that names its seed; null for every
 * real match. Nothing writes such a match: it is played anew at each reading.
 */
export function liveRecordOf(row: MatchRow, now: Date): MatchRecord | null {
  return row.simulationSeed === null ? null : liveMatchAt(row.simulationSeed, row.id, now);
}

/** A row with what the record says of the match at this moment. */
export function withLiveRecord(row: MatchRow, record: MatchRecord): MatchRow {
  const startsAt = record.fixture.startsAt;
  return {
    ...row,
    ...scoreByPeriod(record.events),
    status: 'live',
    startsAt: startsAt === null ? row.startsAt : new Date(startsAt),
  };
}

/** The box score of a match under way. */
export function liveBoxScore(row: MatchRow, teamName: string, record: MatchRecord): BoxScore {
  return deriveBoxScore({
    matchId: row.id,
    status: 'live',
    rules: row,
    team: { name: teamName, coach: record.teamCoach },
    opponent: { name: row.opponentName, coach: record.opponentCoach },
    matchSheet: record.matchSheet,
    events: record.events,
  }).boxScore;
}
