import { and, eq, ne } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { erasedName, type OneTeam } from '../../match-files/care/erased.ts';
import type { Roster } from '../../match-files/new-players.ts';
import type { Database } from '../database/database.ts';
import { players } from '../database/schema.ts';
import { otherNames } from './other-names.ts';

/** A team's roster without those whose names were erased; each name is asked for once, since telling erased ones is slow. */
export async function readRoster(db: Database, team: OneTeam): Promise<Roster> {
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      normalisedName: players.normalisedName,
      number: players.number,
    })
    .from(players)
    .where(
      and(
        eq(players.clubId, team.clubId),
        eq(players.teamId, team.teamId),
        ne(players.normalisedName, erasedName.comparable),
      ),
    );
  const asked = new Set<string>();
  const known = new Map<string, string>();
  return {
    players: rows,
    async otherNames(names) {
      const fresh = names.map(normalisedName).filter((name) => !asked.has(name));
      if (fresh.length === 0) return known;
      for (const name of fresh) asked.add(name);
      for (const [name, id] of await otherNames(db, team, fresh)) known.set(name, id);
      return known;
    },
  };
}
