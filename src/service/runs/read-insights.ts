import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../contract/language.ts';
import type { InsightSnapshot, Subject } from '../../insights/state.ts';
import type { Database } from '../database/database.ts';
import { insightRuns, insights, matches, players } from '../database/schema.ts';

/** Whose insights: the team's (`playerId` null) or one player's. */
export interface InsightAddress {
  clubId: string;
  matchId: string;
  playerId: string | null;
  /** The language to read it in; English by default. */
  language?: Language;
}

/** What was found at an address; `null` players are told apart from matches so that each can be named. */
export type InsightReading =
  | { found: 'insights'; snapshot: InsightSnapshot; subject: Subject; language: Language }
  | { found: 'no match' }
  | { found: 'no player' };

/** `subject` of the team's row; players' rows carry their id. */
export const teamSubject = 'team';

/**
 * Reads the state of a match's insights and what is written about one subject, in one statement, so
 * that a run that finishes meanwhile is seen whole or not at all. A player must be on the roster of
 * the team that played the match. What was written before there were two languages is read in English.
 */
export async function readInsights(
  db: Database,
  { clubId, matchId, playerId, language = 'en' }: InsightAddress,
): Promise<InsightReading> {
  const rosterIncomplete = sql<boolean>`exists (
    select 1 from ${players} as rostered
    where rostered.club_id = ${matches.clubId} and rostered.team_id = ${matches.teamId}
      and not exists (
        select 1 from ${insights} as written
        where written.club_id = rostered.club_id and written.match_id = ${matches.id}
          and written.subject = rostered.id::text
      )
  )`;
  const rows = await db
    .select({
      matchStatus: matches.status,
      contentHash: matches.contentHash,
      rosterIncomplete,
      playerId: players.id,
      language: insights.language,
      summary: insights.summary,
      ratings: insights.ratings,
      run: {
        runId: insightRuns.runId,
        status: insightRuns.status,
        startedAt: insightRuns.startedAt,
        generatedAt: insightRuns.generatedAt,
        generatedFrom: insightRuns.generatedFrom,
      },
    })
    .from(matches)
    .leftJoin(
      insightRuns,
      and(eq(insightRuns.clubId, matches.clubId), eq(insightRuns.matchId, matches.id)),
    )
    .leftJoin(
      players,
      and(
        eq(players.clubId, matches.clubId),
        eq(players.teamId, matches.teamId),
        playerId === null ? sql`false` : eq(players.id, playerId),
      ),
    )
    .leftJoin(
      insights,
      and(
        eq(insights.clubId, matches.clubId),
        eq(insights.matchId, matches.id),
        eq(insights.subject, playerId ?? teamSubject),
        inArray(insights.language, [language, 'en']),
      ),
    )
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
  const row = rows.find((each) => each.language === language) ?? rows[0];
  if (row === undefined) return { found: 'no match' };
  if (playerId !== null && row.playerId === null) return { found: 'no player' };
  const { matchStatus, contentHash, run, summary, ratings } = row;
  return {
    found: 'insights',
    snapshot: { matchStatus, contentHash, run, rosterIncomplete: row.rosterIncomplete },
    subject: {
      kind: playerId === null ? 'team' : 'player',
      written: summary !== null && ratings !== null ? { summary, ratings } : null,
    },
    language: row.language ?? language,
  };
}
