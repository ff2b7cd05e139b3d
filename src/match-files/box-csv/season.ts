import { addingLimits } from '../../contract/adding.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { type Block, cellOf, type Layout } from './blocks.ts';
import { dayOf, headingOf, titleOfBoth } from './heading.ts';
import { filled, type Row } from './rows.ts';

/** A table split into blocks, and its rows. */
export interface Table {
  layout: Layout;
  rows: readonly Row[];
}

/**
 * The matches of a season's sheet, each as CSV that keeps row numbers: split by columns for day, round and opponent, or by
 * lines above stacked tables. `null` for a table of one match, or one that can't be split.
 */
export function matchesIn(table: Table): string[] | null {
  if (table.layout.fault !== null) return null;
  const matches = byColumns(table) ?? byLines(table);
  return matches !== null && matches.length <= addingLimits.files ? matches.map(asCsv) : null;
}

const ofMatch = ['date', 'round', 'opponent', 'homeAway', 'teamSide'];

/** The rows of each match, with the shared rows; `null` if the columns name one match. */
function byColumns({ layout: { blocks }, rows }: Table): Row[][] | null {
  const matchOf = new Map<number, string>();
  const days = new Map<number, ReadonlyMap<number, string>>();
  const readDay = dayReader(blocks);
  for (const block of blocks) {
    const fields = ofMatch.filter((field) => block.columns.has(field));
    let last: Partial<Record<string, string>> = {};
    for (const row of rowsOf(block)) {
      const said = Object.fromEntries(
        fields.flatMap((field) => {
          const value = cellOf(row, block.columns, field);
          return value === '' ? [] : [[field, value]];
        }),
      );
      // Many people write day and opponent only in the first row of a match.
      const isNext = Object.entries(said).some(([field, value]) => last[field] !== value);
      last = isNext ? { ...last, ...said } : last;
      matchOf.set(row.number, keyOf(last, cellOf(row, block.columns, 'teamName')));
      const index = block.columns.get('date')?.[0]?.index;
      const day = readDay(said.date ?? '');
      if (index !== undefined && day !== null) days.set(row.number, new Map([[index, day]]));
    }
  }
  const keys = [...new Set(matchOf.values())];
  if (keys.length < 2) return null;
  return keys.map((key) =>
    rows
      .filter(({ number }) => (matchOf.get(number) ?? key) === key)
      .map((row) => ({
        ...row,
        cells: row.cells.map((cell, index) => days.get(row.number)?.get(index) ?? cell),
      })),
  );
}

const rowsOf = ({ players, totals, bench }: Block) =>
  [...players, ...totals, ...bench].sort((one, other) => one.number - other.number);

/** Identifies a match. With a column of teams, the rows of both sides name each other. */
function keyOf(said: Partial<Record<string, string>>, team: string) {
  const { date, round, opponent = '', homeAway, teamSide } = said;
  const sides = opponent === '' ? [] : [opponent, team].map(normalisedName);
  // Without an opponent, a column "home" and "away" says which side a row is of.
  const place = team === '' && opponent !== '' ? [homeAway, teamSide] : [];
  return JSON.stringify([date, round, ...place, ...sides.sort()]);
}

/** Reads days such as 4/7/2026 in the order that other days of the column prove. */
function dayReader(blocks: readonly Block[]): (cell: string) => string | null {
  const parts = (cell: string) => /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(cell);
  const cells = blocks.flatMap(({ columns, players }) =>
    players.map((row) => cellOf(row, columns, 'date')),
  );
  const isOver = (at: number) => cells.some((cell) => Number(parts(cell)?.[at]) > 12);
  const order = isOver(1) === isOver(3) ? null : isOver(1) ? [3, 1] : [1, 3];
  return (cell) => {
    const found = parts(cell);
    if (found === null || order === null) return null;
    const [month = '', day = ''] = order.map((at) => found[at]?.padStart(2, '0'));
    return dayOf(`${found[4]}-${month}-${day}`);
  };
}

/** Lines that occur once a match. */
const once = new Set(['date', 'opponent', 'score', 'round', 'title']);
/** Lines that may apply to all matches. */
const shared = new Set(['team', 'competition', 'date', 'venue']);

/** The rows of each match of stacked tables: a match begins where a line above a table repeats a heading. */
function byLines({ layout: { blocks }, rows }: Table): Row[][] | null {
  const inTables = new Set(blocks.flatMap(rowsOf).map(({ number }) => number));
  const parts: { rows: Row[]; said: Map<string, string>; hasTable: boolean }[] = [];
  const begin = () => {
    const part = { rows: [] as Row[], said: new Map<string, string>(), hasTable: false };
    parts.push(part);
    return part;
  };
  let part = begin();
  let waiting: Row[] = [];
  for (const row of rows) {
    if (inTables.has(row.number)) {
      part.rows.push(...waiting, row);
      part.hasTable = true;
      waiting = [];
      continue;
    }
    const line = lineOf(row);
    const known = line && part.said.get(line.key);
    if (line && once.has(line.key) && known !== undefined && known !== line.value) {
      if (!part.hasTable) return null;
      part = begin();
      for (const before of waiting) remember(part.said, before);
    }
    remember(part.said, row);
    waiting.push(row);
  }
  part.rows.push(...waiting);
  if (parts.length < 2 || !parts.every(({ hasTable }) => hasTable)) return null;
  const [first] = parts;
  return parts.map(({ rows: own, said }) => {
    const above = (first?.rows ?? []).filter((row) => {
      const line = lineOf(row);
      return line && shared.has(line.key) && !said.has(line.key);
    });
    return [...above, ...own];
  });
}

function remember(said: Map<string, string>, row: Row): void {
  const line = lineOf(row);
  if (line !== null) said.set(line.key, line.value);
}

function lineOf(row: Row): { key: string; value: string } | null {
  return headingOf(row) ?? (titleOfBoth(row) && { key: 'title', value: filled(row).join(' ') });
}

function asCsv(rows: readonly Row[]): string {
  const lines: string[] = [];
  for (const { number, cells } of rows) {
    const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    lines[number - 1] = line;
  }
  return Array.from(lines, (line = '') => line).join('\n');
}
