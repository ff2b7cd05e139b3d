import { type Block, partsOf } from './box-blocks.ts';
import type { ReadingContext } from './context.ts';
import { fieldsSaid, says, wordsIn } from './lexicon.ts';
import type { ShotKind } from './line-words.ts';
import { countFields, type LineColumns, never, rules } from './line-words.ts';
import { addParts, addUp, solveLines } from './lines.ts';
import { type MappedFields, withMapped } from './mapping.ts';
import { isLacking, type Notes, sampleOf } from './notes.ts';
import { notePeople, personAt, solvePeople } from './people.ts';
import type { LeftOutReason } from './report.ts';
import { isRow, type Row } from './rows.ts';
import { plus } from './shots.ts';
import { type Column, columnsOf, fieldCalled, valueAt } from './table.ts';
import {
  isTimeForm,
  plainNumber,
  secondsOf,
  type TimeForm,
  timeFormOf,
  writtenTime,
} from './times.ts';
import { type Amounts, amountsOf, areAll, isNothing, sumOf, tally } from './values.ts';

/** A player's or a side's line in the contract's words, as far as it was read. */
export type Line = Record<string, unknown>;

/** A record of a line, and its block. */
export interface Entry {
  row: Row;
  block: Block;
}

export interface Lines {
  /** A line for each entry: the players', then the sums. */
  lines: Line[];
  /** Entries among the players that are sums of others. */
  sums: number[];
  ids: (string | undefined)[];
  people: ReturnType<typeof solvePeople>;
  read: LineColumns;
}

export function readAll(
  entries: readonly Entry[],
  sums: readonly Entry[],
  context: ReadingContext,
  notes: Notes,
  mapped: MappedFields | undefined,
): Lines {
  const all = [...entries, ...sums];
  const rows = all.map(({ row }) => withMapped(row, mapped));
  const clear = rows.map((row) => partsOf(row));
  const isSplit = clear.filter((one) => one !== null).length * 2 > rows.length;
  const key = clear.find((one) => one !== null)?.key;
  const split = clear.map((one, at) => one ?? partsOf(rows[at] ?? {}, key));
  const [units, owners] = isSplit ? unitsOf(rows, split) : [rows, rows.map((_, at) => at)];
  const path = entries[0]?.block.path ?? sums[0]?.block.path ?? '';
  const sent = columnsOf(rows, path);
  const personColumns = alikeJoined(sent, (row) => all[row]?.block);
  const allColumns = isSplit ? columnsOf(units, `${path}.${key}[]`) : sent;
  const columns = isSplit
    ? alikeJoined(allColumns, (unit) => all[owners[unit] ?? -1]?.block)
    : personColumns;
  notes.columns(personColumns);
  if (isSplit) notes.columns(columns);
  const people = solvePeople(
    personColumns.map((column) => ({
      ...column,
      values: column.values.map((value, row) => (row < entries.length ? value : undefined)),
    })),
    {
      knownIds: context.knownPlayers,
      seenIds: context.seenElsewhere,
      noun: 'player',
      fields: ['number', 'starter', 'captain', 'played'],
    },
  );
  const used = new Set([...people.columns.values()].flat().map(({ at }) => at));
  const statColumns = columns.filter((column) => !used.has(column.at) && !isPeriod(column));
  const times = readTimes(statColumns, owners, entries.length);
  const solved = solveLines(statColumns.filter((column) => column !== times?.column));
  const read = isSplit ? addParts(solved, owners, rows.length) : solved;
  const seconds = times && (isSplit ? addUp(times.values, owners, rows.length) : times.values);
  note(read, people, times, notes, entries.length > 0);
  const lines = rows.map((_, row) => lineAt(row, read, seconds ?? null, people));
  notes.missed(entries.length > 0 ? 'players[].' : 'totals.', statColumns, (keys, row) =>
    lacksPart(lines, owners[row] ?? -1, keys),
  );
  notes.missed(
    'players[].',
    personColumns.filter(({ at }) => used.has(at)),
    (keys, row) => row < entries.length && isLacking(lines[row], keys),
  );
  const ids = rows.map((_, row) => people.values.get('id')?.[row] as string | undefined);
  return { lines, sums: sumRows(entries, lines, ids, people), ids, people, read };
}

/** Joins columns of one field if each record has only one: players and totals, or two sides, may name it differently. */
function alikeJoined(columns: readonly Column[], listOf: (row: number) => unknown): Column[] {
  const joined = new Map<string | Column, Column>();
  for (const column of columns) {
    const counted = isCounted(sampleOf(column.values))
      ? (fieldCalled('line', column, 1) ?? fieldsSaid(column.words, rules)[0]?.field)
      : undefined;
    const called = counted ?? fieldCalled('playerLine', column, 2);
    const known = called === undefined ? undefined : joined.get(called);
    if (known && called !== undefined && areOneField(known, column, listOf))
      joined.set(called, {
        // The longer name says more.
        ...((column.keys.at(-1)?.length ?? 0) > (known.keys.at(-1)?.length ?? 0) ? column : known),
        values: known.values.map((value, row) => (isNothing(value) ? column.values[row] : value)),
        filled: known.filled + column.filled,
      });
    else joined.set(known || called === undefined ? column : called, column);
  }
  return [...joined.values()];
}

/** Whether no record has both columns, and none lacks both in a list that has both: gaps alone may be omitted zeros. */
function areOneField(a: Column, b: Column, listOf: (row: number) => unknown): boolean {
  const has = ({ values }: Column, row: number) => !isNothing(values[row]);
  const rows = [...a.values.keys()];
  const [listsOfA, listsOfB] = [a, b].map(
    (column) => new Set(rows.filter((row) => has(column, row)).map(listOf)),
  );
  const hasBoth = (list: unknown) => listsOfA?.has(list) && listsOfB?.has(list);
  return rows.every((row) => (has(a, row) ? !has(b, row) : has(b, row) || !hasBoth(listOf(row))));
}

const isCounted = (value: unknown) =>
  typeof value === 'number' ||
  Array.isArray(value) ||
  (typeof value === 'string' && /^\s*(?:[+−-]?\d|PT)/.test(value));

/** "Tempo" is a period in Italian, and a time if its values are parts of a minute. */
const isPeriod = ({ words, values }: Column) =>
  words.length === 1 &&
  says(words, 'period') &&
  !says(words, 'points') &&
  !values.some((value) => writtenTime(value) !== null || (plainNumber(value) ?? 0) % 1 !== 0);

/** The parts of split records, each with its owner; one that sums the others up replaces them. */
function unitsOf(
  rows: readonly Row[],
  split: readonly ReturnType<typeof partsOf>[],
): [Row[], number[]] {
  const [units, owners]: [Row[], number[]] = [[], []];
  const isWhole = wholeAmong(split.flatMap((one) => (one ? [one.parts] : [])));
  for (const [owner] of rows.entries()) {
    const parts = split[owner]?.parts ?? [];
    const whole = isWhole && parts.length > 1 ? parts.find(isWhole) : undefined;
    for (const part of whole ? [whole] : parts) {
      units.push(part);
      owners.push(owner);
    }
  }
  return [units, owners];
}

/** Recognises the part that is the sum of all others: by a value that only it has in a field, proved by all numbers. */
function wholeAmong(lists: readonly (readonly Row[])[]): ((part: Row) => boolean) | null {
  const long = lists.filter((parts) => parts.length > 1);
  const marks = new Map<string, [key: string, value: unknown, lists: number]>();
  for (const parts of long) {
    for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
      const mark = JSON.stringify([key, value]);
      const alone = parts.filter((part) => part[key] === value).length === 1;
      const known = marks.get(mark) ?? [key, value, 0];
      marks.set(mark, [key, value, known[2] + (alone ? 1 : -1)]);
    }
  }
  for (const [key, value, count] of marks.values()) {
    if (count !== long.length) continue;
    const { holds, breaks } = tally(
      long.flatMap((parts) => {
        const at = parts.findIndex((part) => part[key] === value);
        return columnsOf(parts).map(({ values }) => {
          const numbers = amountsOf(values)?.values ?? [];
          const others = sumOf(numbers.map((number, part) => (part === at ? null : number)));
          return typeof numbers[at] === 'number' && others ? numbers[at] === others : undefined;
        });
      }),
    );
    if (holds > 4 && holds > 3 * breaks) return (part) => part[key] === value;
  }
  return null;
}

interface Times {
  column: Column;
  values: Amounts;
  form: TimeForm | LeftOutReason;
}

/** Playing times: the column that is written as times, or that is one by its name or size. */
function readTimes(
  columns: readonly Column[],
  owners: readonly number[],
  players: number,
): Times | null {
  const options = columns.flatMap((column) => {
    const ofPlayers = column.values.filter((_, at) => (owners[at] ?? 0) < players);
    const form = timeFormOf(players > 0 ? ofPlayers : column.values, column.words);
    const isSaid =
      says(column.words, 'minutes') ||
      says(column.words, 'played') ||
      (says(column.words, 'time') && !says(column.words, 'foul'));
    // No other number of a line is in thousands.
    const isLong =
      /^(milli|nano)seconds$/.test(form) &&
      areAll(ofPlayers, (value) => (plainNumber(value) ?? 1) % 1000 === 0);
    return form === 'written' || isLong || (isSaid && form !== 'otherKind')
      ? [{ column, form, isSaid }]
      : [];
  });
  const [one] = options.filter(({ isSaid }) => isSaid || options.length === 1);
  if (!one) return null;
  const { column, form } = one;
  return { column, form, values: isTimeForm(form) ? secondsOf(column.values, form) : [] };
}

const shotFields = ['twos', 'threes', 'freeThrows'] as const satisfies ShotKind[];

/** The counts of a line in the contract, where rebounds are the sum of both kinds. */
const lineFields = countFields.filter((field) => field !== 'rebounds');

function lineAt(
  row: number,
  { counts, shots }: LineColumns,
  seconds: Amounts | null,
  people: ReturnType<typeof solvePeople>,
): Line {
  const line: Line = personAt(people, row, 'playerId');
  const put = (field: string, value: unknown) => {
    if (value !== null && value !== undefined) line[field] = value;
  };
  const time = seconds?.[row];
  put('seconds', typeof time === 'number' ? Math.round(time) : undefined);
  for (const field of lineFields) put(field, counts.get(field)?.[row]);
  for (const kind of shotFields) {
    const read = shots.get(kind);
    const [made, attempted] = [read?.made[row] ?? null, read?.attempted?.[row] ?? null];
    if (
      read &&
      (made !== null || attempted !== null) &&
      !(made !== null && attempted !== null && made > attempted)
    )
      line[kind] = { made, attempted };
  }
  return line;
}

/** Whether a line lacks a field, or those shots of it that other lines have. */
function lacksPart(lines: readonly Line[], at: number, keys: readonly string[]): boolean {
  const parts = isRow(valueAt(lines[at], keys)) ? ['made', 'attempted'] : [];
  return (
    isLacking(lines[at], keys) ||
    parts.some(
      (part) =>
        isLacking(lines[at], [...keys, part]) &&
        lines.some((line) => !isLacking(line, [...keys, part])),
    )
  );
}

function note(
  read: LineColumns,
  people: ReturnType<typeof solvePeople>,
  times: Times | null,
  notes: Notes,
  hasPlayers: boolean,
) {
  const owner = hasPlayers ? 'players[].' : 'totals.';
  const [twos, threes, goals] = (['twos', 'threes', 'goals'] as const).map((kind) =>
    read.shots.get(kind),
  );
  // Field goals are shown as twos and threes alone, if they are those.
  const areShown =
    twos?.attempted &&
    threes?.attempted &&
    never(plus(twos.made, threes.made), goals?.made ?? [], (sum, count) => sum !== count);
  notePeople(people, notes, (field) => `players[].${field === 'id' ? 'playerId' : field}`);
  for (const [field, from] of read.columns) {
    if (field === 'goals' || field === 'rebounds') {
      if (field === 'rebounds' || areShown) notes.use(...from);
    } else
      for (const prefix of [owner, 'totals.'])
        notes.read(prefix + field, from, read.proved ? 'derived' : 'renamed');
  }
  for (const [field, { columns, reason }] of read.leftOut)
    notes.leaveOut(owner + (field === 'goals' ? 'twos' : field), columns, reason);
  if (!times) return;
  if (!isTimeForm(times.form)) notes.leaveOut(`${owner}seconds`, [times.column], times.form);
  else
    for (const prefix of [owner, 'totals.'])
      notes.read(`${prefix}seconds`, [times.column], 'minutesAndSeconds');
}

/** The entries among players that sum up others: called so, or without an id and with the most points of all. */
function sumRows(
  entries: readonly Entry[],
  lines: readonly Line[],
  ids: readonly (string | undefined)[],
  people: ReturnType<typeof solvePeople>,
): number[] {
  return [...entries.keys()].filter((at) => {
    const name = people.values.get('name')?.[at];
    if (typeof name === 'string' && wordsIn(name).every((word) => says([word], 'total')))
      return true;
    const points = lines[at]?.points;
    return (
      people.values.has('id') &&
      ids[at] === undefined &&
      typeof points === 'number' &&
      entries.length > 4 &&
      entries.every(
        (_, other) => ids[other] === undefined || Number(lines[other]?.points ?? 0) <= points,
      )
    );
  });
}
