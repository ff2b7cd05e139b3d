import { and, eq } from 'drizzle-orm';
import type { FoundMatch } from '../../contract/adding.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { likeOf } from '../../match-files/like-names.ts';
import type { RecordedPlayer } from '../../match-files/recorded-match.ts';
import type { Database } from '../database/database.ts';
import { players } from '../database/schema.ts';
import { erasedName, type OneTeam } from './erased-players.ts';
import { completed, otherNames } from './other-names.ts';
import { type KnownPlayer, recognise } from './roster-players.ts';

/** A team's players, and whom names mean that the roster does not have. */
export interface Roster {
  players: (KnownPlayer & { name: string })[];
  otherNames(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Of a team that is not there yet. */
export const emptyRoster: Roster = { players: [], otherNames: async () => new Map() };

/** A team's roster; each name is asked for once, since telling erased ones is slow. */
export async function readRoster(db: Database, team: OneTeam): Promise<Roster> {
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      normalisedName: players.normalisedName,
      number: players.number,
    })
    .from(players)
    .where(and(eq(players.clubId, team.clubId), eq(players.teamId, team.teamId)));
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

/** The players of a file whom no roster has, with those of the roster who may be the same and are not on the sheet. */
export async function newPlayers(
  named: readonly RecordedPlayer[],
  roster: Roster,
): Promise<FoundMatch['newPlayers']> {
  const ids = recognise(roster.players, named);
  const unknown = named.filter((_, index) => ids[index] === null);
  if (unknown.length === 0) return [];
  const all = completed(named, ids, await roster.otherNames(unknown.map(({ name }) => name)));
  const others = roster.players
    .filter((known) => known.normalisedName !== erasedName.comparable && !all.includes(known.id))
    .map(({ id, name, number }) => ({
      playerId: id,
      name,
      ...(number === null ? {} : { number }),
    }));
  return named
    .filter((_, index) => all[index] === null)
    .map((player) => ({
      key: player.key,
      name: player.name,
      ...(player.number === undefined ? {} : { number: player.number }),
      like: likeOf(player, others),
    }));
}
