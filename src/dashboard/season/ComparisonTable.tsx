import type { ReactNode } from 'react';
import { Table } from '../ui/Table.tsx';
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
  const rows = groups.flatMap(({ title, rows: ofGroup }) => [
    { key: title, title, name: '', meaning: '', a: null, b: null },
    ...ofGroup.map((row) => ({ ...row, key: `${title} ${row.key}`, title: null })),
  ]);
  return (
    <Table<(typeof rows)[number]>
      label={caption}
      rows={rows}
      keyOf={({ key }) => key}
      merged={{ from: 'a', text: ({ title }) => title }}
      className={styles.table}
      columns={[
        { key: 'a', heading: a, cell: (row) => row.a },
        {
          key: 'name',
          heading: '',
          isName: true,
          cell: ({ name, meaning }) => (meaning ? <Term meaning={meaning}>{name}</Term> : name),
        },
        { key: 'b', heading: b, isText: true, cell: (row) => row.b },
      ]}
    />
  );
}
