import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { LeastMinutes } from '../figures/LeastMinutes.tsx';
import { lineupName } from '../figures/lineup-name.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sortByColumn, useSort } from '../figures/use-sort.ts';
import { lineUpColumns } from '../tables/line-up-columns.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { formatSigned } from '../ui/format.ts';
import { type Column, Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './LineUps.module.css';
import { rangeColumn, rangesInWords } from './range-column.tsx';
import type { TogetherRow } from './season-line-ups.ts';
import type { LineUpsReading } from './use-line-ups.ts';

/** The choices of minutes together. */
const thresholds = [0, 2, 5, 10, 20, 40, 80, 160];
/** Fewer leave ranges too wide to read; early in a season as many as leave a few rows. */
const usualLeast = { fives: 20, pairs: 160 };
const fewRows = 5;
const usual = { minutes: '' };

interface TogetherPanelProps {
  size: 'fives' | 'pairs';
  reading: LineUpsReading;
  players: NamedPlayers;
}

/** Fives or pairs with at least the chosen minutes together; the others are counted. */
export function TogetherPanel({ size, reading, players }: TogetherPanelProps) {
  const { lineUps, plays, boxScores } = reading;
  const [{ minutes }, choose] = useSearchChoice(usual);
  if (lineUps === null) return <NoLineUps reading={reading} />;
  const all = lineUps[size];
  const over = (least: number) =>
    all.filter(({ seconds }) => seconds === null || seconds >= 60 * least);
  const least =
    thresholds.find((each) => String(each) === minutes) ??
    thresholds.findLast((each) => each <= usualLeast[size] && over(each).length >= fewRows) ??
    0;
  const shown = over(least);
  const missing = plays.entries.length - lineUps.matches;
  const nameOf = ({ playerIds }: TogetherRow) => {
    const { numbers, names } = lineupName(playerIds.map((id) => players.get(id)));
    return size === 'fives' ? numbers.replaceAll(' ', '\u00a0') : names.replace(', ', ' / ');
  };
  return (
    <>
      <p className={`sentence strong snug ${styles.point}`}>
        {rangesInWords(shown, ({ range }) => range?.interval, nameOf)}
      </p>
      <p className="line quiet">
        <LeastMinutes
          options={thresholds}
          minutes={least}
          onChange={(chosen) => choose({ minutes: chosen })}
        />
        <span role="status">
          {size === 'fives'
            ? i18n.t('{shown} of {all} fives', { shown: shown.length, all: all.length })
            : i18n.t('{shown} of {all} pairs', { shown: shown.length, all: all.length })}
        </span>
      </p>
      <TogetherTable
        label={size === 'fives' ? i18n.t('Fives') : i18n.t('Pairs')}
        heading={size === 'fives' ? i18n.t('Five') : i18n.t('Pair')}
        rows={shown}
        players={players}
      />
      <p className={`quiet ${styles.point}`}>
        {i18n.t(
          'What happened, not a rating: few minutes leave wide ranges, and whom they played against is not taken out of it.',
        )}{' '}
        {missing > 0 && plays.understood && boxScores.understood
          ? i18n.t(
              '{missing, plural, one {Of one match} other {Of # matches}} it is not recorded who was on court together.',
              { missing },
            )
          : null}{' '}
        {size === 'fives' && lineUps.notFive > 0
          ? i18n.t(
              'For {time} the substitutions leave other than five on court: these are left out.',
              { time: formatMinutes(lineUps.notFive) },
            )
          : null}
      </p>
    </>
  );
}

/** Why there are no line-ups; replies that were not understood are not called absent. */
function NoLineUps({ reading: { plays } }: { reading: LineUpsReading }) {
  if (!plays.understood) {
    return (
      <EmptyState
        title={i18n.t('The service’s plays are in a form that this page does not understand yet')}
        message={<Link to={paths.replies()}>{i18n.t('Explain unread fields')}</Link>}
      />
    );
  }
  if (plays.failed > 0 || plays.reading) {
    return (
      <EmptyState
        title={i18n.t('The plays could not be read')}
        message={i18n.t('They show who was on court together.')}
      />
    );
  }
  return (
    <EmptyState
      title={i18n.t('Who was on court together was not recorded')}
      message={i18n.t(
        'It needs plays with starters and substitutions. Playing time, on and off are under Players.',
      )}
    />
  );
}

/** Players by id. */
export type NamedPlayers = ReadonlyMap<string, { name: string; number?: string | undefined }>;

interface TogetherTableProps {
  label: string;
  heading: string;
  rows: readonly TogetherRow[];
  players: NamedPlayers;
}

/** Players on court together, the longest first, or as sorted in the address. */
function TogetherTable({ label, heading, rows, players }: TogetherTableProps) {
  const [sort, onSort] = useSort();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={i18n.t('Nobody was on court together for that long')}
        message={i18n.t('Choose fewer minutes.')}
      />
    );
  }
  const wide = styles.wide ?? '';
  const shared = lineUpColumns(heading, (id) => players.get(id));
  const columns: Column<TogetherRow>[] = [
    ...shared.slice(0, 2),
    {
      key: 'perForty',
      heading: i18n.t('Per 40'),
      meaning: i18n.t('The margin per 40 minutes'),
      cell: ({ range }) => formatSigned(range?.perForty),
      sort: 'descending',
      value: ({ range }) => range?.perForty ?? null,
    },
    rangeColumn(rows, ({ range }) => ({ value: range?.perForty, interval: range?.interval })),
    ...shared.slice(2).map((column) => ({ ...column, className: wide })),
    {
      key: 'matches',
      heading: i18n.t('GP'),
      meaning: i18n.t('Matches in which they were on court together'),
      className: wide,
      cell: ({ matches }) => matches,
      sort: 'descending',
      value: ({ matches }) => matches,
    },
  ];
  return (
    <Table
      label={label}
      scrolls
      className={styles.table}
      columns={columns}
      rows={sortByColumn(rows, sort, columns)}
      keyOf={({ key }) => key}
      sort={sort}
      onSort={onSort}
    />
  );
}
