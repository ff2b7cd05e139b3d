import { useCallback } from 'react';
import type { PlayerLine } from '../../contract/box-score.ts';
import { collator } from '../ui/format.ts';
import type { Column, Sort, SortBy } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';

/** The sort after pressing a header: the column, then reversed, then the original order. */
export function nextSort(sort: Sort, key: string, first: 'descending' | 'ascending'): Sort {
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction !== first) return null;
  return { key, direction: first === 'descending' ? 'ascending' : 'descending' };
}

/** Sorts rows; those without a value are last in both directions, and ties keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort,
  valueIn: (row: Row, key: string) => number | string | null,
): Row[] {
  if (!sort) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueIn(row, sort.key) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      return sign * collator().compare(String(a), String(b));
    })
    .map(({ row }) => row);
}

/** Sorts rows by the values of a column. */
export function sortByColumn<Row>(
  rows: readonly Row[],
  sort: Sort,
  columns: readonly Column<Row>[],
): Row[] {
  return sortRows(
    rows,
    sort,
    (row, key) => columns.find((column) => column.key === key)?.value?.(row) ?? null,
  );
}

/** The sort in a search param, for instance "points" or, ascending, "points-ascending"; `null` if none. */
export function readSort(text: string | null): Sort {
  const [, key, ascending] = /^(\w+?)(-ascending)?$/.exec(text ?? '') ?? [];
  if (!key) return null;
  return { key, direction: ascending ? 'ascending' : 'descending' };
}

/** The sort as a search param; `null` for the original order. */
export function writeSort(sort: Sort): string | null {
  if (!sort) return null;
  return sort.direction === 'ascending' ? `${sort.key}-ascending` : sort.key;
}

const usual = { sort: '' };

/** The sort in the page's address, and the handler of its headers. */
export function useSort(): [sort: Sort, sortBy: SortBy] {
  const [{ sort: text }, choose] = useSearchChoice(usual);
  const sortBy = useCallback<SortBy>(
    (key, first) =>
      choose(({ sort: now }) => ({ sort: writeSort(nextSort(readSort(now), key, first)) ?? '' })),
    [choose],
  );
  return [readSort(text), sortBy];
}

/** The sheet's order: starters, substitutes, then players who did not play; each as sent. */
export function sheetOrder(players: readonly PlayerLine[]): PlayerLine[] {
  const rank = (player: PlayerLine) => (player.played ? (player.starter ? 0 : 1) : 2);
  return players.toSorted((a, b) => rank(a) - rank(b));
}

/** Sorts players, ties as on the sheet; those who did not play are last in both directions. */
export function orderPlayers(
  players: readonly PlayerLine[],
  sort: Sort,
  columns: readonly { key: string; value: (player: PlayerLine) => number | null }[],
): PlayerLine[] {
  return sortRows(sheetOrder(players), sort, (player, key) => {
    if (!player.played) return null;
    if (key === 'name') return player.name;
    if (key === 'number') return player.number ?? '';
    return columns.find((column) => column.key === key)?.value(player) ?? null;
  });
}
