import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';

/** What addresses call an opponent: its id, else its folded name; `null` for one that has neither. */
export function opponentKey({ id, name }: Match['opponent']): string | null {
  return (id ?? normalisedName(name)) || null;
}

/**
 * The matches of a list, in its order, against the opponent that an address names: known by its id, and by its name where a
 * match or the address has no id.
 */
export function matchesAgainst(matches: readonly Match[], key: string): Match[] {
  const named = matches.filter(({ opponent }) => opponentKey(opponent) === key);
  const byId = named.some(({ opponent }) => opponent.id !== undefined);
  const names = new Set(named.map(({ opponent }) => normalisedName(opponent.name)));
  return matches.filter(
    ({ opponent }) =>
      opponentKey(opponent) === key ||
      ((opponent.id === undefined || !byId) && names.has(normalisedName(opponent.name))),
  );
}
