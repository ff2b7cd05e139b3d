import { normalisedName } from '../contract/normalised-name.ts';

/** The fields that decide whether two players may be one person. */
export interface NamedShirt {
  name: string;
  /** Shirt number, as written. */
  number?: string | undefined;
}

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** The words of a name for comparison, without suffixes such as "Jr.". */
function wordsOf(name: string): string[] {
  const words = normalisedName(name).split(' ').filter(Boolean);
  const [first, ...rest] = words;
  return first === undefined ? [] : [first, ...rest.filter((word) => !suffixes.has(word))];
}

/**
 * How likely two names and shirts are one person, from 0 (no sign of it) to 5, in either order. 4: the same words in any
 * order, ignoring suffixes such as "II". 2: each word of the shorter name, or its initial, is in the longer one. The same
 * shirt adds 1; with only the family name in common it gives 1.
 */
export function likeness(one: NamedShirt, other: NamedShirt): number {
  const [short, long] = [wordsOf(one.name), wordsOf(other.name)].sort(
    (a, b) => a.length - b.length,
  );
  if (short === undefined || long === undefined || short.length === 0) return 0;
  const sameShirt = one.number !== undefined && one.number === other.number;
  const inOneShirt = Number(sameShirt);
  if ([...short].sort().join(' ') === [...long].sort().join(' ')) return 4 + inOneShirt;
  const isEnough = short.length > 1 || sameShirt;
  if (isEnough && isContained(short, long)) return 2 + inOneShirt;
  return sameShirt && short.at(-1) === long.at(-1) ? 1 : 0;
}

/**
 * Whether every word of the shorter name matches a different word of the longer one, exactly or as an initial, and at least
 * one exactly.
 */
function isContained(short: readonly string[], long: readonly string[]): boolean {
  const free = [...long];
  const left = short.filter((word) => !take(free, (other) => other === word && word.length > 1));
  return (
    left.length < short.length &&
    left.every((word) => take(free, (other) => isInitial(word, other) || isInitial(other, word)))
  );
}

const isInitial = (letter: string, word: string) => letter.length === 1 && word.startsWith(letter);

function take(words: string[], fits: (word: string) => boolean): boolean {
  const at = words.findIndex(fits);
  if (at !== -1) words.splice(at, 1);
  return at !== -1;
}

/** Players whose names are like one player's, likeliest first, ties in the given order. */
export function likeOf<Player extends NamedShirt>(
  wanted: NamedShirt,
  players: readonly Player[],
): Player[] {
  return players
    .map((player) => ({ player, like: likeness(wanted, player) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
    .map(({ player }) => player);
}

/** All pairs of players who may be one person, likeliest first, ties in the order of their first player. */
export function alike<Player extends NamedShirt>(
  players: readonly Player[],
): [one: Player, other: Player][] {
  const pairs = players.flatMap((one, at) =>
    players.slice(at + 1).map((other) => ({ one, other, like: likeness(one, other) })),
  );
  return pairs
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
    .map(({ one, other }) => [one, other]);
}

/** A match sheet's "Surname, Given" as "Given Surname". */
export function givenNameFirst(name: string): string {
  const [surname = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, surname].filter(Boolean).join(' ');
}
