import type { Match } from '../../contract/match.ts';
import { comparableText } from '../ui/comparable-text.ts';

/** What a list of matches is narrowed to; an empty text narrows nothing. */
export interface MatchFilters {
  status: string;
  /** home, away or neutral. */
  place: string;
  competition: string;
  /** A part of the opponent's name. */
  opponent: string;
}

const names = ['status', 'place', 'competition', 'opponent'] as const;

/** The filters that an address carries. */
export function readFilters(search: URLSearchParams): MatchFilters {
  const read = (name: (typeof names)[number]) => search.get(name) ?? '';
  return {
    status: read('status'),
    place: read('place'),
    competition: read('competition'),
    opponent: read('opponent'),
  };
}

/** The search part of an address that carries the filters; what it carries beside them stays. */
export function writeFilters(search: URLSearchParams, filters: MatchFilters): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of names) {
    if (filters[name] === '') written.delete(name);
    else written.set(name, filters[name]);
  }
  return written;
}

/** Whether any filter is set. */
export function isNarrowed(filters: MatchFilters): boolean {
  return names.some((name) => filters[name] !== '');
}

/** The matches that pass every filter, in the order of the list. */
export function filterMatches(matches: readonly Match[], filters: MatchFilters): Match[] {
  const opponent = comparableText(filters.opponent);
  return matches.filter(
    (match) =>
      (filters.status === '' || match.status === filters.status) &&
      (filters.place === '' || match.homeAway === filters.place) &&
      (filters.competition === '' || match.competition === filters.competition) &&
      (opponent === '' || comparableText(match.opponent.name).includes(opponent)),
  );
}

/** The words that occur in a list, once each, in the order of their first occurrence. */
export function occurring(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words.flatMap((word) => word || []))];
}
