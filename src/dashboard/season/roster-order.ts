import type { Sort } from '../figures/player-order.ts';
import type { RosterRow } from '../figures/roster-rows.ts';

/**
 * The players in the order of `sort`; who has no value in that column stays last, whichever the direction, and equals
 * keep the roster's order.
 */
export function orderRoster(
  rows: readonly RosterRow[],
  sort: Sort,
  valueIn: (row: RosterRow, key: string) => number | null,
): RosterRow[] {
  if (!sort) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [valueIn(a, sort.key), valueIn(b, sort.key)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
