import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { MatchSheet } from '../../contract/play-by-play.ts';
import type { Database } from '../database/database.ts';
import { erasedPlayers } from '../database/schema.ts';

/** How a player stands whose name was erased: what is shown, and what no name of a file is ever compared as. */
export const erasedName = { shown: 'Player', comparable: '#erased' } as const;

/** A team of a club, or all its opponents. */
export interface OneTeam {
  clubId: string;
  teamId: string;
}

/**
 * The opponents of a club, as one: a name that had to go stays away whichever opponent has the player next season, and
 * however a file spells the opponent.
 */
export const opponentsOf = (clubId: string): OneTeam => ({ clubId, teamId: clubId });

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** 32 MB and about a tenth of a second a guess (RFC 7914). */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1_024 * 1_024 };

/**
 * What stays of an erased name, by which a file is known that has it: scrypt of the normalised name, salted with club and
 * team. Names are few enough to be guessed all, and a key would have to travel in the same backup as the hash, so what
 * protects it is that each guess is slow, and good for one team alone.
 */
export async function erasedHash({ clubId, teamId }: OneTeam, name: string): Promise<string> {
  const bytes = await derive(normalisedName(name), `${clubId} ${teamId}`, 32, cost);
  return bytes.toString('base64url');
}

/** The erased players of a team whom some names mean, by the normalised name. Slow only where the team has any. */
export async function erasedAmong(
  tx: Database,
  team: OneTeam,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const byHash = new Map(
    (await erasedOf(tx, team)).map(({ hash, playerId }) => [hash, playerId] as const),
  );
  if (byHash.size === 0) return found;
  for (const name of new Set(names.map(normalisedName))) {
    const playerId = byHash.get(await erasedHash(team, name));
    if (playerId !== undefined) found.set(name, playerId);
  }
  return found;
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
    const own = { ...team, hash: await erasedHash(team, name) };
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

/** A match sheet on which erased players of the team have neither name nor number, whatever the file says. */
export async function withoutErased(
  tx: Database,
  team: OneTeam,
  sheet: MatchSheet,
): Promise<MatchSheet> {
  const erased = new Set((await erasedOf(tx, team)).map(({ playerId }) => playerId));
  if (erased.size === 0) return sheet;
  return {
    ...sheet,
    team: sheet.team.map((entry) => (erased.has(entry.playerId) ? nameless(entry) : entry)),
  };
}

/** An entry of a sheet or a box score without name and number. */
export function nameless<Entry extends { name: string; number?: string | undefined }>(
  entry: Entry,
): Entry {
  const { number: _, ...rest } = { ...entry, name: erasedName.shown };
  // A shirt number may be absent of every such entry.
  return rest as Entry;
}

/** What is known of the names that were erased of a team. */
export function erasedOf(tx: Database, { clubId, teamId }: OneTeam) {
  return tx
    .select({ hash: erasedPlayers.hash, playerId: erasedPlayers.playerId })
    .from(erasedPlayers)
    .where(and(eq(erasedPlayers.clubId, clubId), eq(erasedPlayers.teamId, teamId)));
}
