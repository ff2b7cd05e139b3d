import { i18n } from '@lingui/core';
import { memo, type ReactNode, useCallback } from 'react';
import type { BoxScoreSide, PlayerLine } from '../../contract/box-score.ts';
import { notRecorded } from '../ui/format.ts';
import { moveBetweenRows } from '../ui/row-arrows.ts';
import { LineRow, PercentagesRow, PlayerCells, PlayerMarks } from './BoxScoreRows.tsx';
import styles from './BoxScoreTable.module.css';
import { orderPlayers, type Sort } from './player-order.ts';
import { SortHeader } from './SortHeader.tsx';
import type { StatisticColumn } from './statistic-columns.ts';
import type { SortBy } from './use-sort-in-address.ts';

interface BoxScoreTableProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  columns: readonly StatisticColumn[];
  sort: Sort;
  onSort: SortBy;
  /** The match is being played: who has not played may still come in. */
  live: boolean;
  /** How a player's name is shown, for instance as a link; the plain name where absent. */
  renderName?: (player: PlayerLine) => ReactNode;
}

/** One side's box score, sortable by its headers; bench, totals and percentages never move. */
export function BoxScoreTable(props: BoxScoreTableProps) {
  const { side, other, columns, sort, onSort, live, renderName } = props;
  const players = orderPlayers(side.players, sort, columns);
  const lastStarter = sort ? undefined : players.findLast((one) => one.starter && one.played);
  const ascend = useCallback((column: string) => onSort(column, 'ascending'), [onSort]);
  const descend = useCallback((column: string) => onSort(column, 'descending'), [onSort]);
  const header = (column: string, sortBy = descend) => ({
    column,
    direction: sort?.key === column ? sort.direction : null,
    onSort: sortBy,
  });
  return (
    <section
      className={styles.scroll}
      aria-label={i18n.t('Box score of {team}', { team: side.name })}
    >
      <table
        className={columns.length < 15 ? `${styles.table} ${styles.few}` : styles.table}
        onKeyDown={moveBetweenRows}
      >
        <thead>
          <tr>
            <SortHeader
              label={/* i18n */ '#'}
              meaning={/* i18n */ 'Shirt number'}
              className={styles.number}
              {...header('number', ascend)}
            />
            <SortHeader
              label={/* i18n */ 'Name'}
              meaning={/* i18n */ 'Name; ★ starter, (C) captain, DNP did not play'}
              className={styles.name}
              {...header('name', ascend)}
            />
            {columns.map(({ key, label, heading, meaning }) => (
              <SortHeader
                key={key}
                label={label}
                heading={heading}
                meaning={meaning}
                className={heading ? styles.share : styles.figure}
                {...header(key)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PlayerRow
              key={player.playerId}
              player={player}
              columns={columns}
              live={live}
              isLastStarter={player === lastStarter}
              renderName={renderName}
            />
          ))}
        </tbody>
        <tfoot>
          {side.bench ? <LineRow kind="bench" line={side.bench} columns={columns} /> : null}
          {side.totals ? <LineRow kind="totals" line={side.totals} columns={columns} /> : null}
          <PercentagesRow side={side} other={other} columns={columns} />
        </tfoot>
      </table>
    </section>
  );
}

interface PlayerRowProps extends Pick<BoxScoreTableProps, 'columns' | 'live'> {
  player: PlayerLine;
  isLastStarter: boolean;
  renderName: BoxScoreTableProps['renderName'];
}

/** Drawn anew only when its own player changes: a sort moves rows. */
const PlayerRow = memo((props: PlayerRowProps) => {
  const { player, columns, live, isLastStarter, renderName } = props;
  return (
    <tr className={isLastStarter ? styles.lastStarter : undefined}>
      <td className={styles.number}>{player.number ?? notRecorded}</td>
      <th scope="row" className={styles.name}>
        {renderName ? renderName(player) : player.name}
        <PlayerMarks player={player} />
      </th>
      <PlayerCells player={player} columns={columns} live={live} />
    </tr>
  );
});
