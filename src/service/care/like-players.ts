import { and, asc, eq } from 'drizzle-orm';
import type { LikePlayers } from '../../contract/care.ts';
import { absent } from '../../match-files/care/care-error.ts';
import { erasedName } from '../../match-files/care/erased.ts';
import { likePairs } from '../../match-files/care/player-matches.ts';
import type { Database } from '../database/database.ts';
import { players, teams } from '../database/schema.ts';
import { type ClubRow, matchesOf } from './find.ts';

/** Pairs of a team's players who may be one person: see `likePairs`. Takes no lock. Throws CareError. */
export async function likePlayers(
  db: Database,
  { clubId, id: teamId }: ClubRow,
): Promise<LikePlayers> {
  const own = and(eq(teams.clubId, clubId), eq(teams.id, teamId));
  const [team] = await db.select({ id: teams.id }).from(teams).where(own);
  if (team === undefined) throw absent('Team');
  const rows = await db
    .select({
      playerId: players.id,
      name: players.name,
      number: players.number,
      normalisedName: players.normalisedName,
    })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
    .orderBy(asc(players.createdAt), asc(players.id));
  const roster = rows
    .filter(({ normalisedName }) => normalisedName !== erasedName.comparable)
    .map(({ playerId, name, number }) => ({
      playerId,
      name,
      ...(number === null ? {} : { number }),
    }));
  const ids = roster.map(({ playerId }) => playerId);
  return likePairs(roster, await matchesOf(db, { clubId, teamId }, ids));
}
