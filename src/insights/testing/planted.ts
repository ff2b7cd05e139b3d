import type { ByLanguage } from '../../contract/language.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { FactName } from '../facts/facts.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { seasonOf } from '../season.ts';
import { playedTeams, repeatedBefore, withEvents } from './matches.ts';

/* Facts are planted in a simulated match; the season before it is the same match without them, so that only they are new. */

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

/** A fact planted in a match, and the text that must have it. */
export interface Planted {
  name: string;
  list: 'gains' | 'losses';
  /** The topic of the finding. */
  topic: RegExp;
  /** An acceptable first finding instead: a part of it, or its stretch. */
  orTold?: RegExp;
  /** Its sentence, in each language. */
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
