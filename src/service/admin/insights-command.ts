import { and, asc, eq } from 'drizzle-orm';
import type { InsightResult } from '../../contract/insight.ts';
import type { Language } from '../../contract/language.ts';
import { type Grounds, groundsOf } from '../../insights/grounds.ts';
import { keepMatches } from '../../insights/kept-matches.ts';
import { resultOf } from '../../insights/state.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords, players } from '../database/schema.ts';
import { type InsightAddress, readInsights } from '../runs/read-insights.ts';
import { readRunInput } from '../runs/run-input.ts';
import { type AdminContext, AdminError } from './context.ts';
import type { AdminRequestOf } from './request.ts';

/**
 * Shows what the service answers for a match's insights: the team's and every rostered player's, or one player's
 * alone, in English or in the language asked for, and what each sentence rests on. That is not stored: it is worked out
 * again, and a sentence that would not be written today any more has no grounds. Throws AdminError for a match or player that is not there.
 */
export async function showInsights(
  { db }: AdminContext,
  { match, player, language }: AdminRequestOf<'insights show'>,
) {
  const [row] = await db
    .select({
      clubId: matches.clubId,
      teamId: matches.teamId,
      opponent: matches.opponentName,
      startsAt: matches.startsAt,
      boxScore: matchRecords.boxScore,
    })
    .from(matches)
    .leftJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .where(eq(matches.id, match));
  if (row === undefined) throw new AdminError(`There is no match ${match}.`);
  const { clubId, teamId, boxScore } = row;
  const ofTeam = await insightsOf(db, { clubId, matchId: match, playerId: null, language });
  const isWritten = ofTeam.summary !== undefined;
  const grounds = isWritten ? await readGrounds(db, { clubId, matchId: match }, language) : null;
  if (player !== undefined) {
    const written = await insightsOf(db, { clubId, matchId: match, playerId: player, language });
    return { insights: withGrounds(written, grounds?.players.get(player)) };
  }
  const roster = await db
    .select({ playerId: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
    .orderBy(asc(players.name), asc(players.id));
  const written = [];
  for (const { playerId, name } of roster) {
    const insights = await insightsOf(db, { clubId, matchId: match, playerId, language });
    written.push({
      playerId,
      name,
      insights: withGrounds(insights, grounds?.players.get(playerId)),
    });
  }
  return {
    match: {
      id: match,
      startsAt: row.startsAt.toISOString(),
      team: boxScore?.team.name ?? null,
      opponent: row.opponent,
      score: {
        team: boxScore?.team.totals?.points ?? null,
        opponent: boxScore?.opponent.totals?.points ?? null,
      },
    },
    insights: withGrounds(ofTeam, grounds?.team),
    players: written,
  };
}

/** What the sentences rest on that would be written of a match today; `null` where there is nothing to write of. */
async function readGrounds(
  db: Database,
  match: { clubId: string; matchId: string },
  language: Language,
) {
  const input = await readRunInput(db, match, keepMatches(0));
  return input && groundsOf(input, language);
}

/** A text with the grounds of those of its sentences that would be written today. */
function withGrounds(insights: InsightResult, grounds: readonly Grounds[] = []) {
  const { summary } = insights;
  if (summary === undefined) return insights;
  const stands = ({ list, sentence }: Grounds) => summary[list].includes(sentence);
  return { ...insights, grounds: grounds.filter(stands) };
}

async function insightsOf(db: Database, address: InsightAddress) {
  const reading = await readInsights(db, address);
  switch (reading.found) {
    case 'insights':
      return resultOf(reading.snapshot, reading.subject, reading.language);
    case 'no match':
      throw new AdminError(`There is no match ${address.matchId}.`);
    case 'no player':
      throw new AdminError(`Player ${address.playerId} is not on the roster of that match's team.`);
  }
}
