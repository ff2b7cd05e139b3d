import { useCallback } from 'react';
import { useSearchChoice } from '../ui/use-search-choice.ts';

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
