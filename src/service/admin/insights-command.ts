import { and, asc, eq } from 'drizzle-orm';
import { resultOf } from '../../insights/state.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords, players } from '../database/schema.ts';
import { type InsightAddress, readInsights } from '../runs/read-insights.ts';
import { AdminError } from './admin-error.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequestOf } from './request.ts';

/**
 * Shows what the service answers for a match's insights: the team's and every rostered player's, or one player's
 * alone, in English or in the language asked for. Throws AdminError for a match or player that is not there.
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
  if (player !== undefined) {
    return {
      insights: await insightsOf(db, { clubId, matchId: match, playerId: player, language }),
    };
  }
  const roster = await db
    .select({ playerId: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
    .orderBy(asc(players.name), asc(players.id));
  const written = [];
  for (const { playerId, name } of roster) {
    const insights = await insightsOf(db, { clubId, matchId: match, playerId, language });
    written.push({ playerId, name, insights });
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
    insights: await insightsOf(db, { clubId, matchId: match, playerId: null, language }),
    players: written,
  };
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
