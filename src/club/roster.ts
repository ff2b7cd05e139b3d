import { normalisedName } from '../contract/normalised-name.ts';
import type { MatchChoice } from '../match-files/adding/to-store.ts';
import { erasedAmong, opponentsOf, opponentsWithoutErased } from '../match-files/edit/erased.ts';
import type { Roster } from '../match-files/new-players.ts';
import {
  completed,
  type NamedPlayer,
  opponentPlayerIds,
  recognise,
} from '../match-files/recognise.ts';
import type { StoredErased, StoredTeam } from './documents.ts';
import type { ClubReading } from './store.ts';
import type { ClubTools } from './tools.ts';

/**
 * A team's roster without erased names, and a lookup of names that belong to its players otherwise: joined, renamed or
 * erased. Each name is looked up once, since recognising erased names is slow.
 */
export function rosterOf(
  { scrypt }: ClubTools,
  clubId: string,
  team: StoredTeam,
  erased: readonly StoredErased[],
): Roster {
  const ids = new Set(erased.map(({ playerId }) => playerId));
  const asked = new Set<string>();
  const meant = new Map<string, string>();
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
      const fresh = names.map(normalisedName).filter((name) => !asked.has(name));
      for (const name of fresh) asked.add(name);
      const owner = { clubId, teamId: team.id };
      for (const [name, id] of await erasedAmong(scrypt, owner, erased, fresh)) meant.set(name, id);
      for (const [name, { playerId }] of Object.entries(team.otherNames)) meant.set(name, playerId);
      return meant;
    },
  };
}

/** The ids of our players in a file, in order; new players join the roster, and the choices' known ones are remembered. */
export async function rosterIds(
  tools: ClubTools,
  tx: ClubReading,
  team: StoredTeam,
  named: readonly (NamedPlayer & { key: string })[],
  { join = {} }: Pick<MatchChoice, 'join'>,
): Promise<string[]> {
  for (const { key, name } of named) {
    const known = Object.hasOwn(join, key) ? join[key] : undefined;
    if (known === undefined) continue;
    team.otherNames[normalisedName(name)] ??= { name, playerId: known.toLowerCase() };
  }
  const erased = await tx.list('erased', { teamId: team.id });
  const roster = rosterOf(tools, tx.clubId, team, erased);
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

/** An opponent's players of a file as they may be stored, with their ids. */
export async function opponentPlayers<Player extends NamedPlayer>(
  { scrypt, newId }: ClubTools,
  { clubId, list }: ClubReading,
  opponentId: string,
  players: readonly Player[],
) {
  const opponents = opponentsOf(clubId);
  const names = players.map(({ name }) => name);
  const known = await list('erased', { teamId: opponents.teamId });
  const erased = await erasedAmong(scrypt, opponents, known, names);
  return opponentsWithoutErased(players, opponentPlayerIds(opponentId, players), erased, newId);
}
