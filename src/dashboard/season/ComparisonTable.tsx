import type { ReactNode } from 'react';
import { Term } from '../ui/Term.tsx';
import styles from './Compare.module.css';

/** One statistic of both. */
export interface ComparedRow {
  key: string;
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  a: ReactNode;
  b: ReactNode;
}

interface ComparisonTableProps {
  caption: string;
  a: ReactNode;
  b: ReactNode;
  groups: readonly { title: string; rows: readonly ComparedRow[] }[];
}

/** Two columns of the same statistics, the name of each between them. Neither is called the better. */
export function ComparisonTable({ caption, a, b, groups }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.first}>
            {a}
          </th>
          <td />
          <th scope="col">{b}</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className={styles.first}>{row.a}</td>
              <th scope="row">
                {row.meaning ? <Term meaning={row.meaning}>{row.name}</Term> : row.name}
              </th>
              <td>{row.b}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
