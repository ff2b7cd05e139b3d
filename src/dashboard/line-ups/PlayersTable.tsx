import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { formatAgainstLine } from '../figures/playing-time.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sortRows, useSort } from '../figures/use-sort.ts';
import { formatCount, formatSigned, notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { Column } from '../ui/table-column.ts';
import styles from './LineUps.module.css';
import type { PlayerTime } from './player-times.ts';
import { rangeColumn } from './range-column.tsx';

interface PlayersTableProps {
  teamId: string;
  players: readonly PlayerTime[];
  /** The club's line in minutes; `null` where none was drawn. */
  line: number | null;
}

const values: Record<string, (player: PlayerTime) => number | null> = {
  matches: ({ matches }) => matches,
  minutes: ({ seconds }) => seconds,
  perMatch: ({ perMatch }) => perMatch,
  balance: ({ balance }) => balance?.seconds ?? null,
  on: ({ onOff }) => onOff?.on.perForty ?? null,
  off: ({ onOff }) => onOff?.off.perForty ?? null,
  difference: ({ onOff }) => onOff?.difference ?? null,
};

/** Everybody's time on court, and what the score did with and without them; the most time first, or as the address says. */
export function PlayersTable({ teamId, players, line }: PlayersTableProps) {
  const [sort, onSort] = useSort();
  const columns: Column<PlayerTime>[] = [
    {
      key: 'player',
      heading: i18n.t('Player'),
      isName: true,
      cell: ({ playerId, name, number }) => (
        <>
          <span className={styles.number}>{number ?? notRecorded}</span>{' '}
          <SeasonLink to={paths.seasonPlayer({ teamId, playerId })}>{name}</SeasonLink>
        </>
      ),
    },
    {
      key: 'perMatch',
      heading: i18n.t('A match'),
      meaning: i18n.t('Minutes a match on whose sheet the player stood'),
      cell: ({ perMatch }) => formatMinutes(perMatch),
      sort: 'ascending',
    },
    {
      key: 'minutes',
      heading: i18n.t('MIN'),
      meaning: i18n.t('Minutes on court, all matches together'),
      cell: ({ seconds }) => formatMinutes(seconds),
      sort: 'descending',
    },
    ...(line === null ? [] : [balanceColumn]),
    {
      key: 'on',
      heading: i18n.t('On'),
      meaning: i18n.t('Own less the opponents’ points for 40 minutes with the player on court'),
      cell: ({ onOff }) => formatSigned(onOff?.on.perForty),
      sort: 'descending',
    },
    {
      key: 'off',
      heading: i18n.t('Off'),
      meaning: i18n.t('The same in these matches without the player'),
      cell: ({ onOff }) => formatSigned(onOff?.off.perForty),
      sort: 'descending',
    },
    {
      key: 'difference',
      heading: i18n.t('On − off'),
      meaning: i18n.t(
        'How much better the score went with the player than without, for 40 minutes',
      ),
      cell: ({ onOff }) => formatSigned(onOff?.difference),
      sort: 'descending',
    },
    rangeColumn(players, ({ onOff }) => ({
      value: onOff?.difference,
      interval: onOff?.interval,
    })),
    {
      key: 'matches',
      heading: i18n.t('Sheet'),
      meaning: i18n.t('Matches on whose sheet the player stood, with recorded time'),
      cell: ({ matches }) => formatCount(matches),
      sort: 'descending',
    },
  ];
  return (
    <Table
      label={i18n.t('Playing time, on and off court')}
      scrolls
      className={styles.table}
      columns={columns}
      rows={sortRows(players, sort, (row, key) => values[key]?.(row) ?? null)}
      keyOf={({ playerId }) => playerId}
      sort={sort}
      onSort={onSort}
    />
  );
}

const balanceColumn: Column<PlayerTime> = {
  key: 'balance',
  get heading() {
    return i18n.t('± line');
  },
  get meaning() {
    return i18n.t(
      'Playing time over or under the club’s own line, all matches on the sheet together',
    );
  },
  cell: ({ balance }) => formatAgainstLine(balance?.seconds ?? null),
  sort: 'ascending',
};
