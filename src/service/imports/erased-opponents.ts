import { and, eq, sql } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { opponentsOf, opponentsWithoutErased } from '../../match-files/care/erased.ts';
import { type NamedPlayer, opponentPlayerIds } from '../../match-files/recognise.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';
import { erasedAmong, erasedOf } from './erased-players.ts';

/** How an opponent's player stands on the sheet of a stored match. */
export interface OpponentEntry {
  matchId: string;
  teamId: string;
  opponentId: string;
  opponent: string;
  playerId: string;
  name: string;
  number: string | null;
}

/** Every entry of the opponents' sheets of a club, or of one opponent's. */
export async function opponentEntries(
  tx: Database,
  clubId: string,
  opponentId?: string,
): Promise<OpponentEntry[]> {
  const entries = sql`lateral jsonb_array_elements(${matchRecords.matchSheet} -> 'opponent') as entry`;
  const ofClub = eq(matches.clubId, clubId);
  return await tx
    .select({
      matchId: matches.id,
      teamId: matches.teamId,
      opponentId: matches.opponentId,
      opponent: matches.opponentName,
      playerId: sql<string>`entry ->> 'playerId'`,
      name: sql<string>`entry ->> 'name'`,
      number: sql<string | null>`entry ->> 'number'`,
    })
    .from(matches)
    .innerJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .innerJoin(entries, sql`true`)
    .where(opponentId === undefined ? ofClub : and(ofClub, eq(matches.opponentId, opponentId)))
    .orderBy(matches.startsAt, matches.id);
}

/**
 * An opponent's players of a file as they may be stored, and the id of each: those whose name was erased have neither name
 * nor number. Names that the opponent's stored sheets have are not erased; telling of the others is slow.
 */
export async function opponentPlayers<Player extends NamedPlayer>(
  tx: Database,
  { clubId, opponentId }: { clubId: string; opponentId: string },
  players: readonly Player[],
  newId: () => string,
): Promise<{ players: Player[]; ids: string[] }> {
  const ids = opponentPlayerIds(opponentId, players);
  const opponents = opponentsOf(clubId);
  const isPlain = (await erasedOf(tx, opponents)).length === 0;
  const standing = isPlain ? [] : await opponentEntries(tx, clubId, opponentId);
  const known = new Set(standing.map(({ name }) => normalisedName(name)));
  const unknown = players
    .map(({ name }) => normalisedName(name))
    .filter((name) => !known.has(name));
  const erased = isPlain ? new Map<string, string>() : await erasedAmong(tx, opponents, unknown);
  return opponentsWithoutErased(players, ids, erased, newId);
}
