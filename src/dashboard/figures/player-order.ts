import type { PlayerLine } from '../../contract/box-score.ts';
import type { Sort } from '../ui/table-column.ts';
import type { StatisticColumn } from './statistic-columns.ts';
import { sortRows } from './use-sort.ts';

/** The sheet's own order: starters, then substitutes, then who did not play; each as the service sent them. */
export function sheetOrder(players: readonly PlayerLine[]): PlayerLine[] {
  const rank = (player: PlayerLine) => (player.played ? (player.starter ? 0 : 1) : 2);
  return players.toSorted((a, b) => rank(a) - rank(b));
}

/** The players in the order of `sort`, equals in the sheet's; who did not play stays last, whichever the direction. */
export function orderPlayers(
  players: readonly PlayerLine[],
  sort: Sort,
  columns: readonly StatisticColumn[],
): PlayerLine[] {
  return sortRows(sheetOrder(players), sort, (player, key) => {
    if (!player.played) return null;
    if (key === 'name') return player.name;
    if (key === 'number') return player.number ?? '';
    return columns.find((column) => column.key === key)?.value(player) ?? null;
  });
}
