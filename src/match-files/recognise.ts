import { v5 as uuidv5 } from 'uuid';
import { normalisedName } from '../contract/normalised-name.ts';

/** A player as named in a match file. */
export interface NamedPlayer {
  name: string;
  /** Shirt number; it only distinguishes namesakes, since it changes between matches. */
  number?: string;
  position?: string;
}

/** The fields of a roster player that recognition needs. */
export interface KnownPlayer {
  id: string;
  normalisedName: string;
  number: string | null;
}

/**
 * Recognises the players of a match file on a roster by normalised full name, and namesakes by shirt number. Returns an id
 * for each, in order; null for an unknown player.
 */
export function recognise(
  roster: readonly KnownPlayer[],
  named: readonly NamedPlayer[],
): (string | null)[] {
  const free = [...roster];
  const ids: (string | null)[] = named.map(() => null);
  const claim = (index: number, matches: (known: KnownPlayer) => boolean) => {
    const at = free.findIndex(matches);
    const [known] = at === -1 ? [] : free.splice(at, 1);
    if (known !== undefined) ids[index] = known.id;
  };
  named.forEach(({ name, number }, index) => {
    const wanted = normalisedName(name);
    claim(index, (known) => known.normalisedName === wanted && known.number === (number ?? null));
  });
  named.forEach(({ name }, index) => {
    if (ids[index] !== null) return;
    const wanted = normalisedName(name);
    // One namesake left on each side is the same person in another shirt; several are ambiguous.
    const rivals = named.filter(
      (other, at) => ids[at] === null && normalisedName(other.name) === wanted,
    );
    const candidates = free.filter((known) => known.normalisedName === wanted);
    if (rivals.length === 1 && candidates.length === 1) {
      claim(index, (known) => known.normalisedName === wanted);
    }
  });
  return ids;
}

/** Fills in missing ids by the players' other names; no id is used twice. */
export function completed(
  named: readonly { name: string }[],
  ids: readonly (string | null)[],
  known: ReadonlyMap<string, string>,
): (string | null)[] {
  const taken = new Set(ids);
  return named.map(({ name }, index) => {
    const given = ids[index] ?? null;
    const other = known.get(normalisedName(name)) ?? null;
    if (given !== null || other === null || taken.has(other)) return given;
    taken.add(other);
    return other;
  });
}

/**
 * The ids of an opponent's players, in order: derived from opponent and name, so that a player met twice has one id. The
 * shirt number is included only for namesakes on the sheet.
 */
export function opponentPlayerIds(opponentId: string, named: readonly NamedPlayer[]): string[] {
  return named.map(({ name, number }) => {
    const own = normalisedName(name);
    const shared = named.filter((other) => normalisedName(other.name) === own).length > 1;
    return uuidv5(shared ? `${own}#${number ?? ''}` : own, opponentId);
  });
}

/** The club's id of an opponent: equal for all spellings that normalise alike. */
export function opponentIdOf(clubId: string, opponentName: string): string {
  return uuidv5(`opponent/${normalisedName(opponentName)}`, clubId);
}
