import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';

/** What a list of matches is narrowed to, by the names in the address; an empty text narrows nothing. */
export interface MatchFilters {
  status: string;
  /** home, away or neutral. */
  place: string;
  competition: string;
  /** A part of the opponent's name. */
  opponent: string;
}

/** Every match. */
export const noFilters: MatchFilters = { status: '', place: '', competition: '', opponent: '' };

/** Whether any filter is set. */
export function isNarrowed(filters: MatchFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** The matches that pass every filter, in the order of the list. */
export function filterMatches(matches: readonly Match[], filters: MatchFilters): Match[] {
  const opponent = normalisedName(filters.opponent);
  return matches.filter(
    (match) =>
      (filters.status === '' || match.status === filters.status) &&
      (filters.place === '' || match.homeAway === filters.place) &&
      (filters.competition === '' || match.competition === filters.competition) &&
      (opponent === '' || normalisedName(match.opponent.name).includes(opponent)),
  );
}

/** The words that occur in a list, once each, in the order of their first occurrence. */
export function occurring(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words.flatMap((word) => word || []))];
}
