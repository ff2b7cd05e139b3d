import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { nextSort, type Sort } from '../../box-score/player-order.ts';
import { readSort, writeSort } from '../../box-score/sort-in-address.ts';

/** What of a box score is shown, and in which order. */
export interface BoxScoreView {
  /** 1-based; `null` for the whole match. */
  period: number | null;
  columns: 'standard' | 'advanced';
  sort: { team: Sort; opponent: Sort };
}

const sortNames = { team: 'sort', opponent: 'opponentSort' } as const;

/** Which side's table is sorted by which column, and what a first press of its header does. */
export type SortSide = (
  side: 'team' | 'opponent',
  key: string,
  first: 'ascending' | 'descending',
) => void;

/** The view that the page's address carries, and how to change a part of it; what changes it stays the same. */
export function useBoxScoreView() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(setSearch);
  useLayoutEffect(() => {
    latest.current = setSearch;
  });
  const changes = useMemo(() => {
    const change = (name: string, next: (now: string | null) => string | null) =>
      latest.current(
        (before) => {
          const after = new URLSearchParams(before);
          const value = next(before.get(name));
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    const setSort: SortSide = (side, key, first) =>
      change(sortNames[side], (now) => writeSort(nextSort(readSort(now), key, first)));
    return {
      setPeriod: (chosen: number | null) =>
        change('period', () => (chosen === null ? null : String(chosen))),
      setColumns: (columns: BoxScoreView['columns']) =>
        change('columns', () => (columns === 'advanced' ? columns : null)),
      setSort,
    };
  }, []);
  const period = Number(search.get('period'));
  const [team, opponent] = [search.get(sortNames.team), search.get(sortNames.opponent)];
  const sort = useMemo(
    () => ({ team: readSort(team), opponent: readSort(opponent) }),
    [team, opponent],
  );
  const view: BoxScoreView = {
    period: Number.isInteger(period) && period > 0 ? period : null,
    columns: search.get('columns') === 'advanced' ? 'advanced' : 'standard',
    sort,
  };
  return { view, ...changes };
}
