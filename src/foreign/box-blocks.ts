import { says, sideSaid, wordsIn, wordsOf } from './lexicon.ts';
import { periodOf } from './play-types.ts';
import { isRow, type Row } from './rows.ts';
import { columnsOf, entriesOf } from './table.ts';
import { writtenTime } from './times.ts';
import { isIdText, numberOf, pairOf, wholeOf } from './values.ts';

/*
 * Finds the parts of a box score: lists of players' lines, and records that sum a side up. Lines may be split by period,
 * lists may be in records of sides or name the side in each row. No word decides here; numbers and names do.
 */

/** The context of a list or a record, from the reply's top down: keys, and single values of the records around it. */
export interface Label {
  keys: readonly string[];
  /** Single values of the records around it, by key. */
  said: readonly (readonly [key: string, value: unknown])[];
}

/** Records of lines, players' or sides'. */
export interface Block {
  label: Label;
  rows: readonly Row[];
  /** Entries of its list that are no records. */
  lost?: number;
  /** The path of its rows in the report. */
  path: string;
}

export interface Blocks {
  players: Block[];
  /** Each with one row. */
  totals: Block[];
  /** Lists of records with names and no numbers, such as a match sheet. */
  others: Block[];
}

const deepest = 12;
/** The most lists in a box score. */
const mostLists = 200;

/** The most rows in a list of players. */
const mostRows = 500;

/** Whether a value is a number, a pair of them, or a time. */
const isAmount = (value: unknown): boolean =>
  numberOf(value) !== undefined || pairOf(value) !== undefined || writtenTime(value) !== null;

const leaves = new WeakMap<Row, [string, unknown][]>();

/** The values of a record and of the records within it, with their keys; lists are values. */
function leavesOf(row: Row, depth = 0): [string, unknown][] {
  const known = leaves.get(row);
  if (known) return known;
  const found: [string, unknown][] = [];
  for (const entry of entriesOf(row)) {
    if (!isRow(entry[1])) found.push(entry);
    else if (depth < 4) found.push(...leavesOf(entry[1], depth + 1));
  }
  if (depth === 0) leaves.set(row, found);
  return found;
}

const amountsIn = (row: Row): number => leavesOf(row).filter(([, value]) => isAmount(value)).length;

/**
 * The parts by period of a split record: a short list of records with numbers and without names.
 * @param known the key of other records' parts; this record may omit all their numbers
 */
export function partsOf(row: Row, known?: string): { key: string; parts: Row[] } | null {
  for (const [key, value] of entriesOf(row)) {
    if (!Array.isArray(value) || value.length === 0 || value.length > 14) continue;
    // A period in which nothing was counted may have its number alone.
    if (
      value.every((one) => isRow(one) && !namesSomebody(one) && !hasId(one)) &&
      (key === known || value.some((one) => amountsIn(one) >= 3)) &&
      areNumbered(value)
    )
      return { key, parts: value };
  }
  return null;
}

/** Whether records count themselves: 1, 2, 3 in one field, with one exception that may be a word. */
function areNumbered(parts: readonly Row[]): boolean {
  return Object.keys(parts.at(-1) ?? {}).some((key) => {
    const numbers = parts.map((part) => part[key]);
    const start = wholeOf(numbers[0]) === undefined ? 1 : 0;
    const counted = (from: number, to: number) =>
      numbers.slice(from, to).every((number, at) => periodOf(number) === at + 1);
    // One number alone may count anything.
    if (start === parts.length || (parts.length === 1 && !says(wordsOf(key), 'period')))
      return false;
    return counted(start, parts.length) || (parts.length > 1 && counted(0, parts.length - 1));
  });
}

/** Whether a record has an id, or a text with a space, as names have. */
const namesSomebody = (row: Row): boolean =>
  leavesOf(row).some(
    ([key, value]) =>
      typeof value === 'string' &&
      ((isIdText(value) && !says(wordsOf(key), 'team')) ||
        (value.length > 6 &&
          value.length < 200 &&
          /\p{L},?\s+\p{L}/u.test(value) &&
          // "other team", "we scored": two words that mean a side are no name.
          sideSaid(value) === null)),
  );

const hasId = (row: Row): boolean =>
  leavesOf(row).some(
    ([key, value]) =>
      (typeof value === 'string' || typeof value === 'number') &&
      says(wordsOf(key), 'id') &&
      !says(wordsOf(key), 'team'),
  );

const statsIn = (row: Row): number =>
  amountsIn(row) + Math.max(0, ...(partsOf(row)?.parts ?? []).map(amountsIn));

const hasLists = (row: Row): boolean =>
  leavesOf(row).some(
    ([key, value]) =>
      Array.isArray(value) && value.some(isRow) && partsOf({ [key]: value }) === null,
  );

export function blocksIn(data: unknown): Blocks {
  const blocks: Blocks = { players: [], totals: [], others: [] };
  look(data, { keys: [], said: [] }, '', blocks, 0);
  return blocks;
}

function look(value: unknown, label: Label, path: string, blocks: Blocks, depth: number): void {
  if (
    depth > deepest ||
    blocks.players.length + blocks.totals.length + blocks.others.length > mostLists
  )
    return;
  if (Array.isArray(value)) lookAtList(value, label, path, blocks, depth);
  if (!isRow(value)) return;
  const said = [...label.said, ...singleValues(value)];
  // Each side's parts by period under its name: `{ us: [{ period: 1 }], them: [{ period: 1 }] }`.
  const sides = entriesOf(value).filter(([key, one]) => partsOf({ [key]: one }));
  for (const [key, one] of sides.length > 1 ? sides : [])
    blocks.totals.push({
      label: { keys: [...label.keys, key], said },
      rows: [{ [key]: one }],
      path,
    });
  if (sides.length > 1) return;
  if (!hasLists(value) && statsIn(value) >= 4 && !sidesWithin(value)) {
    blocks.totals.push({ label: { keys: label.keys, said }, rows: [value], path });
    return;
  }
  for (const [key, one] of entriesOf(value)) {
    look(
      one,
      { keys: [...label.keys, key], said },
      path === '' ? key : `${path}.${key}`,
      blocks,
      depth + 1,
    );
  }
}

/** Whether a record holds nothing but similar records: the totals of both sides. */
function sidesWithin(row: Row): boolean {
  const inner = Object.values(row).filter(isRow);
  if (inner.length < 2 || inner.length > 3) return false;
  const [first, second] = inner.map((one) => new Set(columnsOf([one]).map(({ path }) => path)));
  if (!first || !second) return false;
  const same = [...first].filter((one) => second.has(one)).length;
  return (
    same >= 1 &&
    inner.every((one) => statsIn(one) >= 3) &&
    same * 5 >= Math.max(first.size, second.size) * 3
  );
}

function lookAtList(
  list: readonly unknown[],
  label: Label,
  path: string,
  blocks: Blocks,
  depth: number,
): void {
  if (list.length > mostRows) return;
  const rows = list.filter(isRow);
  if (rows.length === 0) {
    // A list of lists: the players of one side after those of the other.
    for (const [at, inner] of list.entries())
      if (Array.isArray(inner) && at < 20) look(inner, label, `${path}[]`, blocks, depth + 1);
    return;
  }
  const sample = rows.slice(0, 40);
  const nested = sample.filter((row) => hasLists(row)).length;
  // Of tables of both sides' lines and sums, some may be empty or have one record.
  if (nested > 0 && nested * 4 >= sample.length) {
    for (const row of rows.slice(0, 60)) look(row, label, `${path}[]`, blocks, depth + 1);
    return;
  }
  const block = { label, rows, lost: list.length - rows.length, path: `${path}[]` };
  const stats = sample.map(statsIn).toSorted((a, b) => a - b);
  const most = stats[Math.floor(stats.length * 0.75)] ?? 0;
  const areOfPeople = rows.some((row) => namesSomebody(row) || hasId(row));
  const isCalled = says(wordsIn(label.keys.at(-1) ?? ''), 'player');
  if (most >= 4 || (areOfPeople && most >= (isCalled ? 1 : 2))) {
    if (areOfPeople) blocks.players.push(block);
    else for (const row of rows.slice(0, 6)) blocks.totals.push({ ...block, rows: [row] });
    return;
  }
  blocks.others.push(block);
}

/** A record's single values, and those of the records that it only wraps (`team.name`). */
function singleValues(row: Row, before = '', depth = 0): [string, unknown][] {
  return entriesOf(row)
    .slice(0, 60)
    .flatMap(([key, value]): [string, unknown][] => {
      if (isRow(value))
        return depth < 1 && !hasLists(value) && amountsIn(value) < 4
          ? singleValues(value, `${before}${key}.`, depth + 1)
          : [];
      return Array.isArray(value) || value === null ? [] : [[before + key, value]];
    });
}
