import { i18n } from '@lingui/core';
import { headerOf, type StatisticColumn } from '../tables/columns.ts';
import styles from './ColumnMeanings.module.css';

/** What each abbreviation of a box score means, folded away: hover and focus do not exist on a phone. */
export function ColumnMeanings({ columns }: { columns: readonly StatisticColumn[] }) {
  return (
    <details className={styles.meanings}>
      <summary>{i18n.t('What the columns mean')}</summary>
      <dl>
        {columns.map(headerOf).map(({ key, heading, meaning }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
