import { and, asc, eq } from 'drizzle-orm';
import type { LikePlayers } from '../../contract/care.ts';
import { erasedName } from '../../match-files/care/erased.ts';
import { likePairs } from '../../match-files/care/player-matches.ts';
import type { Database } from '../database/database.ts';
import { players } from '../database/schema.ts';
import { type ClubRow, matchesOf, requireTeam } from './find.ts';

/** Pairs of a team's players who may be one person: see `likePairs`. Throws CareError. */
export async function likePlayers(tx: Database, row: ClubRow): Promise<LikePlayers> {
  const { clubId, id: teamId } = row;
  await requireTeam(tx, row);
  const rows = await tx
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
  return likePairs(roster, await matchesOf(tx, { clubId, teamId }, ids));
}
