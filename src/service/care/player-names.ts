import type { PlayerNames } from '../../contract/care.ts';
import { namesOf } from '../../match-files/care/player-matches.ts';
import type { Database } from '../database/database.ts';
import { type ClubRow, matchesOf, requirePlayer } from './find.ts';

/** The names under which a player stands on match sheets, each with its matches, the oldest first. Throws CareError. */
export async function namesOfPlayer(tx: Database, row: ClubRow): Promise<PlayerNames> {
  const player = await requirePlayer(tx, row);
  return namesOf(await matchesOf(tx, player, [row.id]));
}
