import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { keepAdditions } from '../../match-files/adding/additions.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { players, teams } from '../database/schema.ts';
import { lookSource, readingTools } from '../imports/tools.ts';
import { type AddingContext, storeHeldMatch } from './store-held-match.ts';

/** Adding match files to the clubs of a database. */
export function createAdditions(context: AddingContext & { logger: Pick<Logger, 'error'> }) {
  const { db, clock, newId, logger } = context;
  return keepAdditions({
    reading: readingTools,
    clock,
    newId,
    source: (clubId) => lookSource(db, clubId),
    async requireTeam(clubId, teamId) {
      const [team] = await db
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .where(and(eq(teams.clubId, clubId), eq(teams.id, teamId)));
      if (team === undefined) throw new AddingError('absent', 'Team not found');
      return team;
    },
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
    async storeMatch(adding, match) {
      try {
        return await storeHeldMatch(context, adding, match);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        logger.error({ err: error }, 'a match could not be stored');
        return {
          kind: 'failed',
          reason: 'the disk of the service is full; nothing of it was stored',
        };
      }
    },
    onFailure: (error) => logger.error({ err: error }, 'a match could not be stored'),
  });
}
