import type { ColumnField, Headings } from '../../contract/adding.ts';
import { lineFields } from '../../contract/box-score.ts';
import type { WordMeaning } from '../../contract/vocabulary.ts';
import { filled, type Row } from './rows.ts';
import { headingMeanings, plainHeading } from './words.ts';

/** A column with a known heading: its index, the heading in the file, and how well it fits the field. */
export interface Column {
  index: number;
  word: string;
  rank: number;
  /** The coach gave this meaning. */
  isSaid?: true;
}

/** The columns of each field of a player's line or of the match, best first. */
export type Columns = ReadonlyMap<string, readonly Column[]>;

const identity = ['name', 'firstName', 'lastName', 'number'];
const names = identity.slice(0, 3);
const counts = [...lineFields, 'fieldGoals', 'rebounds'];

/** This many statistics make a row a header. */
const leastStatistics = 3;

/**
 * The columns of a header row; `null` for any other row. A header names players and three statistics, or one of the two with
 * rows of players below. A heading means what the coach said, or its meaning in the language that knows most of the headings.
 */
export function columnsOf(row: Row, below: readonly Row[], said: Headings): Columns | null {
  if (numbersIn(row) > filled(row).length / 2) return null;
  const plain = row.cells.map(plainHeading);
  const [best = new Map<string, Column[]>()] = headingMeanings
    .map((meaning) => columnsIn(row, plain, said, meaning))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const has = (field: string) => [field, `${field}.made`].some((of) => best.has(of));
  const statistics = counts.filter(has).length;
  if (statistics === 0 && !identity.some(has)) return null;
  const players = below.filter((other) => filled(other).length > 1).slice(0, 5);
  if (!names.some(has)) {
    const index = columnOfNames(row, best, players);
    if (index !== undefined) best.set('name', [{ index, word: row.cells[index] ?? '', rank: 0 }]);
  }
  if (!identity.some(has)) return null;
  if (statistics >= leastStatistics) return best;
  const isTable =
    !row.cells.some((cell) => /^[+-]?\d+$/.test(cell)) &&
    players.filter((other) => numbersIn(other) > (statistics === 0 ? 1 : 0)).length >= leastPlayers;
  return isTable && (statistics > 0 || filled(row).length >= 4) ? best : null;
}

/** With few known headings, this many players below prove that a row is a header. */
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

/** The only unknown column with a name in each row. */
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

/** The meanings that the coach gave, by the heading in the file. */
export function saidOf(columns: Columns): Record<string, ColumnField> {
  return Object.fromEntries(
    [...columns].flatMap(([field, list]) =>
      // The coach's answers are always among these fields.
      list.flatMap(({ word, isSaid }) => (isSaid ? [[word, field as ColumnField]] : [])),
    ),
  );
}

/** Words below a shared heading: made or attempted, offensive or defensive. */
const parts: Readonly<Record<string, string>> = {
  ...{ c: 'made', m: 'made', g: 'made', r: 'made', conv: 'made', made: 'made' },
  ...{ i: 'attempted', a: 'attempted', t: 'attempted', att: 'attempted', int: 'attempted' },
  ...{ of: 'off', off: 'off', o: 'off', def: 'def', d: 'def', dif: 'def' },
  ...{ tot: 'total', total: 'total', pct: '%' },
};

/** Two header rows as one: "Tiros de 2" above "C" and "I". `null` if the first row groups no columns. */
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
