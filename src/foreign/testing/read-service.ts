import type { BoxScore } from '../../contract/box-score.ts';
import type { ReadingContext } from '../context.ts';
import type { Mapping } from '../mapping.ts';
import type { ReadingReport } from '../report.ts';
import { understand } from '../understand.ts';
import type { ReadReplies } from './facts.ts';

interface Replies {
  teams: unknown;
  matches: unknown;
  box: (matchId: string) => unknown;
}

/** Local time is UTC here, and it is noon. */
export const emptyContext: ReadingContext = {
  teams: [],
  now: Date.parse('2026-11-22T12:00:00Z'),
  readLocalTime(wallTime) {
    const time = Date.parse(`${wallTime}Z`);
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  },
};

/** Reads a service as the dashboard does, one reply after the other, each with the facts of those before it. */
export function readService(
  replies: Replies,
  teamId: string,
  playedIds: readonly string[],
  mapping?: Mapping,
): ReadReplies & { reports: ReadingReport[] } {
  const reports: ReadingReport[] = [];
  const keep = <R extends { report?: ReadingReport } | null>(reading: R) => {
    if (!reading) throw new Error('nothing was read');
    if (reading.report) reports.push(reading.report);
    return reading;
  };
  const { teams } = keep(
    understand('listTeams', replies.teams, { clubId: 'C' }, emptyContext, mapping),
  ).value;
  const ofTeam = { ...emptyContext, teamId, teams };
  const { matches } = keep(
    understand('listMatches', replies.matches, { teamId }, ofTeam, mapping),
  ).value;
  const boxScores = new Map<string, BoxScore>();
  for (const matchId of playedIds) {
    const match = matches.find(({ id }) => id === matchId);
    const ofMatch = { ...emptyContext, teams, match: match && { ...match, teamId } };
    const box = replies.box(matchId);
    boxScores.set(
      matchId,
      keep(understand('getBoxScore', box, { matchId }, ofMatch, mapping)).value,
    );
  }
  return { teams, matches, boxScores, reports };
}
