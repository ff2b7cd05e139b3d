import { useCallback, useMemo } from 'react';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { nextSort, type Sort } from './player-order.ts';
import { readSort, writeSort } from './sort-in-address.ts';

/** Sorts by a column; `first` is what a first press of its header asks for. */
export type SortBy = (column: string, first: 'ascending' | 'descending') => void;

/** The sort that the page's address carries under `name`, and what a press of a header does to it. */
export function useSortInAddress(name: string): [sort: Sort, sortBy: SortBy] {
  const usual = useMemo(() => ({ [name]: '' }), [name]);
  const [{ [name]: text = '' }, choose] = useSearchChoice(usual);
  const sort = useMemo(() => readSort(text), [text]);
  const sortBy = useCallback<SortBy>(
    (column, first) =>
      choose(({ [name]: now = '' }) => ({
        [name]: writeSort(nextSort(readSort(now), column, first)) ?? '',
      })),
    [choose, name],
  );
  return [sort, sortBy];
}
