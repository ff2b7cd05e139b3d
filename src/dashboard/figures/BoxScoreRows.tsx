/*
 * The rows of a box score: a player's cells, the team's own line, totals and percentages.
 */
import { i18n } from '@lingui/core';
import { memo } from 'react';
import type { BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import { Term } from '../ui/Term.tsx';
import styles from './BoxScoreTable.module.css';
import { percentagesOf } from './percentages.ts';
import type { StatisticColumn } from './statistic-columns.ts';
import { formatPerHundred } from './statistic-format.ts';

interface RowProps {
  columns: readonly StatisticColumn[];
}

/** A star for a starter, (C) for the captain. */
export function PlayerMarks({ player }: { player: PlayerLine }) {
  return (
    <>
      {player.starter ? (
        <span className={styles.mark}>
          <span aria-hidden="true"> ★</span>
          <span className="visually-hidden">{i18n.t(', starter')}</span>
        </span>
      ) : null}
      {player.captain ? (
        <span className={styles.captain}>
          <span aria-hidden="true"> {i18n.t('(C)')}</span>
          <span className="visually-hidden">{i18n.t(', captain')}</span>
        </span>
      ) : null}
    </>
  );
}

/** A player's statistics, or one merged cell for who did not play, while a match is on: for who has not played yet. */
export function PlayerCells({
  player,
  columns,
  live,
}: RowProps & { player: PlayerLine; live: boolean }) {
  if (!player.played) {
    return (
      <td colSpan={columns.length} className={styles.absent}>
        {live ? (
          i18n.t('not in yet')
        ) : (
          <>
            {i18n.t('DNP')}
            <span className="visually-hidden">{i18n.t(', did not play')}</span>
          </>
        )}
      </td>
    );
  }
  return columns.map((column) => (
    <td key={column.key} className={cellClass(column)}>
      {column.text(player)}
    </td>
  ));
}

/** The bench's line or the totals. */
export const LineRow = memo(function LineRow({
  kind,
  line,
  columns,
}: RowProps & { kind: 'bench' | 'totals'; line: Line }) {
  return (
    <tr className={kind === 'totals' ? styles.totals : undefined}>
      <td className={styles.number} />
      <th scope="row" className={styles.name}>
        {kind === 'totals' ? i18n.t('Totals') : i18n.t('Team/Coach')}
      </th>
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          {column.text(line)}
        </td>
      ))}
    </tr>
  );
});

/** Under the totals: shooting percentages to a tenth, shares of rebounds, turnovers of plays. */
export const PercentagesRow = memo(function PercentagesRow({
  side,
  other,
  columns,
}: RowProps & { side: BoxScoreSide; other: BoxScoreSide }) {
  if (!side.totals) return null;
  const percentages = percentagesOf(side.totals, other.totals);
  if (!columns.some(({ key }) => percentages[key])) return null;
  return (
    <tr className={styles.percentages}>
      <td className={styles.number} />
      <th scope="row" className={styles.name}>
        {i18n.t('Percentages')}
      </th>
      {columns.map((column) => {
        const percentage = percentages[column.key];
        return (
          <td key={column.key} className={cellClass(column)}>
            {percentage ? (
              <Term meaning={percentage.meaning}>{formatPerHundred(percentage.share, 1)}</Term>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
});

const cellClass = ({ heading }: StatisticColumn) => (heading ? styles.share : styles.figure);
