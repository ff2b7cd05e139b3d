import type { BoxSide } from './box-parts.ts';
import type { Table } from './columns.ts';
import type { Notes } from './notes.ts';
import type { LineColumns } from './read-lines.ts';

interface Sums {
  sides: readonly BoxSide[];
  /** The players' lines of all sides, one after the other. */
  lines: LineColumns;
  /** The totals, a row a side. */
  totals: LineColumns;
  notes: Notes;
  totalTable: Table;
}

/** What belongs to no player (a team's rebound, a bench's technical) never changes these. */
const summed = ['points', 'twos', 'threes', 'freeThrows'] as const;

/**
 * The totals, without those that the players' lines do not add up to: then one of the two is misread. Only sides all
 * of whose lines were sent are added up, and what stands under the contract's own name stays as it was sent.
 */
export function addUp({ sides, lines, totals, notes, totalTable }: Sums): LineColumns {
  const kept: Record<string, readonly unknown[] | undefined> = { ...totals };
  for (const field of summed) {
    const column = totals[field];
    if (!column || totalTable.isOwn(field) || totalTable.isOwn(`${field}.made`)) continue;
    let start = 0;
    const holds = sides.map(({ players, bench }, at) => {
      const values = lines[field]?.slice(start, start + players.length) ?? [];
      start += players.length;
      return bench || players.length === 0 || agree(values, column[at]);
    });
    if (holds.every(Boolean)) continue;
    kept[field] = column.map((value, at) => (holds[at] ? value : undefined));
    if (!holds.some(Boolean)) notes.takeBack(`totals.${field}`, 'linesAndTotals');
    else notes.unreadable(1);
  }
  return kept;
}

function agree(values: readonly unknown[], total: unknown): boolean {
  return parts.every((part) => {
    const wanted = part(total);
    const sent = values.map(part);
    if (wanted === undefined || sent.length === 0) return true;
    let sum = 0;
    for (const value of sent) {
      if (value === undefined) return true;
      sum += value;
    }
    return sum === wanted;
  });
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const partOf = (key: 'made' | 'attempted') => (value: unknown) =>
  typeof value === 'object' && value !== null && key in value
    ? numberOf((value as Record<string, unknown>)[key])
    : undefined;

/** The value itself, or those made and those attempted. */
const parts = [numberOf, partOf('made'), partOf('attempted')];
