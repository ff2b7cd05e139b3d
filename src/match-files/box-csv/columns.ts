import type { ColumnField, Headings } from '../../contract/adding.ts';
import { lineFields } from '../../contract/box-score.ts';
import type { WordMeaning } from '../../contract/plain-name.ts';
import { filled, type Row } from './rows.ts';
import { headingMeanings, plainHeading } from './words.ts';

/** A column with a known word: its index, its word in the file, and how well the word fits its field. */
export interface Column {
  index: number;
  word: string;
  rank: number;
  /** What somebody said that the word means. */
  isSaid?: true;
}

/** The columns of a table by the contract's fields of a player's line, best first; and some about the match. */
export type Columns = ReadonlyMap<string, readonly Column[]>;

const identity = ['name', 'firstName', 'lastName', 'number'];
const names = identity.slice(0, 3);
const counts = [...lineFields, 'fieldGoals', 'rebounds'];

/** So many statistics make a header by themselves. */
const leastStatistics = 3;

/**
 * The columns of a header row; `null` for any other row. It names players and three statistics, or one of both
 * with rows of players below it. A heading has its `said` meaning, or that in the language with most known words.
 */
export function columnsOf(row: Row, below: readonly Row[], said: Headings): Columns | null {
  if (numbersIn(row) > filled(row).length / 2) return null;
  const plain = row.cells.map(plainHeading);
  const [best = new Map<string, Column[]>()] = headingMeanings
    .map((meaning) => columnsIn(row, plain, said, meaning))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const has = (field: string) => [field, `${field}.made`].some((of) => best.has(of));
  const told = counts.filter(has).length;
  if (told === 0 && !identity.some(has)) return null;
  const players = below.filter((other) => filled(other).length > 1).slice(0, 5);
  if (!names.some(has)) {
    const index = columnOfNames(row, best, players);
    if (index !== undefined) best.set('name', [{ index, word: row.cells[index] ?? '', rank: 0 }]);
  }
  if (!identity.some(has)) return null;
  if (told >= leastStatistics) return best;
  const isTable =
    !row.cells.some((cell) => /^[+-]?\d+$/.test(cell)) &&
    players.filter((other) => numbersIn(other) > (told === 0 ? 1 : 0)).length >= leastPlayers;
  return isTable && (told > 0 || filled(row).length >= 4) ? best : null;
}

/** Below a header of few known words so many players prove that it is one. */
const leastPlayers = 2;
const numbersIn = ({ cells }: Row) =>
  cells.filter((cell) => /^[+-]?\d+([:/.,-]\d+)*$/.test(cell)).length;
const sizeOf = (columns: Columns) => [...columns.values()].flat().length;

function columnsIn(
  { cells }: Row,
  headings: readonly string[],
  said: Headings,
  meaning: (plain: string) => WordMeaning | undefined,
): Map<string, Column[]> {
  const columns = new Map<string, Column[]>();
  headings.forEach((plain, index) => {
    if (plain === '') return;
    const word = cells[index] ?? '';
    const known = Object.hasOwn(said, plain) ? said[plain] : undefined;
    const found = known === undefined ? meaning(plain) : { field: known, rank: -1 };
    if (found === undefined) return;
    const { field, rank } = found;
    const column = { index, word, rank, ...(known === undefined ? {} : { isSaid: true as const }) };
    columns.set(
      field,
      [...(columns.get(field) ?? []), column].sort((a, b) => a.rank - b.rank),
    );
  });
  return columns;
}

/** The one column without a known heading that has a name in each row. */
function columnOfNames(
  { cells }: Row,
  columns: Columns,
  players: readonly Row[],
): number | undefined {
  const known = new Set([...columns.values()].flat().map(({ index }) => index));
  const [index, ...others] = cells.flatMap((_, at) => {
    const isOfNames =
      players.length >= leastPlayers &&
      players.every((row) => /\p{L}{2}/u.test(row.cells[at] ?? '')) &&
      new Set(players.map((row) => row.cells[at])).size === players.length;
    return isOfNames && !known.has(at) ? [at] : [];
  });
  return others.length === 0 ? index : undefined;
}

/** The said meanings of a table's headings, by the heading as the file has it. */
export function saidOf(columns: Columns): Record<string, ColumnField> {
  return Object.fromEntries(
    [...columns].flatMap(([field, list]) =>
      // Every said meaning is one of these fields.
      list.flatMap(({ word, isSaid }) => (isSaid ? [[word, field as ColumnField]] : [])),
    ),
  );
}

/** Cells that say what a number under a common heading is: made or tried, offensive or defensive. */
const parts: Readonly<Record<string, string>> = {
  ...{ c: 'made', m: 'made', g: 'made', r: 'made', conv: 'made', made: 'made' },
  ...{ i: 'attempted', a: 'attempted', t: 'attempted', att: 'attempted', int: 'attempted' },
  ...{ of: 'off', off: 'off', o: 'off', def: 'def', d: 'def', dif: 'def' },
  ...{ tot: 'total', total: 'total', pct: '%' },
};

/** One header row out of two: "Tiros de 2" above "C" and "I". `null` where the first groups nothing. */
export function mergedHeader(group: Row, row: Row | undefined): Row | null {
  if (row === undefined || filled(group).length < 2) return null;
  const isText = [group, row].every(({ cells }) => !cells.some((cell) => /^[\d:+-]+$/.test(cell)));
  const isPart = (cell: string) => Object.hasOwn(parts, plainHeading(cell));
  if (!isText || row.cells.filter(isPart).length < 2) return null;
  let over = '';
  const cells = row.cells.map((cell, index) => {
    over = group.cells[index] || over;
    if (isPart(cell) && over !== '') return `${over} ${parts[plainHeading(cell)]}`;
    return cell || (group.cells[index] ?? '');
  });
  return { ...row, cells };
}
