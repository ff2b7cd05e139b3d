import { scrypt as nodeScrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import {
  erasedAmong as amongErased,
  erasedHash,
  type OneTeam,
  type Scrypt,
  scryptCost,
} from '../../match-files/care/erased.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers } from '../database/schema.ts';

const derive = promisify<string, string, number, object, Buffer>(nodeScrypt);

const scrypt: Scrypt = async (text, salt) => {
  const bytes = await derive(text, salt, 32, { ...scryptCost, maxmem: 64 * 1_024 * 1_024 });
  return bytes.toString('base64url');
};

/** The erased players of a team whom some names mean, by the normalised name. Slow only where the team has any. */
export async function erasedAmong(
  tx: Database,
  team: OneTeam,
  names: readonly string[],
): Promise<Map<string, string>> {
  return amongErased(scrypt, team, await erasedOf(tx, team), names);
}

/** Writes down that names mean a nameless player; tells whom they mean where that was known already. */
export async function rememberErased(
  tx: Database,
  team: OneTeam,
  names: readonly string[],
  playerId: string,
): Promise<string> {
  let meant = playerId;
  for (const name of new Set(names.map(normalisedName))) {
    const own = { ...team, hash: await erasedHash(scrypt, team, name) };
    const [row] = await tx
      .insert(erasedPlayers)
      .values({ ...own, playerId: meant })
      .onConflictDoUpdate({
        target: [erasedPlayers.clubId, erasedPlayers.teamId, erasedPlayers.hash],
        set: { hash: own.hash },
      })
      .returning({ playerId: erasedPlayers.playerId });
    meant = row?.playerId ?? meant;
  }
  return meant;
}

/** What is known of the names that were erased of a team. */
export function erasedOf(tx: Database, { clubId, teamId }: OneTeam) {
  return tx
    .select({ hash: erasedPlayers.hash, playerId: erasedPlayers.playerId })
    .from(erasedPlayers)
    .where(and(eq(erasedPlayers.clubId, clubId), eq(erasedPlayers.teamId, teamId)));
}
