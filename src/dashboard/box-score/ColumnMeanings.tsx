import styles from './ColumnMeanings.module.css';
import type { StatisticColumn } from './statistic-columns.ts';

/** What each abbreviation of a box score means, folded away: hover and focus do not exist on a phone. */
export function ColumnMeanings({ columns }: { columns: readonly StatisticColumn[] }) {
  return (
    <details className={styles.meanings}>
      <summary>What the columns mean</summary>
      <dl>
        {columns.map(({ key, label, meaning }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
