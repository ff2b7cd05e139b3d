import { i18n } from '@lingui/core';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sortRows, useSort } from '../figures/use-sort.ts';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { formatCount, formatSigned, notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './LineUps.module.css';
import { rangeColumn } from './range-column.tsx';
import type { TogetherRow } from './season-line-ups.ts';

/** Whom a line-up names. */
export type NamedPlayers = ReadonlyMap<string, { name: string; number?: string | undefined }>;

interface TogetherTableProps {
  label: string;
  heading: string;
  rows: readonly TogetherRow[];
  players: NamedPlayers;
}

const values: Record<string, (row: TogetherRow) => number | null> = {
  matches: ({ matches }) => matches,
  minutes: ({ seconds }) => seconds,
  for: ({ pointsFor }) => pointsFor,
  against: ({ pointsAgainst }) => pointsAgainst,
  margin: ({ margin }) => margin,
  perForty: ({ range }) => range?.perForty ?? null,
};

/** Who was on court together, the longest first, or sorted as the address says. */
export function TogetherTable({ label, heading, rows, players }: TogetherTableProps) {
  const [sort, onSort] = useSort();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={i18n.t('Nobody was on court together for that long')}
        message={i18n.t('Choose fewer minutes.')}
      />
    );
  }
  const columns: Column<TogetherRow>[] = [
    {
      key: 'players',
      heading,
      isName: true,
      cell: ({ playerIds }) => <Together playerIds={playerIds} players={players} />,
    },
    {
      key: 'minutes',
      heading: i18n.t('MIN'),
      meaning: i18n.t('Minutes together'),
      cell: ({ seconds }) => formatMinutes(seconds),
      sort: 'descending',
    },
    {
      key: 'margin',
      heading: i18n.t('+/-'),
      meaning: i18n.t('Own less the opponents’ points'),
      cell: ({ margin }) => formatSigned(margin),
      sort: 'descending',
    },
    {
      key: 'for',
      heading: i18n.t('For'),
      meaning: i18n.t('Own points meanwhile'),
      cell: ({ pointsFor }) => formatCount(pointsFor),
      sort: 'descending',
    },
    {
      key: 'against',
      heading: i18n.t('Against'),
      meaning: i18n.t('Points of the opponents meanwhile'),
      cell: ({ pointsAgainst }) => formatCount(pointsAgainst),
      sort: 'ascending',
    },
    {
      key: 'perForty',
      heading: i18n.t('Per 40'),
      meaning: i18n.t('The margin as it would be for 40 minutes'),
      cell: ({ range }) => formatSigned(range?.perForty),
      sort: 'descending',
    },
    rangeColumn(rows, ({ range }) => ({ value: range?.perForty, interval: range?.interval })),
    {
      key: 'matches',
      heading: i18n.t('GP'),
      meaning: i18n.t('Matches in which they were on court together'),
      cell: ({ matches }) => matches,
      sort: 'descending',
    },
  ];
  return (
    <Table
      label={label}
      scrolls
      className={styles.table}
      columns={columns}
      rows={sortRows(rows, sort, (row, key) => values[key]?.(row) ?? null)}
      keyOf={({ key }) => key}
      sort={sort}
      onSort={onSort}
    />
  );
}

function Together({ playerIds, players }: { playerIds: readonly string[]; players: NamedPlayers }) {
  const named = playerIds
    .map((id) => ({
      name: lastName(players.get(id)?.name ?? i18n.t('Not on the sheet')),
      number: players.get(id)?.number,
    }))
    .toSorted(byShirtNumber);
  return (
    <span className={styles.together}>
      <span className={styles.numbers}>
        {named.map(({ number }) => number ?? notRecorded).join(' · ')}
      </span>{' '}
      <span className={styles.names}>{named.map(({ name }) => name).join(', ')}</span>
    </span>
  );
}

function lastName(name: string): string {
  const [, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? name : rest.join(' ');
}
