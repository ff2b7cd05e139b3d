import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { BoxScoreSide, PlayerLine } from '../../contract/box-score.ts';
import { notRecorded } from '../ui/format.ts';
import { moveBetweenRows } from '../ui/row-arrows.ts';
import { LineRow, PercentagesRow, PlayerCells, PlayerMarks } from './BoxScoreRows.tsx';
import styles from './BoxScoreTable.module.css';
import { nextSort, orderPlayers, type Sort } from './player-order.ts';
import { SortHeader } from './SortHeader.tsx';
import type { StatisticColumn } from './statistic-columns.ts';

interface BoxScoreTableProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  columns: readonly StatisticColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
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
  const header = (key: string, first: 'ascending' | 'descending') => ({
    direction: sort?.key === key ? sort.direction : null,
    onSort: () => onSort(nextSort(sort, key, first)),
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
              label={i18n.t('#')}
              meaning={i18n.t('Shirt number')}
              className={styles.number}
              {...header('number', 'ascending')}
            />
            <SortHeader
              label={i18n.t('Name')}
              meaning={i18n.t('Name; ★ starter, (C) captain, DNP did not play')}
              className={styles.name}
              {...header('name', 'ascending')}
            />
            {columns.map(({ key, label, heading, meaning }) => (
              <SortHeader
                key={key}
                label={i18n.t(label)}
                heading={heading}
                meaning={i18n.t(meaning)}
                className={heading ? styles.share : styles.figure}
                {...header(key, 'descending')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr
              key={player.playerId}
              className={player === lastStarter ? styles.lastStarter : undefined}
            >
              <td className={styles.number}>{player.number ?? notRecorded}</td>
              <th scope="row" className={styles.name}>
                {renderName ? renderName(player) : player.name}
                <PlayerMarks player={player} />
              </th>
              <PlayerCells player={player} columns={columns} live={live} />
            </tr>
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
