import { i18n } from '@lingui/core';
import type { StatisticColumn } from '../figures/statistic-columns.ts';
import styles from './ColumnMeanings.module.css';

/** What each abbreviation of a box score means, folded away: hover and focus do not exist on a phone. */
export function ColumnMeanings({ columns }: { columns: readonly StatisticColumn[] }) {
  return (
    <details className={styles.meanings}>
      <summary>{i18n.t('What the columns mean')}</summary>
      <dl>
        {columns.map(({ key, label, meaning }) => (
          <div key={key}>
            <dt>{i18n.t(label)}</dt>
            <dd>{i18n.t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
