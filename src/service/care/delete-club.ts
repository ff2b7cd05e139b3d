import { eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { absent } from '../../match-files/care/care-error.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import {
  apiKeys,
  clubs,
  erasedPlayers,
  insightRuns,
  insights,
  lastAdditions,
  matches,
  matchRecords,
  playerNames,
  players,
  teams,
} from '../database/schema.ts';

/** Every table with rows of a club, those that refer to others before them. */
const tables = [
  insightRuns,
  insights,
  matchRecords,
  matches,
  playerNames,
  erasedPlayers,
  players,
  lastAdditions,
  teams,
  apiKeys,
];

/** Deletes a club with everything that is its own, keys too. Throws CareError where `typed` is not its name. */
export async function deleteClub(tx: Database, clubId: string, typed: string): Promise<CareDone> {
  const [club] = await tx.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, clubId));
  if (club === undefined) throw absent('Club');
  requireTypedName(typed, club.name);
  const own = await tx.select({ id: matches.id }).from(matches).where(eq(matches.clubId, clubId));
  for (const table of tables) await tx.delete(table).where(eq(table.clubId, clubId));
  await tx.delete(clubs).where(eq(clubs.id, clubId));
  return { matches: own.length };
}
