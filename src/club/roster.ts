import { normalisedName } from '../contract/normalised-name.ts';
import type { MatchChoice } from '../match-files/adding/to-store.ts';
import { erasedAmong, opponentsOf, opponentsWithoutErased } from '../match-files/care/erased.ts';
import type { Roster } from '../match-files/new-players.ts';
import {
  completed,
  type NamedPlayer,
  opponentPlayerIds,
  recognise,
} from '../match-files/recognise.ts';
import type { StoredClub, StoredTeam } from './club-store.ts';
import type { ClubTools } from './tools.ts';

/** What is known of the names that were erased of a team, or of all opponents: see `opponentsOf`. */
export const erasedOf = ({ erased = [] }: StoredClub, teamId: string) =>
  erased.filter((row) => row.teamId === teamId);

/** A team's roster without those whose names were erased, and whom names mean that no roster has: joined, renamed, erased. */
export function rosterOf({ scrypt }: ClubTools, club: StoredClub, team: StoredTeam): Roster {
  const erased = erasedOf(club, team.id);
  const ids = new Set(erased.map(({ playerId }) => playerId));
  return {
    players: team.roster
      .filter(({ playerId }) => !ids.has(playerId))
      .map(({ playerId: id, name, number = null }) => ({
        id,
        name,
        normalisedName: normalisedName(name),
        number,
      })),
    async otherNames(names) {
      const place = { clubId: club.id, teamId: team.id };
      const meant = await erasedAmong(scrypt, place, erased, names);
      for (const [name, { playerId }] of Object.entries(team.otherNames)) meant.set(name, playerId);
      return meant;
    },
  };
}

/** The ids of a file's own players, in order; who is new joins the roster, and who is said to be known is from now on. */
export async function rosterIds(
  tools: ClubTools,
  club: StoredClub,
  team: StoredTeam,
  named: readonly (NamedPlayer & { key: string })[],
  { join = {} }: Pick<MatchChoice, 'join'>,
): Promise<string[]> {
  for (const { key, name } of named) {
    const known = Object.hasOwn(join, key) ? join[key] : undefined;
    if (known !== undefined) team.otherNames[normalisedName(name)] ??= { name, playerId: known };
  }
  const roster = rosterOf(tools, club, team);
  const ids = recognise(roster.players, named);
  const unknown = named.filter((_, index) => ids[index] === null).map(({ name }) => name);
  return completed(named, ids, await roster.otherNames(unknown)).map((id, index) => {
    const player = named[index];
    if (id !== null || player === undefined) return id ?? '';
    const { name, number, position } = player;
    const playerId = tools.newId();
    team.roster.push({
      playerId,
      name,
      ...(number === undefined ? {} : { number }),
      ...(position === undefined ? {} : { position }),
    });
    return playerId;
  });
}

/** An opponent's players of a file as they may be stored, and the id of each. */
export async function opponentPlayers<Player extends NamedPlayer>(
  { scrypt, newId }: ClubTools,
  club: StoredClub,
  opponentId: string,
  players: readonly Player[],
) {
  const opponents = opponentsOf(club.id);
  const names = players.map(({ name }) => name);
  const erased = await erasedAmong(scrypt, opponents, erasedOf(club, club.id), names);
  return opponentsWithoutErased(players, opponentPlayerIds(opponentId, players), erased, newId);
}
