import { useCallback } from 'react';
import type { Match } from '../../contract/match.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';

/** Filters of a list of matches, by their names in the address; '' filters nothing. */
export interface MatchFilters {
  /** home, away or neutral. */
  place: string;
  competition: string;
}

/** No filter. */
export const noFilters: MatchFilters = { place: '', competition: '' };

/** The matches that pass every filter, in the order of the list. */
export function filterMatches(matches: readonly Match[], filters: MatchFilters): Match[] {
  return matches.filter(
    (match) =>
      (filters.place === '' || match.homeAway === filters.place) &&
      (filters.competition === '' || match.competition === filters.competition),
  );
}

/** Distinct words of a list, in order of first occurrence. */
export function occurring(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words.flatMap((word) => word || []))];
}

/** Two seasons, and fast on a phone. */
const firstRows = 100;

/** Additional rows for each press of the button. */
export const moreRows = 400;

const usual = { rows: String(firstRows) };

/** The number of rows to render, in the address so that Back restores the same rows. */
export function useRowLimit(): [limit: number, setLimit: (rows: number) => void] {
  const [{ rows }, choose] = useSearchChoice(usual);
  const setLimit = useCallback((limit: number) => choose({ rows: String(limit) }), [choose]);
  return [readRows(rows), setLimit];
}

/** The number of rows in a text, at least the first hundred. */
export function readRows(text: string): number {
  const asked = Number(text);
  return Number.isSafeInteger(asked) ? Math.max(firstRows, asked) : firstRows;
}
