import { and, eq } from 'drizzle-orm';
import { validate } from 'uuid';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Database } from '../database/database.ts';
import { matches, players } from '../database/schema.ts';
import { opponentEntries } from '../imports/erased-opponents.ts';
import { AdminError } from './context.ts';
import { refuseSeveral, requireClub, requireTeam } from './find.ts';

/** Among whom a player is looked for: everybody, a club's players or a team's. */
export interface Among {
  team?: string | undefined;
  club?: string | undefined;
}

/** The condition of a table's rows that are a team's or a club's; undefined where neither is named. Throws AdminError. */
export async function ofThose(
  db: Database,
  table: typeof players | typeof matches,
  { team, club }: Among,
) {
  if (team !== undefined) {
    const { clubId, id } = await requireTeam(db, team, club);
    return and(eq(table.clubId, clubId), eq(table.teamId, id));
  }
  return club === undefined ? undefined : eq(table.clubId, (await requireClub(db, club)).id);
}

/** The player of that name or id. Throws AdminError where there is none, or where several have the name. */
export async function requirePlayer(db: Database, nameOrId: string, among: Among) {
  const found = await db
    .select({ clubId: players.clubId, id: players.id, name: players.name, teamId: players.teamId })
    .from(players)
    .where(
      and(
        await ofThose(db, players, among),
        validate(nameOrId)
          ? eq(players.id, nameOrId)
          : eq(players.normalisedName, normalisedName(nameOrId)),
      ),
    );
  const [player] = found;
  if (player === undefined) {
    throw new AdminError(`There is no player "${nameOrId}". See them with: player list`);
  }
  refuseSeveral(found, 'players', nameOrId);
  return player;
}

/** A player of an opponent, by name or id. Throws AdminError where there is none, or where several clubs have met the name. */
export async function requireTheirs(
  db: Database,
  nameOrId: string,
  among: Among,
): Promise<Awaited<ReturnType<typeof requirePlayer>>> {
  const all = await db
    .selectDistinct({ clubId: matches.clubId })
    .from(matches)
    .where(await ofThose(db, matches, among));
  const wanted = normalisedName(nameOrId);
  const found = [];
  for (const { clubId } of all) {
    const entries = await opponentEntries(db, clubId);
    const own = entries.find(
      ({ playerId, name }) => playerId === nameOrId || normalisedName(name) === wanted,
    );
    if (own !== undefined) found.push({ ...own, clubId, id: own.playerId });
  }
  const [player] = found;
  if (player === undefined) throw new AdminError(`No opponent has a player "${nameOrId}".`);
  if (found.length > 1) {
    throw new AdminError(`Several clubs have met "${nameOrId}". Name one with --club.`);
  }
  return player;
}

/** The club of a match. Throws AdminError where there is no such match. */
export async function requireMatch(db: Database, id: string) {
  const [match] = await db
    .select({ clubId: matches.clubId, id: matches.id, opponent: matches.opponentName })
    .from(matches)
    .where(eq(matches.id, id));
  if (match === undefined) {
    throw new AdminError(`There is no match ${id}. See them with: match list`);
  }
  return match;
}
