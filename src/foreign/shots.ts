import type { Converter, Table } from './columns.ts';
import * as convert from './convert.ts';
import { eachValue, isNothing, wholeNumber } from './convert.ts';
import type { Notes } from './notes.ts';

/** Made and attempted shots of one kind, row by row; `undefined` = nothing there. */
export interface Shots {
  made: readonly (number | undefined)[];
  attempted: readonly (number | undefined)[];
}

/** The fields of shots, field goals among them, from which twos may be derived. */
export type ShotField = 'twos' | 'threes' | 'freeThrows' | 'fieldGoals';

const pairText = /^\s*(\d{1,3})\s*(?:[/\-–:]|of|de)\s*(\d{1,3})\s*(?:\(.*\))?$/i;

/** A pair in one value: `[3, 7]`, `"3/7"`, `"3-7 (42%)"`; the first is made, and never more than the second. */
const pair: Converter = eachValue((value) => {
  const parts = typeof value === 'string' ? pairText.exec(value.slice(0, 40))?.slice(1) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return convert.unfit;
  const [made, attempted] = parts.map((part) => (isNothing(part) ? undefined : wholeNumber(part)));
  if (made === convert.unfit || attempted === convert.unfit) return convert.unfit;
  if (typeof made === 'number' && typeof attempted === 'number' && made > attempted)
    return convert.unfit;
  return [made, attempted];
}, 'pair');

/** Reads one kind of shots: as two fields, as a pair in any form, or as those made beside those attempted. */
export function readShots(
  table: Table,
  field: ShotField,
  notes: Notes,
  { silent = false } = {},
): Shots | undefined {
  const options = { as: field, silent };
  const attempted = numbers(table.read(`${field}.attempted`, convert.count, options));
  const made = numbers(table.read(`${field}.made`, convert.count, options));
  if (made || attempted) {
    // A bare number beside those attempted is how many went in: `3P` and `3PA`.
    const bare = made ?? numbers(table.read(field, convert.count, { silent }));
    return bounded(table, withPairs(table, field, { made: bare, attempted }), notes, field);
  }
  const pairs = table.read(field, pair, { silent });
  if (!pairs) return undefined;
  const part = (at: number) => pairs.map((one) => (Array.isArray(one) ? one[at] : undefined));
  return { made: part(0), attempted: part(1) };
}

const numbers = (values: readonly unknown[] | undefined) =>
  values?.map((value) => (typeof value === 'number' ? value : undefined));

/** Both columns, with the pairs of the rows that have one instead. */
function withPairs(table: Table, field: ShotField, { made, attempted }: Partial<Shots>): Shots {
  const columns = table.placesFor(field).map((place) => table.valuesAt(place));
  const pairOf = (row: number) => {
    const one = columns
      .map((values) => values[row])
      .find((value) => value != null && typeof value !== 'number');
    const column = pair([one], { name: '' });
    return typeof column === 'object' && Array.isArray(column.values[0]) ? column.values[0] : [];
  };
  const sent = table.rows.map((_, row) =>
    made?.[row] === undefined && attempted?.[row] === undefined
      ? pairOf(row)
      : [made?.[row], attempted?.[row]],
  );
  return { made: sent.map(([first]) => first), attempted: sent.map(([, second]) => second) };
}

/** More made than attempted is no pair: neither of that row is taken. Where most rows are such, none is. */
function bounded(table: Table, shots: Shots, notes: Notes, field: ShotField): Shots | undefined {
  const wrong = shots.made.map(
    (value, row) => value !== undefined && value > (shots.attempted[row] ?? value),
  );
  const count = wrong.filter(Boolean).length;
  if (count === 0) return shots;
  if (count > table.rows.length / 2) {
    notes.takeBack(table.nameOf(field), 'impossible');
    return undefined;
  }
  notes.unreadable(count);
  const without = (values: Shots['made']) =>
    values.map((value, row) => (wrong[row] ? undefined : value));
  return { made: without(shots.made), attempted: without(shots.attempted) };
}

/** Shots of which others are a part, less those: field goals less threes are twos. */
export function less(whole: Shots, part: Shots): Shots {
  const subtract = (a: Shots['made'], b: Shots['made']) =>
    a.map((value, row) => {
      const other = b[row];
      return value === undefined || other === undefined || other > value
        ? undefined
        : value - other;
    });
  return {
    made: subtract(whole.made, part.made),
    attempted: subtract(whole.attempted, part.attempted),
  };
}

/** How many of something a row has points from; `undefined` where any of it is not known. */
export function pointsOf(row: number, twos?: Shots, threes?: Shots, freeThrows?: Shots) {
  const [two, three, one] = [twos?.made[row], threes?.made[row], freeThrows?.made[row]];
  if (two === undefined || three === undefined || one === undefined) return undefined;
  return 2 * two + 3 * three + one;
}
