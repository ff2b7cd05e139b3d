import { i18n } from '@lingui/core';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toCsv } from '../ui/csv.ts';
import { downloadFile } from '../ui/download-file.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import type { MatchPlays } from './match-plays.ts';
import { PlayFilters } from './PlayFilters.tsx';
import { PlayList } from './PlayList.tsx';
import { type PlayFilters as Filters, noFilters, passes } from './play-filters.ts';
import { playRows } from './plays-csv.ts';

interface PlayByPlayPanelProps {
  match: MatchPlays;
  fileName: string;
  /** Whether all rows are drawn, or the first ones alone. */
  whole: boolean;
}

/** As many rows as a high window holds. */
const firstRows = 40;

/** Every play in match order, narrowed by what the address says. */
export function PlayByPlayPanel({ match, fileName, whole }: PlayByPlayPanelProps) {
  const [filters, change] = useSearchChoice<keyof Filters>(noFilters);
  const { plays, names } = match;
  // The choices answer at once; hundreds of rows may follow a moment later.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => plays.filter((play) => passes(play, applied)), [plays, applied]);
  return (
    <Card title={i18n.t('Play-by-play')}>
      <PlayFilters match={match} filters={filters} onChange={change}>
        <Button
          onClick={() => downloadFile(`${fileName}.csv`, 'text/csv', toCsv(playRows(plays, names)))}
        >
          {i18n.t('Save as CSV')}
        </Button>
      </PlayFilters>
      <p className="quiet" role="status">
        {shown.length === plays.length
          ? i18n.t('{all, plural, one {# play} other {# plays}}', { all: plays.length })
          : i18n.t('{shown} of {all} plays', { shown: shown.length, all: plays.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={i18n.t('No play passes these filters')}
          message={i18n.t('Widen or clear them.')}
        >
          <Button onClick={() => change(noFilters)}>{i18n.t('Clear the filters')}</Button>
        </EmptyState>
      ) : (
        <PlayList
          match={match}
          plays={whole ? shown : shown.slice(0, firstRows)}
          folded={applied.type === '' && applied.player === ''}
          open={Object.values(applied).some((value) => value !== '')}
        />
      )}
    </Card>
  );
}
