import { i18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { type NumberKey, numberOf } from '../../basketball/numbers.ts';
import { foulsOut } from '../../basketball/score.ts';
import type { BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import { orderPlayers, useSort } from '../figures/use-sort.ts';
import { notRecorded } from '../ui/format.ts';
import { type Column, type FootRow, Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './BoxScoreTable.module.css';
import { headerOf, isCorrected, type StatisticColumn } from './columns.ts';
import { meaningOf, written } from './number-words.ts';

interface BoxScoreTableProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  columns: readonly StatisticColumn[];
  /** Whether the match is live: players without time may still come in. */
  live?: boolean;
  /** Renders a player's name, for instance as a link; by default as text. */
  renderName?: (player: PlayerLine) => ReactNode;
  /** A column after the statistics, for instance times on court. */
  strip?: { heading: ReactNode; cell: (player: PlayerLine) => ReactNode } | undefined;
  /** Printed: plain text in columns of fixed widths. */
  paper?: boolean;
  /** Whether percentages are below the totals. */
  percentages?: boolean;
}

/** One side's box score, sorted by its headers; bench, totals and percentages stay at the end. */
export function BoxScoreTable(props: BoxScoreTableProps) {
  const {
    side,
    other,
    columns,
    live = false,
    renderName,
    strip,
    paper = false,
    percentages = true,
  } = props;
  const [inAddress, sortBy] = useSort();
  const sort = paper ? null : inAddress;
  const players = orderPlayers(side.players, sort, columns);
  const lastStarter = sort ? undefined : players.findLast((one) => one.starter && one.played);
  const { drawn, merged } = useMemo(
    () => ({
      drawn: [
        ...tableColumns(columns, side.players, renderName, paper),
        ...(strip
          ? [{ key: 'strip', name: i18n.t('On court'), className: styles.strip, ...strip }]
          : []),
      ],
      merged: {
        from: columns[0]?.key ?? '',
        text: live ? absentYet : paper ? absentOnPaper : absent,
      },
    }),
    [columns, side.players, renderName, strip, paper, live],
  );
  const foot = useMemo(
    () => footRows(side, percentages ? other : null, columns, paper),
    [side, other, columns, paper, percentages],
  );
  const few = columns.length < 15 ? styles.few : '';
  return (
    <Table
      label={i18n.t('Box score of {team}', { team: side.name })}
      columns={drawn}
      rows={players}
      keyOf={({ playerId }) => playerId}
      rowClass={(player) => (player === lastStarter ? styles.lastStarter : undefined)}
      merged={merged}
      foot={foot}
      sort={sort}
      onSort={paper ? undefined : sortBy}
      scrolls={!paper}
      paper={paper}
      className={paper ? styles.paper : `${styles.table} ${few}`}
    />
  );
}

function tableColumns(
  columns: readonly StatisticColumn[],
  players: readonly PlayerLine[],
  renderName: (player: PlayerLine) => ReactNode = ({ name }) => name,
  paper: boolean,
): Column<PlayerLine>[] {
  return [
    {
      key: 'number',
      heading: i18n.t('#'),
      meaning: i18n.t('Shirt number'),
      sort: 'ascending',
      cell: ({ number }) => number ?? notRecorded,
      className: styles.number,
      width: '6.5mm',
    },
    {
      key: 'name',
      heading: i18n.t('Name'),
      meaning: i18n.t('Name; bold: starter, (C) captain, DNP did not play'),
      sort: 'ascending',
      cell: (player) => (
        <>
          {player.starter && !paper ? <b>{renderName(player)}</b> : renderName(player)}
          {paper ? paperMarks(player) : <Marks {...player} />}
        </>
      ),
      isName: true,
      className: styles.name,
    },
    ...columns.map(
      (column): Column<PlayerLine> => ({
        ...headerOf(column),
        sort: 'descending',
        cell: marked(column.key, paper ? column.text : weighted(column, players)),
        className: styles.figure,
        // Wider for made-attempted pairs and for "200:00" in print.
        width: column.isPair || column.key === 'minutes' ? '10.6mm' : '6.8mm',
      }),
    ),
  ];
}

/** Marks a cell with a corrected number; `correctedText` has the old one. */
function marked(key: NumberKey, cell: (player: PlayerLine) => ReactNode) {
  return (player: PlayerLine) => (isCorrected(player, key) ? <>{cell(player)}†</> : cell(player));
}

/** Counts of which more is better: a side's best is in strong type. */
const counts: ReadonlySet<string> = new Set(
  'points offensiveRebounds defensiveRebounds rebounds assists steals blocks'.split(' '),
);

/** A cell's emphasis: a side's best strong, zeros and missing attempts pale, the last foul underlined. */
function weighted({ key, text, value }: StatisticColumn, players: readonly PlayerLine[]) {
  const best = counts.has(key) ? Math.max(1, ...players.map((each) => value(each) ?? 0)) : null;
  return (player: PlayerLine) => {
    const shown = text(player);
    if (shown === '0' || shown === notRecorded)
      return <span className={`soft ${styles.pale}`}>{shown}</span>;
    if (best !== null && value(player) === best) return <b>{shown}</b>;
    if (key === 'fouls' && (value(player) ?? 0) >= foulsOut) {
      return <b className={`bad ${styles.out}`}>{shown}</b>;
    }
    return shown;
  };
}

/** The percentage below a column's total. */
const shareUnder: Readonly<Record<string, NumberKey>> = {
  fieldGoals: 'fieldGoalsShare',
  twos: 'twosShare',
  threes: 'threesShare',
  freeThrows: 'freeThrowsShare',
  turnovers: 'turnoverShare',
  offensiveRebounds: 'offensiveReboundShare',
  defensiveRebounds: 'defensiveReboundShare',
};
/** Rebound percentages need the other side's totals. */
const ofBothSides: readonly string[] = ['offensiveRebounds', 'defensiveRebounds'];

/** Bench, totals, and percentages, which need the `other` side. */
function footRows(
  { bench, totals }: BoxScoreSide,
  other: BoxScoreSide | null,
  columns: readonly StatisticColumn[],
  paper: boolean,
): FootRow[] {
  const row = (key: string, name: string, cell: FootRow['cell'], className?: string): FootRow => ({
    key,
    className,
    cell: (column) => (column === 'number' ? null : column === 'name' ? name : cell(column)),
  });
  const texts = new Map<string, StatisticColumn['text']>(
    columns.map(({ key, text }) => [key, text]),
  );
  // On a page five times the match's length says nothing.
  const lineOf = (line: Line) => (column: string) =>
    column === 'minutes' && !paper ? null : texts.get(column)?.(line);
  const percentageOf = (column: string) =>
    other?.totals || !ofBothSides.includes(column) ? shareUnder[column] : undefined;
  const percentage = (column: string) => {
    const key = percentageOf(column);
    if (!key || !totals) return null;
    const text = written(key, numberOf(key, totals, other?.totals));
    return paper ? text : <Term meaning={meaningOf(key)}>{text}</Term>;
  };
  return [
    ...(bench ? [row('bench', i18n.t('Team/Coach'), lineOf(bench), styles.bench)] : []),
    ...(totals ? [row('totals', i18n.t('Totals'), lineOf(totals), styles.totals)] : []),
    ...(totals && other && columns.some(({ key }) => percentageOf(key))
      ? [row('percentages', i18n.t('Percentages'), percentage, styles.percentages)]
      : []),
  ];
}

const absent = ({ played }: PlayerLine) =>
  played ? null : (
    <>
      {i18n.t('DNP')}
      <span className="visually-hidden">{i18n.t(', did not play')}</span>
    </>
  );
const absentYet = ({ played, starter }: PlayerLine) =>
  played || starter ? null : i18n.t('has not played yet');
const absentOnPaper = ({ played }: PlayerLine) => (played ? null : i18n.t('DNP'));

/** (C) for the captain; a starter's name is bold. */
function Marks({ starter, captain }: PlayerLine) {
  return (
    <>
      {starter ? <span className="visually-hidden">{i18n.t(', starter')}</span> : null}
      {captain ? (
        <span className={styles.captain}>
          <span aria-hidden="true"> {i18n.t('(C)')}</span>
          <span className="visually-hidden">{i18n.t(', captain')}</span>
        </span>
      ) : null}
    </>
  );
}

const paperMarks = ({ starter, captain }: PlayerLine) =>
  `${starter ? ' *' : ''}${captain ? ` ${i18n.t('(C)')}` : ''}`;
