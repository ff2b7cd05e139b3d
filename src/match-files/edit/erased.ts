import type { GivenStatistics, MatchRecord } from '../../basketball/match-record.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { MatchSheet } from '../../contract/play-by-play.ts';
import type { NamedPlayer } from '../recognise.ts';

/** Replaces an erased player's name: the text to show, and one that equals no name in a file. */
export const erasedName = { shown: 'Player', comparable: '#erased' } as const;

/** The message for renaming an erased player. */
export const erasedForGood = 'This player’s name was erased for good';

/** A team of a club, or all of a club's opponents. */
export interface OneTeam {
  clubId: string;
  teamId: string;
}

/** A club's opponents as one team, so that a player's erased name is recognised at any opponent, however it is spelled. */
export const opponentsOf = (clubId: string): OneTeam => ({ clubId, teamId: clubId });

/** The stored trace of an erased name, and the player it belongs to. */
export interface Erased {
  hash: string;
  playerId: string;
}

/** 32 MB and about 0.1 s a guess (RFC 7914). */
export const scryptCost = { N: 2 ** 15, r: 8, p: 1 } as const;

/** scrypt with `scryptCost`; 32 bytes as base64url. */
export type Scrypt = (text: string, salt: string) => Promise<string>;

/**
 * The hash that recognises an erased name in later files: scrypt of the normalised name, salted with club and team. All names
 * could be guessed, and a secret key would be in the same backup, so the slow guesses, good for one team only, are the
 * protection.
 */
export const erasedHash = (scrypt: Scrypt, { clubId, teamId }: OneTeam, name: string) =>
  scrypt(normalisedName(name), `${clubId} ${teamId}`);

/** The ids of a team's erased players among some names, by normalised name. Slow only if the team has erased players. */
export async function erasedAmong(
  scrypt: Scrypt,
  team: OneTeam,
  erased: readonly Erased[],
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const byHash = new Map(erased.map(({ hash, playerId }) => [hash, playerId]));
  if (byHash.size === 0) return found;
  for (const name of new Set(names.map(normalisedName))) {
    const playerId = byHash.get(await erasedHash(scrypt, team, name));
    if (playerId !== undefined) found.set(name, playerId);
  }
  return found;
}

/** A match sheet entry or line without name and number. */
export function nameless<Entry extends { name: string; number?: string | undefined }>(
  entry: Entry,
): Entry {
  const { number: _, ...rest } = { ...entry, name: erasedName.shown };
  // The number is optional in every such entry.
  return rest as Entry;
}

/** The record without names and numbers of some of our players, even if the file has them. */
export function withoutErased<Record extends Pick<MatchRecord, 'matchSheet' | 'given'>>(
  record: Record,
  erased: ReadonlySet<string>,
): Record {
  const without = <
    Entry extends
      | MatchSheet['team'][number]
      | GivenStatistics['boxScore']['team']['players'][number],
  >(
    entry: Entry,
  ) => (erased.has(entry.playerId) ? nameless(entry) : entry);
  const { matchSheet, given } = record;
  if (!matchSheet.team.some(({ playerId }) => erased.has(playerId))) return record;
  const sheet = { ...matchSheet, team: matchSheet.team.map(without) };
  if (given === undefined) return { ...record, matchSheet: sheet };
  const { team } = given.boxScore;
  const boxScore = { ...given.boxScore, team: { ...team, players: team.players.map(without) } };
  return { ...record, matchSheet: sheet, given: { ...given, boxScore } };
}

/**
 * An opponent's players as they may be stored, with their ids: an erased player has no name, no number and no id derived from
 * them.
 */
export function opponentsWithoutErased<Player extends NamedPlayer>(
  players: readonly Player[],
  ids: readonly string[],
  erased: ReadonlyMap<string, string>,
  newId: () => string,
): { players: Player[]; ids: string[] } {
  const taken = new Set<string>();
  const whole = players.map((player, index) => {
    const id = erased.get(normalisedName(player.name));
    if (id === undefined) return { player, id: ids[index] ?? newId() };
    // Two players with one erased name on a sheet are two people.
    const own = taken.has(id) ? newId() : id;
    taken.add(id);
    return { player: nameless(player), id: own };
  });
  return { players: whole.map(({ player }) => player), ids: whole.map(({ id }) => id) };
}

/** Whether a text contains one of the names, or its family name, as whole words. */
export function naming(names: readonly string[]): (text: string) => boolean {
  const wanted = names.flatMap((name) => {
    const whole = normalisedName(name);
    return [whole, whole.split(' ').at(-1) ?? whole];
  });
  return (text) => {
    const words = ` ${normalisedName(text)} `;
    return wanted.some((name) => words.includes(` ${name} `));
  };
}
