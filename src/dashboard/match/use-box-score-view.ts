import { useDeferredValue } from 'react';
import { useSearchChoice } from '../ui/use-search-choice.ts';

/** What of a box score is shown. */
export interface BoxScoreView {
  /** 1-based; `null` for the whole match. */
  period: number | null;
  columns: 'standard' | 'advanced';
}

const usual = { period: '', columns: 'standard' };

/** The view that the page's address carries, and how to change it. */
export function useBoxScoreView() {
  const [chosen, choose] = useSearchChoice(usual);
  // The choice answers at once; whole tables may follow a moment later.
  const { period: periodText, columns } = useDeferredValue(chosen);
  const period = Number(periodText);
  const view: BoxScoreView = {
    period: Number.isInteger(period) && period > 0 ? period : null,
    columns: columns === 'advanced' ? 'advanced' : 'standard',
  };
  return {
    view,
    setPeriod: (period: number | null) => choose({ period: String(period ?? '') }),
    setColumns: (columns: BoxScoreView['columns']) => choose({ columns }),
  };
}
