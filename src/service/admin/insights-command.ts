import { eq } from 'drizzle-orm';
import { matches } from '../database/schema.ts';
import { readInsights } from '../insights/read-insights.ts';
import { resultOf } from '../insights/state.ts';
import { AdminError } from './admin-error.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequestOf } from './request.ts';

/** Shows what the service answers for a match's insights, the team's or a player's. */
export async function showInsights(
  { db }: AdminContext,
  { match, player }: AdminRequestOf<'insights show'>,
) {
  const [row] = await db
    .select({ clubId: matches.clubId })
    .from(matches)
    .where(eq(matches.id, match));
  const reading =
    row === undefined
      ? ({ found: 'no match' } as const)
      : await readInsights(db, { clubId: row.clubId, matchId: match, playerId: player ?? null });
  switch (reading.found) {
    case 'insights':
      return { insights: resultOf(reading.snapshot, reading.subject) };
    case 'no match':
      throw new AdminError(`There is no match ${match}.`);
    case 'no player':
      throw new AdminError(`Player ${player} is not on the roster of that match's team.`);
  }
}
