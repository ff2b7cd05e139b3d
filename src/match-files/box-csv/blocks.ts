import { plainName, wordsOf } from '../../contract/plain-name.ts';
import { sideParts } from '../../contract/vocabulary.ts';
import { type Columns, columnsOf, isKnownColumn } from './columns.ts';
import type { HeadingLine, ScoreLine } from './heading.ts';
import { headingOf, scoreLineOf } from './heading.ts';
import { filled, type Row } from './rows.ts';

/** The rows of one side, or of both where a column tells them apart. */
export interface Block {
  /** The line above it, where there is one: the side's name. */
  title: string | null;
  columns: Columns;
  players: Row[];
  /** The side's own totals. */
  totals: Row[];
  /** What belongs to no player. */
  bench: Row[];
  coach: string | null;
  /** Some rows sum up the starters or the others. */
  hasSubtotals: boolean;
  /** Headings of columns that hold numbers and are not understood. */
  unknown: string[];
}

/** A table taken apart. */
export interface Layout {
  headings: HeadingLine[];
  scores: ScoreLine[];
  blocks: Block[];
  /** What is wrong with the file as CSV. */
  fault: string | null;
}

const totalsWords = new Set(
  [...wordsOf(sideParts.totals), 'suma', 'sum', 'total_general'].map(plainName),
);
const benchWords = new Set(
  [
    ...wordsOf(sideParts.bench),
    ...'team team_rebounds team_coach equipo banquillo entrenador coach bench_coach tm'.split(' '),
  ].map(plainName),
);

/** "Starters", "Total titulares", "Subtotal". */
const subtotal =
  /^(?:subtotal(?:es)?|(?:total(?:es)?)?(?:starters|startingfive|titulares|quinteto))$/;
const ofReserves = /^(?:total(?:es)?)?(?:bench|reserves|substitutes|suplentes|banquillo)$/;

/** "Bench" alone may be the team's row; after a sum of the starters it is the sum of the others. */
function isSubtotal(label: string, { hasSubtotals }: Block): boolean {
  return subtotal.test(label) || (hasSubtotals && ofReserves.test(label));
}

/** A row of percentages alone; a player's row has other numbers beside them. */
function isPercentages(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /\d/.test(cell));
  return numbers.length > 0 && numbers.every((cell) => cell.includes('%'));
}

/** Headings that are not understood, of columns in which a row has a number. Percentages follow from the shots. */
function unknownIn(header: Row, row: Row): string[] {
  return header.cells.filter(
    (word, index) =>
      word !== '' &&
      !isKnownColumn(word) &&
      !/%|pct|percent/i.test(word) &&
      /^[+-]?\d/.test(row.cells[index] ?? '') &&
      !(row.cells[index] ?? '').includes('%'),
  );
}

const sideKeys = new Set(['home', 'away', 'team', 'opponent']);

/** The lines and blocks of a table; a block begins at a header row, or at a line with a name after a side's totals. */
export function layoutOf({ rows, fault }: { rows: readonly Row[]; fault: string | null }): Layout {
  const layout: Layout = { headings: [], scores: [], blocks: [], fault };
  let title: string | null = null;
  let block: Block | null = null;
  let header: Row | null = null;
  for (const row of rows) {
    const cells = filled(row);
    if (cells.length === 0) continue;
    const columns = columnsOf(row);
    if (columns !== null) {
      block = begin(layout, title, columns);
      header = row;
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
    } else if (cells.length === 1 && (block === null || block.totals.length > 0)) {
      title = cells[0] ?? null;
      if (block !== null) block = begin(layout, title, block.columns);
    } else if (block === null) {
      const score = scoreLineOf(row);
      if (score !== null) layout.scores.push(score);
    } else {
      const label = labelOf(row, block.columns);
      if (subtotal.test(label)) block.hasSubtotals = true;
      const list = totalsWords.has(label) ? 'totals' : benchWords.has(label) ? 'bench' : 'players';
      if (list === 'players' && block.totals.length > 0 && !tellsSides(block.columns)) {
        block = begin(layout, null, block.columns);
      }
      if (isSubtotal(label, block) || isPercentages(cells)) continue;
      block[list].push(row);
      if (header !== null)
        block.unknown = [...new Set([...block.unknown, ...unknownIn(header, row)])];
    }
  }
  return { ...layout, blocks: layout.blocks.filter(hasLines) };
}

/** Lines of text below a table make no side. */
const hasLines = ({ players }: Block) => players.some((row) => filled(row).length > 1);

/** Whether a column says which side a row is of. */
export function tellsSides(columns: Columns): boolean {
  return columns.has('teamName') || columns.has('teamSide');
}

/** The cell of a field's best column; '' where there is none. */
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

/** A row of the table has more in it than a line beside the table. */
function isRowOf({ columns }: Block, row: Row): boolean {
  return filled(row).length >= Math.min(leastCells, columns.size);
}
const leastCells = 4;

/** What a row is called: its name, or its first words where it has none. */
function labelOf(row: Row, columns: Columns): string {
  const name = cellOf(row, columns, 'name');
  const team = new Set(['teamName', 'teamSide'].map((field) => cellOf(row, columns, field)));
  const first = filled(row).find((cell) => /\p{L}{2}/u.test(cell) && !team.has(cell));
  return plainName(name || (first ?? ''));
}
