import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlayerNames } from '../../contract/care.ts';
import { absent, refused } from '../../match-files/care/care-error.ts';
import { erasedForGood, type OneTeam } from '../../match-files/care/erased.ts';
import { namesOf, type PlayerMatch } from '../../match-files/care/player-matches.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers, matches, matchRecords, players, teams } from '../database/schema.ts';

/** A row of a club, by its id. */
export interface ClubRow {
  clubId: string;
  id: string;
}

export async function requireTeam(tx: Database, { clubId, id }: ClubRow) {
  const own = and(eq(teams.clubId, clubId), eq(teams.id, id));
  const [team] = await tx.select().from(teams).where(own).for('update');
  if (team === undefined) throw absent('Team');
  return team;
}

/** The match, locked before its record is read: an import that writes it at this moment comes before or after. */
export async function requireMatch(tx: Database, { clubId, id }: ClubRow) {
  const own = and(eq(matches.clubId, clubId), eq(matches.id, id));
  const [match] = await tx.select().from(matches).where(own).for('update');
  if (match === undefined) throw absent('Match');
  return match;
}

export async function findPlayer(tx: Database, { clubId, id }: ClubRow) {
  const own = and(eq(players.clubId, clubId), eq(players.id, id));
  const [player] = await tx.select().from(players).where(own).for('update');
  return player;
}

export async function requirePlayer(tx: Database, row: ClubRow) {
  const player = await findPlayer(tx, row);
  if (player === undefined) throw absent('Player');
  return player;
}

/** Throws CareError for a player whose name was erased: what would give it another is no care. */
export async function requireName(tx: Database, { clubId, id }: ClubRow): Promise<void> {
  const own = and(eq(erasedPlayers.clubId, clubId), eq(erasedPlayers.playerId, id));
  const [erased] = await tx
    .select({ playerId: erasedPlayers.playerId })
    .from(erasedPlayers)
    .where(own);
  if (erased !== undefined) throw refused(erasedForGood);
}

/** The matches on whose sheet the players of a team stand, oldest first. */
export async function matchesOf(
  tx: Database,
  { clubId, teamId }: OneTeam,
  playerIds: readonly string[],
): Promise<PlayerMatch[]> {
  const entries = sql`lateral jsonb_array_elements(${matchRecords.matchSheet} -> 'team') as entry`;
  const playerId = sql<string>`entry ->> 'playerId'`;
  return await tx
    .select({
      playerId,
      matchId: matches.id,
      day: matches.matchDay,
      opponent: matches.opponentName,
      name: sql<string>`entry ->> 'name'`,
      number: sql<string | null>`entry ->> 'number'`,
    })
    .from(matches)
    .innerJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .innerJoin(entries, sql`true`)
    .where(
      and(
        eq(matches.clubId, clubId),
        eq(matches.teamId, teamId),
        inArray(playerId, [...playerIds]),
      ),
    )
    .orderBy(matches.startsAt, matches.id);
}

/** The ids of a team's matches. */
export async function matchIdsOf(tx: Database, { clubId, teamId }: OneTeam): Promise<string[]> {
  const rows = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.teamId, teamId)))
    .orderBy(matches.id);
  return rows.map(({ id }) => id);
}

/** The names of a player on match sheets, each with its matches, the oldest first. Takes no lock. Throws CareError. */
export async function namesOfPlayer(db: Database, { clubId, id }: ClubRow): Promise<PlayerNames> {
  const own = and(eq(players.clubId, clubId), eq(players.id, id));
  const [player] = await db.select({ teamId: players.teamId }).from(players).where(own);
  if (player === undefined) throw absent('Player');
  return namesOf(await matchesOf(db, { clubId, teamId: player.teamId }, [id]));
}
