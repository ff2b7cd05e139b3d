import type { PossibleDuplicates } from '../../contract/edits.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { likeness } from '../like-names.ts';
import { absent } from '../refused-error.ts';
import { erasedName } from './erased.ts';

/** A team of ours, or an opponent. */
interface Side {
  id: string;
  name: string;
}

/** A name of a player on a match sheet. */
export interface SheetName {
  playerId: string;
  name: string;
  number: string | null;
  matchId: string;
  of: Side;
}

/** The players of a club and of its opponents. */
export interface AllPlayers {
  /** Roster players, without erased names. */
  roster: readonly { playerId: string; name: string; number: string | null; of: Side }[];
  /** Former names of roster players, from players joined to them. */
  otherNames: readonly { playerId: string; name: string }[];
  own: readonly SheetName[];
  opponents: readonly SheetName[];
  /** The id that a team of ours has as an opponent of our other teams. */
  opponentIdOf(teamName: string): string;
}

interface Person {
  playerId: string;
  name: string;
  number: string | null;
  of: string[];
  names: { name: string; number: string | null; of: string }[];
  matchIds: Set<string>;
}

/**
 * Players who may be the same person as this one, likeliest first: on the same team, on the club's other teams or on
 * opponents' sheets. Shirt numbers count only on the same team, and players of one match sheet are different people. Throws
 * RefusedError for an unknown id.
 */
export function possibleDuplicates(playerId: string, all: AllPlayers): PossibleDuplicates {
  const ours = ourPeople(all);
  const own = ours.find((person) => person.playerId === playerId);
  const one = own ?? opponentOf(playerId, all.opponents);
  const names = new Set(one.names.map(({ name }) => normalisedName(name)));
  // Erasing clears these sheet entries too, so they are not offered.
  const included = new Set((own?.of ?? []).map(all.opponentIdOf));
  const theirs = byName(
    all.opponents.filter(
      ({ name, of }) =>
        !names.has(normalisedName(name)) || (own !== undefined && !included.has(of.id)),
    ),
  );
  const players = [...ours, ...theirs]
    .filter((other) => other.playerId !== playerId)
    .filter(({ matchIds }) => [...matchIds].every((matchId) => !one.matchIds.has(matchId)))
    .map((other) => ({ other, like: likest(one, other) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
    .map(({ other }) => ({
      playerId: other.playerId,
      name: other.name,
      ...(other.number === null ? {} : { number: other.number }),
      of: other.of.join(', '),
      matches: other.matchIds.size,
    }));
  return { players };
}

function ourPeople({ roster, otherNames, own }: AllPlayers): Person[] {
  const people = new Map<string, Person>();
  for (const { playerId, name, number, of } of roster) {
    const names = [{ name, number, of: of.id }];
    people.set(playerId, { playerId, name, number, of: [of.name], names, matchIds: new Set() });
  }
  for (const { playerId, name } of otherNames) {
    people.get(playerId)?.names.push({ name, number: null, of: '' });
  }
  for (const entry of own) {
    const person = people.get(entry.playerId);
    if (person !== undefined) addEntry(person, entry);
  }
  return [...people.values()];
}

function addEntry({ names, matchIds }: Person, { name, number, matchId, of }: SheetName): void {
  matchIds.add(matchId);
  const isKnown = names.some(
    (each) => each.name === name && each.number === number && each.of === of.id,
  );
  if (!isKnown) names.push({ name, number, of: of.id });
}

/** One person for each name, since erasing an opponents' player clears every entry of that name. */
function byName(entries: readonly SheetName[]): Person[] {
  const people = new Map<string, Person>();
  for (const entry of entries) {
    if (entry.name === erasedName.shown) continue;
    const key = normalisedName(entry.name);
    const { playerId, name, number } = entry;
    const person: Person = people.get(key) ?? {
      playerId,
      name,
      number,
      of: [],
      names: [],
      matchIds: new Set(),
    };
    addEntry(person, entry);
    if (!person.of.includes(entry.of.name)) person.of.push(entry.of.name);
    people.set(key, person);
  }
  return [...people.values()];
}

function opponentOf(playerId: string, opponents: readonly SheetName[]): Person {
  const names = new Set(
    opponents
      .filter((entry) => entry.playerId === playerId && entry.name !== erasedName.shown)
      .map(({ name }) => normalisedName(name)),
  );
  const people = byName(opponents.filter(({ name }) => names.has(normalisedName(name))));
  const [first] = people;
  if (first === undefined) throw absent('Player');
  return {
    ...first,
    names: people.flatMap((person) => person.names),
    matchIds: new Set(people.flatMap(({ matchIds }) => [...matchIds])),
  };
}

function likest(one: Person, other: Person): number {
  return Math.max(
    ...one.names.flatMap((a) =>
      other.names.map((b) => {
        const sameShirt = a.of === b.of && a.number !== null && a.number === b.number;
        const shirt = sameShirt && a.number !== null ? { number: a.number } : {};
        return likeness({ name: a.name, ...shirt }, { name: b.name, ...shirt });
      }),
    ),
  );
}
