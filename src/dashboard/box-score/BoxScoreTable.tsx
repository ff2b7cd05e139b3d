import type { ReactNode } from 'react';
import { useState } from 'react';
import type { BoxScoreSide, PlayerLine } from '../../contract/box-score.ts';
import { notRecorded } from '../ui/format.ts';
import styles from './BoxScoreTable.module.css';
import { percentagesOf } from './percentages.ts';
import { nextSort, orderPlayers, type Sort } from './player-order.ts';
import { SortHeader } from './SortHeader.tsx';
import type { StatisticColumn } from './statistic-columns.ts';
import { formatPercent } from './statistic-format.ts';

interface BoxScoreTableProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  columns: readonly StatisticColumn[];
  /** How a player's name is shown, for instance as a link; the plain name where absent. */
  renderName?: (player: PlayerLine) => ReactNode;
}

/** One side's box score, sortable by its headers; bench, totals and percentages never move. */
export function BoxScoreTable({ side, other, columns, renderName }: BoxScoreTableProps) {
  const [sort, setSort] = useState<Sort>(null);
  const players = orderPlayers(side.players, sort, columns);
  const lastStarter = sort ? undefined : players.findLast((one) => one.starter && one.played);
  const header = (key: string, first: 'ascending' | 'descending') => ({
    direction: sort?.key === key ? sort.direction : null,
    onSort: () => setSort(nextSort(sort, key, first)),
  });
  return (
    <section className={styles.scroll} aria-label={`Box score of ${side.name}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortHeader label="#" meaning="Shirt number" {...header('number', 'ascending')} />
            <SortHeader
              label="Name"
              meaning="Name; ★ starter, (C) captain"
              className={styles.name}
              {...header('name', 'ascending')}
            />
            {columns.map(({ key, label, meaning }) => (
              <SortHeader
                key={key}
                label={label}
                meaning={meaning}
                className={styles.figure}
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
              <td className={styles.figure}>{player.number ?? notRecorded}</td>
              <th scope="row" className={styles.name}>
                {renderName ? renderName(player) : player.name}
                <PlayerMarks player={player} />
              </th>
              <PlayerCells player={player} columns={columns} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {side.bench ? <LineRow name="Team/Coach" line={side.bench} columns={columns} /> : null}
          {side.totals ? <LineRow name="Totals" line={side.totals} columns={columns} /> : null}
          <PercentagesRow side={side} other={other} columns={columns} />
        </tfoot>
      </table>
    </section>
  );
}

function PlayerMarks({ player }: { player: PlayerLine }) {
  return (
    <>
      {player.starter ? (
        <span title="Starter" className={styles.mark}>
          <span aria-hidden="true"> ★</span>
          <span className="visually-hidden">, starter</span>
        </span>
      ) : null}
      {player.captain ? <span title="Captain"> (C)</span> : null}
    </>
  );
}

interface RowProps {
  columns: readonly StatisticColumn[];
}

function PlayerCells({ player, columns }: RowProps & { player: PlayerLine }) {
  if (!player.played) {
    return (
      <td colSpan={columns.length} className={styles.absent}>
        <abbr title="Did not play">DNP</abbr>
      </td>
    );
  }
  return columns.map((column) => (
    <td key={column.key} className={styles.figure}>
      {column.text(player)}
    </td>
  ));
}

function LineRow({
  name,
  line,
  columns,
}: RowProps & { name: string; line: NonNullable<BoxScoreSide['totals']> }) {
  return (
    <tr className={name === 'Totals' ? styles.totals : undefined}>
      <td />
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {columns.map((column) => (
        <td key={column.key} className={styles.figure}>
          {column.text(line)}
        </td>
      ))}
    </tr>
  );
}

function PercentagesRow({
  side,
  other,
  columns,
}: RowProps & { side: BoxScoreSide; other: BoxScoreSide }) {
  if (!side.totals) return null;
  const percentages = percentagesOf(side.totals, other.totals);
  return (
    <tr className={styles.percentages}>
      <td />
      <th scope="row" className={styles.name}>
        Percentages
      </th>
      {columns.map(({ key }) => {
        const percentage = percentages[key];
        return (
          <td key={key} className={styles.figure} title={percentage?.meaning}>
            {percentage ? formatPercent(percentage.share) : null}
          </td>
        );
      })}
    </tr>
  );
}
