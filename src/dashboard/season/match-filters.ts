import { useCallback } from 'react';
import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';

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

/** Two seasons, and quick on a phone. */
const firstRows = 100;

/** What one more press adds. */
export const moreRows = 400;

const usual = { rows: String(firstRows) };

/** How many rows of a long list are drawn: the address carries it, so that the way back finds the same rows. */
export function useRowLimit(): [limit: number, setLimit: (rows: number) => void] {
  const [{ rows }, choose] = useSearchChoice(usual);
  const setLimit = useCallback((limit: number) => choose({ rows: String(limit) }), [choose]);
  return [readRows(rows), setLimit];
}

/** The rows that a text asks for, at least the first hundred. */
export function readRows(text: string): number {
  const asked = Number(text);
  return Number.isSafeInteger(asked) ? Math.max(firstRows, asked) : firstRows;
}
