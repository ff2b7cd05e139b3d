import type { Sort } from './player-order.ts';

/**
 * The sort that a part of an address carries, for instance "points" or, ascending, "points-ascending"; `null` where it
 * carries none.
 */
export function readSort(text: string | null): Sort {
  const [, key, ascending] = /^(\w+?)(-ascending)?$/.exec(text ?? '') ?? [];
  if (!key) return null;
  return { key, direction: ascending ? 'ascending' : 'descending' };
}

/** The same as text; `null` for the sheet's own order. */
export function writeSort(sort: Sort): string | null {
  if (!sort) return null;
  return sort.direction === 'ascending' ? `${sort.key}-ascending` : sort.key;
}
