import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { matchText } from '../figures/match-text.ts';
import { Table } from '../ui/Table.tsx';
import styles from './Trends.module.css';
import type { TrendSeries } from './trend-series.ts';

interface TrendTableProps {
  caption: string;
  /** The page of a match. */
  hrefOf: (matchId: string) => string;
  series: readonly TrendSeries[];
  format: (value: number | null, key: string) => string;
}

/** The values of the charts above it, a row a match, folded away. */
export function TrendTable({ caption, hrefOf, series, format }: TrendTableProps) {
  const matches = series[0]?.points.map(({ match }) => match).toReversed() ?? [];
  return (
    <details className={styles.values}>
      <summary>{i18n.t('The values as a table')}</summary>
      <Table
        label={caption}
        scrolls
        rows={matches}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'match',
            heading: i18n.t('Match'),
            isName: true,
            cell: (match) => <Link to={hrefOf(match.id)}>{matchText(match)}</Link>,
          },
          ...series.map(({ key, name, meaning, points }) => ({
            key,
            heading: name,
            meaning: meaning || undefined,
            cell: ({ id }: Match) =>
              format(points.find(({ match }) => match.id === id)?.value ?? null, key),
          })),
        ]}
        foot={[
          {
            key: 'usual',
            cell: (column) => {
              if (column === 'match') return i18n.t('Usual');
              const usual = series.find(({ key }) => key === column)?.usual ?? null;
              return format(usual === null ? null : Math.round(usual * 100) / 100, column);
            },
          },
        ]}
      />
    </details>
  );
}
