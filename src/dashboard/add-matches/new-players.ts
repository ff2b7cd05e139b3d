import type { FoundMatch, Look } from '../../contract/adding.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { type Draft, deedOf } from './draft.ts';

/** A player whom no roster has yet, once for all matches that are added. */
export interface NewPlayer {
  key: string;
  name: string;
  number: string | undefined;
  /** The team's name. */
  team: string;
  /** Where the player stands: the key of a match, and the player's in it. */
  places: { match: string; player: string }[];
  /** Players of the roster who may be the same person, likeliest first. */
  like: FoundMatch['newPlayers'][number]['like'];
}

/** The new players of the matches that are stored; one name and shirt of a team is one player, in however many matches. */
export function newPlayers(look: Look, draft: Draft): NewPlayer[] {
  const found = new Map<string, NewPlayer>();
  for (const match of look.matches) {
    if (deedOf(match, draft.matches[match.key]) === 'leave') continue;
    for (const { key: player, name, number, like } of match.newPlayers) {
      const team = match.team?.name ?? '';
      const key = [match.team?.id ?? team, normalisedName(name), number].join('\n');
      const known = found.get(key) ?? { key, name, number, team, places: [], like: [] };
      known.places.push({ match: match.key, player });
      const others = like.filter(({ playerId }) =>
        known.like.every((each) => each.playerId !== playerId),
      );
      known.like = [...known.like, ...others];
      found.set(key, known);
    }
  }
  return [...found.values()];
}
