import { and, asc, eq } from 'drizzle-orm';
import type { LikePlayers } from '../../contract/care.ts';
import { alike } from '../../match-files/like-names.ts';
import type { Database } from '../database/database.ts';
import { players } from '../database/schema.ts';
import { erasedName } from '../imports/erased-players.ts';
import { type ClubRow, matchesOf, requireTeam } from './find.ts';

/**
 * Pairs of a team's players who may be one person, likeliest first: their names are alike, and they never stood on one
 * sheet. Of each pair, `one` has more matches, or else the shorter name. Throws CareError.
 */
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
  const played = new Map<string, Set<string>>();
  const ids = roster.map(({ playerId }) => playerId);
  for (const { playerId, matchId } of await matchesOf(tx, { clubId, teamId }, ids)) {
    played.set(playerId, (played.get(playerId) ?? new Set()).add(matchId));
  }
  const seen = ({ playerId }: { playerId: string }) => played.get(playerId) ?? new Set<string>();
  const pairs = alike(roster)
    .filter(([a, b]) => [...seen(a)].every((matchId) => !seen(b).has(matchId)))
    .map(([a, b]) => {
      const [one = a, other = b] = [a, b].sort(
        (x, y) => seen(y).size - seen(x).size || x.name.length - y.name.length,
      );
      return {
        one: { ...one, matches: seen(one).size },
        other: { ...other, matches: seen(other).size },
      };
    });
  return { pairs };
}
