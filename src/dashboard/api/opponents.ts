import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { opponentKey } from './paths.ts';

/** The matches against the opponent in an address, in their order: by id, and by name if the match or the address has no id. */
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
