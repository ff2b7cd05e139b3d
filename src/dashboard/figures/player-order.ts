/*
 * The order of a box score's players: the sheet's own, or by a column.
 */
import type { PlayerLine } from '../../contract/box-score.ts';
import { collator } from '../ui/collator.ts';
import type { StatisticColumn } from './statistic-columns.ts';

/** What a box score is sorted by. `null` = the sheet's own order. */
export type Sort = { key: string; direction: 'descending' | 'ascending' } | null;

/** The next sort after a click on a header: the column, then reversed, then the sheet's order. */
export function nextSort(sort: Sort, key: string, first: 'descending' | 'ascending'): Sort {
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction !== first) return null;
  return { key, direction: first === 'descending' ? 'ascending' : 'descending' };
}

/** The sheet's own order: starters, then substitutes, then who did not play; each as the service sent them. */
export function sheetOrder(players: readonly PlayerLine[]): PlayerLine[] {
  const rank = (player: PlayerLine) => (player.played ? (player.starter ? 0 : 1) : 2);
  return players.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The players in the order of `sort`. Who did not play stays last, and before them who has no value in that column,
 * whichever the direction; equals keep the sheet's order, as does all where the column is not shown.
 */
export function orderPlayers(
  players: readonly PlayerLine[],
  sort: Sort,
  columns: readonly StatisticColumn[],
): PlayerLine[] {
  const sheet = sheetOrder(players);
  if (!sort) return sheet;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const column = columns.find(({ key }) => key === sort.key);
  if (!column && sort.key !== 'name' && sort.key !== 'number') return sheet;
  const compare = (a: PlayerLine, b: PlayerLine): number => {
    if (a.played !== b.played) return a.played ? -1 : 1;
    if (!column) return sign * compareTexts(textOf(a, sort.key), textOf(b, sort.key));
    const [left, right] = [column.value(a), column.value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
  return sheet.toSorted(compare);
}

const textOf = (player: PlayerLine, key: string) =>
  key === 'number' ? (player.number ?? '') : player.name;

const compareTexts = (a: string, b: string) => collator().compare(a, b);
