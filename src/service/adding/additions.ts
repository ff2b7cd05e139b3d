import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { keepAdditions } from '../../match-files/adding/additions.ts';
import { players } from '../database/schema.ts';
import { lookSource, readingTools } from '../imports/tools.ts';
import { type AddingContext, storeHeldMatch } from './store-held-match.ts';
import { requireTeam } from './team-of-club.ts';

/** Adding match files to the clubs of a database. */
export function createAdditions(context: AddingContext & { logger: Pick<Logger, 'error'> }) {
  const { db, clock, newId, logger } = context;
  return keepAdditions({
    reading: readingTools,
    clock,
    newId,
    source: (clubId) => lookSource(db, clubId),
    requireTeam: (clubId, teamId) => requireTeam(db, clubId, teamId),
    async hasPlayers(clubId, teamId, ids) {
      const found = await db
        .select({ id: players.id })
        .from(players)
        .where(
          and(
            eq(players.clubId, clubId),
            eq(players.teamId, teamId),
            inArray(players.id, [...ids]),
          ),
        );
      return found.length === ids.length;
    },
    storeMatch: (adding, match) => storeHeldMatch(context, adding, match),
    onFailure: (error) => logger.error({ err: error }, 'a match could not be stored'),
  });
}
