import type { Headings } from '../../contract/adding.ts';
import { plainName } from '../../contract/plain-name.ts';
import { wordsOf } from '../../contract/vocabulary.ts';
import { type Columns, columnsOf, mergedHeader } from './columns.ts';
import type { HeadingLine, ScoreLine, TitleOfBoth } from './heading.ts';
import { headingOf, scoreLineOf, titleOfBoth } from './heading.ts';
import { filled, type Row } from './rows.ts';
import { lineWords, plainHeading } from './words.ts';

/** The rows of one side, or of both if a column says which side a row is of. */
export interface Block {
  /** The line above it, usually the side's name. */
  title: string | null;
  columns: Columns;
  players: Row[];
  /** The side's own totals. */
  totals: Row[];
  /** Rows of statistics that belong to no player. */
  bench: Row[];
  coach: string | null;
  /** Some rows are sums of the starters or the reserves. */
  hasSubtotals: boolean;
  /** Unknown headings of columns that hold numbers. */
  unknown: string[];
}

/** A table split into lines and blocks. */
export interface Layout {
  headings: HeadingLine[];
  scores: ScoreLine[];
  /** A line above the tables that names both sides. */
  title: TitleOfBoth | null;
  blocks: Block[];
  /** The error in the file's CSV. */
  fault: string | null;
}

const totalsWords = new Set(wordsOf(lineWords.totals).map(plainName));
const benchWords = new Set(wordsOf(lineWords.bench).map(plainName));

/** "Starters", "Total titulares", "Subtotal". */
const subtotal =
  /^(?:subtotal(?:es)?|(?:total(?:es)?)?(?:starters|startingfive|titulares|quinteto))$/;
const ofReserves = /^(?:total(?:es)?)?(?:bench|reserves|substitutes|suplentes|banquillo)$/;

/** "Bench" alone may be the team's row; after a sum of the starters it is the reserves' sum. */
function isSubtotal(label: string, { hasSubtotals }: Block): boolean {
  return subtotal.test(label) || (hasSubtotals && ofReserves.test(label));
}

/** A row of only percentages; a player's row has other numbers too. */
function isPercentages(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /\d/.test(cell));
  return numbers.length > 0 && numbers.every((cell) => cell.includes('%'));
}

/** Unknown headings of columns with a number in this row. Percentages are ignored, since they follow from the shots. */
function unknownIn(header: Row, columns: Columns, row: Row): string[] {
  const known = new Set([...columns.values()].flat().map(({ index }) => index));
  return header.cells.filter(
    (word, index) =>
      word !== '' &&
      !known.has(index) &&
      !/%|pct|percent/i.test(word) &&
      /^[+-]?\d/.test(row.cells[index] ?? '') &&
      !(row.cells[index] ?? '').includes('%'),
  );
}

const sideKeys = new Set(['home', 'away', 'team', 'opponent']);

/** A header of one row or two. */
interface Header {
  row: Row;
  columns: Columns;
  /** The index of the first row below it. */
  next: number;
}

function headerAt(rows: readonly Row[], at: number, said: Headings): Header | null {
  const row = rows[at];
  if (row === undefined) return null;
  const merged = mergedHeader(row, rows[at + 1]);
  if (merged !== null) {
    const columns = columnsOf(merged, rows.slice(at + 2, at + 8), said);
    if (columns !== null) return { row: merged, columns, next: at + 2 };
  }
  const columns = columnsOf(row, rows.slice(at + 1, at + 7), said);
  return columns === null ? null : { row, columns, next: at + 1 };
}

/**
 * The lines and blocks of a table, without empty rows. A block begins at a header, or at a line with a name above a header or
 * after a side's totals. `said`: meanings of headings that the coach gave.
 */
export function layoutOf(
  { rows, fault }: { rows: readonly Row[]; fault: string | null },
  said: Headings,
): Layout {
  const layout: Layout = { headings: [], scores: [], title: null, blocks: [], fault };
  let title: string | null = null;
  let block: Block | null = null;
  let header: Header | null = null;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? { number: 0, cells: [] };
    const cells = filled(row);
    const found = headerAt(rows, at, said);
    if (found !== null) {
      header = found;
      at = found.next - 1;
      if (block !== null && isOfReserves(found)) continue;
      block = begin(layout, title, found.columns);
      title = null;
      continue;
    }
    const heading = headingOf(row);
    const inTable = block !== null && isRowOf(block, row);
    if (heading?.key === 'coach' && block !== null && !inTable) block.coach ??= heading.value;
    else if (heading !== null && !inTable) {
      const score = scoreLineOf({ ...row, cells: cells.slice(1) });
      const isSide = score !== null && sideKeys.has(heading.key);
      layout.headings.push(isSide ? { ...heading, value: score.name } : heading);
      if (isSide) layout.scores.push(score);
    } else if (block === null && layout.title === null && titleOfBoth(row) !== null) {
      layout.title = titleOfBoth(row);
    } else if (
      cells.length === 1 &&
      (block === null || block.totals.length > 0 || headerAt(rows, at + 1, said) !== null)
    ) {
      title = cells[0] ?? null;
      if (block !== null) block = begin(layout, title, block.columns);
    } else if (block === null) {
      const score = scoreLineOf(row);
      if (score !== null) layout.scores.push(score);
    } else {
      const label = labelOf(row, block.columns);
      if (subtotal.test(label)) block.hasSubtotals = true;
      const list = totalsWords.has(label) ? 'totals' : benchWords.has(label) ? 'bench' : 'players';
      if (list === 'players' && block.totals.length > 0 && !hasSideColumn(block.columns)) {
        block = begin(layout, null, block.columns);
      }
      if (isSubtotal(label, block) || isPercentages(cells)) continue;
      block[list].push(row);
      if (header !== null) {
        const unknown = unknownIn(header.row, header.columns, row);
        block.unknown = [...new Set([...block.unknown, ...unknown])];
      }
    }
  }
  return { ...layout, blocks: withoutPartSums(layout.blocks.filter(hasLines)) };
}

/** A header repeated above a side's reserves, as Basketball Reference does. */
function isOfReserves({ row: { cells }, columns }: Header): boolean {
  return ofReserves.test(plainHeading(cells[columns.get('name')?.[0]?.index ?? -1] ?? ''));
}

/** A total in the middle of a side's rows is a subtotal if the last total includes the rows above it. */
function withoutPartSums(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    if (before === undefined || block.title !== null || !countsBoth(before, block)) {
      whole.push(block);
      continue;
    }
    const players = [...before.players, ...block.players];
    whole.splice(-1, 1, { ...block, title: before.title, players, hasSubtotals: true });
  }
  return whole;
}

function countsBoth(before: Block, { columns, players, totals: [total] }: Block): boolean {
  if (total === undefined || before.columns !== columns) return false;
  const sums = (rows: readonly Row[], index: number) =>
    rows.reduce((sum, { cells }) => sum + Number(cells[index] || 0), 0);
  const fits = (rows: readonly Row[]) =>
    [...columns.values()].flat().filter(({ index }) => {
      const cell = total.cells[index] ?? '';
      return /^\d+$/.test(cell) && sums(rows, index) === Number(cell);
    }).length;
  const both = fits([...before.players, ...players]);
  return both > 0 && both > fits(players);
}

/** Lines of text below a table are no side. */
const hasLines = ({ players }: Block) => players.some((row) => filled(row).length > 1);

/** Whether a column says which side a row is of. */
export function hasSideColumn(columns: Columns): boolean {
  return columns.has('teamName') || columns.has('teamSide');
}

/** The cell of a field's best column; '' if it has none. */
export function cellOf({ cells }: Row, columns: Columns, field: string): string {
  return cells[columns.get(field)?.[0]?.index ?? -1] ?? '';
}

function begin(layout: Layout, title: string | null, columns: Columns): Block {
  const block: Block = {
    title,
    columns,
    players: [],
    totals: [],
    bench: [],
    coach: null,
    hasSubtotals: false,
    unknown: [],
  };
  layout.blocks.push(block);
  return block;
}

/** A table's row has more cells than a line around the table. */
function isRowOf({ columns }: Block, row: Row): boolean {
  return filled(row).length >= Math.min(leastCells, columns.size);
}
const leastCells = 4;

/** A row's label: its name, or its first word if it has no name. */
function labelOf(row: Row, columns: Columns): string {
  const name = cellOf(row, columns, 'name');
  const team = new Set(['teamName', 'teamSide'].map((field) => cellOf(row, columns, field)));
  const first = filled(row).find((cell) => /\p{L}{2}/u.test(cell) && !team.has(cell));
  return plainName(name || (first ?? ''));
}
