import { startTransition } from 'react';
import { useAddressPart } from '../ui/use-address-part.ts';

/** What of a box score is shown. */
export interface BoxScoreView {
  /** 1-based; `null` for the whole match. */
  period: number | null;
  columns: 'standard' | 'advanced';
}

/** The view that the page's address carries, and how to change it. */
export function useBoxScoreView() {
  const [periodText, changePeriod] = useAddressPart('period');
  const [columnsText, changeColumns] = useAddressPart('columns');
  const period = Number(periodText);
  const view: BoxScoreView = {
    period: Number.isInteger(period) && period > 0 ? period : null,
    columns: columnsText === 'advanced' ? 'advanced' : 'standard',
  };
  // The choice answers at once; whole tables may follow a moment later.
  return {
    view,
    setPeriod: (chosen: number | null) =>
      startTransition(() => changePeriod(() => (chosen === null ? null : String(chosen)))),
    setColumns: (columns: BoxScoreView['columns']) =>
      startTransition(() => changeColumns(() => (columns === 'advanced' ? columns : null))),
  };
}
