import type { GivenStatistics, MatchRecord } from '../../basketball/match-record.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { MatchSheet } from '../../contract/play-by-play.ts';
import type { NamedPlayer } from '../recognise.ts';

/** The replacement for an erased player's name: the shown one, and one that no name of a file equals. */
export const erasedName = { shown: 'Player', comparable: '#erased' } as const;

/** The message for renaming such a player. */
export const erasedForGood = 'This player’s name was erased for good';

/** A team of a club, or all its opponents. */
export interface OneTeam {
  clubId: string;
  teamId: string;
}

/**
 * The opponents of a club, as one team: an erased name stays away from every later opponent of the player, in any
 * spelling of the opponent.
 */
export const opponentsOf = (clubId: string): OneTeam => ({ clubId, teamId: clubId });

/** What stays of an erased name, and whom it means. */
export interface Erased {
  hash: string;
  playerId: string;
}

/** 32 MB and about a tenth of a second a guess (RFC 7914). */
export const scryptCost = { N: 2 ** 15, r: 8, p: 1 } as const;

/** scrypt at that cost, 32 bytes as base64url. */
export type Scrypt = (text: string, salt: string) => Promise<string>;

/**
 * What stays of an erased name, by which a file is known that has it: scrypt of the normalised name, salted with club and
 * team. Names are few enough to be guessed all, and a key would have to travel in the same backup as the hash, so what
 * protects it is that each guess is slow, and good for one team alone.
 */
export const erasedHash = (scrypt: Scrypt, { clubId, teamId }: OneTeam, name: string) =>
  scrypt(normalisedName(name), `${clubId} ${teamId}`);

/** The erased players of a team whom some names mean, by the normalised name. Slow only where the team has any. */
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

/** An entry of a sheet or a box score without name and number. */
export function nameless<Entry extends { name: string; number?: string | undefined }>(
  entry: Entry,
): Entry {
  const { number: _, ...rest } = { ...entry, name: erasedName.shown };
  // A shirt number may be absent of every such entry.
  return rest as Entry;
}

/** A record in which some of the own players have neither name nor number, despite the file. */
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
 * An opponent's players of a file as they may be stored, and the id of each: those whose name was erased, by the
 * normalised name, have neither name nor number, nor the id that is made of them.
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
    // Of two with one name on a sheet each is somebody.
    const own = taken.has(id) ? newId() : id;
    taken.add(id);
    return { player: nameless(player), id: own };
  });
  return { players: whole.map(({ player }) => player), ids: whole.map(({ id }) => id) };
}

/** Whether a text has one of the names, or a family name, as separate words. */
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
