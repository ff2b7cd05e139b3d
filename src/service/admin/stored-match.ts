import { and, eq } from 'drizzle-orm';
import { trustReport } from '../../basketball/trust.ts';
import type { FoundMatch } from '../../contract/adding.ts';
import { insightStatusOf } from '../../insights/state.ts';
import { toMatch } from '../../match-files/stored-match.ts';
import { failedChecks } from '../../match-files/trust-in-words.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';

/** What is told of a match after its file was added: what became of it, and what does not agree in it. */
export async function storedMatch(
  db: Database,
  clubId: string,
  teamName: string,
  { files, outcome, disagreements, unread }: FoundMatch,
) {
  const id = outcome?.matchId ?? null;
  const told = {
    file: files[0] ?? '',
    files,
    id,
    outcome: outcome?.kind ?? 'skipped',
    disagreements,
    unread,
  };
  const [row] =
    id === null
      ? []
      : await db
          .select({ match: matches, record: matchRecords })
          .from(matches)
          .innerJoin(
            matchRecords,
            and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
          )
          .where(and(eq(matches.clubId, clubId), eq(matches.id, id)));
  if (row === undefined) return { ...told, opponent: '', score: null, failedChecks: [] };
  const { match, record } = row;
  const { opponentName: opponent, matchDay: day, status, score } = match;
  const checks = trustReport({
    match: toMatch(match, insightStatusOf(match.status, null)),
    boxScore: record.boxScore,
    playByPlay: record.hasPlays ? record : null,
  });
  return {
    ...told,
    opponent,
    day,
    status,
    score,
    checks,
    failedChecks: failedChecks(checks, { team: teamName, opponent }),
  };
}
