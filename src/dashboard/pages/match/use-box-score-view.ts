import { useSearchParams } from 'react-router';
import type { Sort } from '../../box-score/player-order.ts';
import { readSort, writeSort } from '../../box-score/sort-in-address.ts';

/** What of a box score is shown, and in which order. */
export interface BoxScoreView {
  /** 1-based; `null` for the whole match. */
  period: number | null;
  columns: 'standard' | 'advanced';
  sort: { team: Sort; opponent: Sort };
}

const sortNames = { team: 'sort', opponent: 'opponentSort' } as const;

/** The view that the page's address carries, and how to change a part of it. */
export function useBoxScoreView() {
  const [search, setSearch] = useSearchParams();
  const period = Number(search.get('period'));
  const view: BoxScoreView = {
    period: Number.isInteger(period) && period > 0 ? period : null,
    columns: search.get('columns') === 'advanced' ? 'advanced' : 'standard',
    sort: {
      team: readSort(search.get(sortNames.team)),
      opponent: readSort(search.get(sortNames.opponent)),
    },
  };
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view,
    setPeriod: (chosen: number | null) => set('period', chosen === null ? null : String(chosen)),
    setColumns: (columns: BoxScoreView['columns']) =>
      set('columns', columns === 'advanced' ? columns : null),
    setSort: (side: 'team' | 'opponent', sort: Sort) => set(sortNames[side], writeSort(sort)),
  };
}
