import type { ByLanguage } from '../../contract/language.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { FactName } from '../facts/facts.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { seasonOf } from '../season.ts';
import { playedTeams, repeatedBefore, withEvents } from './matches.ts';

/* Facts are planted in a simulated match; the season before it is the same match without them, so that nothing else is new. */

const [seniors] = playedTeams(2026);

/** The season that the match is of. */
export const matches = seniors?.matches ?? [];
export const category = seniors?.category;

/** The match that facts are planted in. */
export const base = matchAt(9);

function matchAt(index: number): FinishedMatch {
  const match = matches[index];
  if (match === undefined) throw new Error('the season has no such match');
  return match;
}

/** A fact that is planted in a match, and where it must be told. */
export interface Planted {
  name: string;
  list: 'gains' | 'losses';
  /** The topic of the finding. */
  topic: RegExp;
  /** What may be told first instead: a part of it, or the stretch that it lies in. */
  orTold?: RegExp;
  /** What its sentence says, in each language. */
  says?: ByLanguage<RegExp>;
  match?: FinishedMatch;
  plant: (events: MatchEvent[], match: FinishedMatch) => MatchEvent[];
}

/** One planted match at least for each of some facts. */
export type PlantedFacts = { readonly [Name in FactName]?: readonly [Planted, ...Planted[]] };

/** The season with the fact planted in its last match. */
export function plantedSeason({ match = base, plant }: Pick<Planted, 'match' | 'plant'>) {
  return seasonOf(
    withEvents(match, plant(match.events, match)),
    repeatedBefore(match, 8),
    category,
  );
}
