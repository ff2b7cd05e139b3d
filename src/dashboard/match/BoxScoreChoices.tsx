import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Match } from '../../contract/match.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { Choice } from '../ui/Choice.tsx';
import styles from './BoxScores.module.css';
import type { BoxScoreView } from './use-box-score-view.ts';

interface BoxScoreChoicesProps {
  /** Of the match; `undefined` where it is not known. */
  match: Match | undefined;
  /** Periods that the play-by-play holds; 0 where the service has none. */
  periods: number;
  /** The play-by-play is not there yet. */
  reading: boolean;
  view: BoxScoreView;
  onPeriod: (period: number | null) => void;
  onColumns: (columns: BoxScoreView['columns']) => void;
  children?: ReactNode;
}

/** Which period and which columns of a box score are shown. */
export function BoxScoreChoices(props: BoxScoreChoicesProps) {
  const { match, periods, reading, view, onPeriod, onColumns, children } = props;
  const labels = periodLabels(periods, match?.regulationPeriods ?? 4);
  return (
    <div className={styles.choices}>
      {periods > 0 ? (
        <Choice
          legend={i18n.t('Period')}
          value={view.period === null ? '' : String(view.period)}
          onChange={(value) => onPeriod(value === '' ? null : Number(value))}
          options={[
            { value: '', label: i18n.t('Match'), name: i18n.t('Whole match') },
            ...labels.map((label, index) => ({ value: String(index + 1), label })),
          ]}
        />
      ) : null}
      <Choice
        legend={i18n.t('Columns')}
        value={view.columns}
        onChange={(value) => onColumns(value === 'advanced' ? 'advanced' : 'standard')}
        options={[
          { value: 'standard', label: i18n.t('Basic') },
          { value: 'advanced', label: i18n.t('Advanced') },
        ]}
      />
      {children}
      {view.period === null ? null : (
        <p className={styles.note} role="status">
          {reading ? i18n.t('Reading the play-by-play…') : noteOn(view.period, periods)}
        </p>
      )}
    </div>
  );
}

function noteOn(period: number, periods: number): string {
  if (periods === 0) {
    return i18n.t(
      'One period alone needs the play-by-play, which is not there: this is the whole match.',
    );
  }
  if (period > periods) return i18n.t('No event of this period was recorded.');
  return i18n.t(
    'One period, counted from the play-by-play. Who was not on court in it is shown as DNP.',
  );
}
