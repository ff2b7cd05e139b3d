import { strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import { IntakeError, inShort } from '../format.ts';
import type { ZipEntry } from './zip.ts';

/** A sheet of a workbook as CSV, row for row, as a spreadsheet program would save it. */
export interface Sheet {
  name: string;
  text: string;
}

/** Bytes of all unpacked parts of a workbook: ten times those of a season. */
const largestWorkbook = 25 * 1_024 * 1_024;
/** More rows and columns than any table of players has; Excel allows 17 thousand million cells in a sheet. */
const most = { rows: 5_001, columns: 201 };

/** Whether an archive is an Excel workbook, with or without macros. */
export const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => name === workbookPart);
const workbookPart = 'xl/workbook.xml';

/**
 * The visible sheets of a workbook (.xlsx, .xlsm; ECMA-376, part 1, section 18). Formulas and macros are not run: their
 * stored values are read. Throws an IntakeError that names `fileName`.
 */
export function sheetsOf(entries: readonly ZipEntry[], fileName: string): Sheet[] {
  let left = largestWorkbook;
  const partOf = (name: string): string => {
    const bytes = entries.find((entry) => entry.name === name)?.unpack(left);
    if (bytes === undefined) return '';
    if (bytes === null)
      throw new IntakeError(
        `${fileName}: a workbook that is too large. Save only the sheets with matches.`,
      );
    left -= bytes.byteLength;
    return strFromU8(bytes).replace(/^\uFEFF/, '');
  };
  try {
    const { sheets, has1904 } = workbookOf(partOf(workbookPart));
    const paths = pathsOf(partOf('xl/_rels/workbook.xml.rels'));
    const kinds = kindsOf(partOf('xl/styles.xml'));
    const texts = sharedTextsOf(partOf('xl/sharedStrings.xml'));
    return sheets.flatMap(({ name, id }) => {
      const path = paths.get(id) ?? '';
      const rows = rowsOf(partOf(path), { kinds, texts, has1904 }, fileName);
      return rows.length === 0 ? [] : [{ name, text: asCsv(rows) }];
    });
  } catch (error) {
    if (error instanceof IntakeError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new IntakeError(`${fileName}: a damaged workbook (${inShort(reason)}). Save it again.`, {
      cause: error,
    });
  }
}

type Attributes = Partial<Record<string, string>>;
interface Handlers {
  open?(name: string, attributes: Attributes): void;
  /** `text`: the element's direct text. */
  close?(name: string, text: string): void;
}

/** Reads XML and ignores namespace prefixes, since writers differ in them. Throws an Error if it is not well-formed. */
function readXml(xml: string, { open, close }: Handlers): void {
  if (xml === '') return;
  const plain = (name: string) => name.replace(/^.*:/, '');
  const parser = new SaxesParser();
  const texts: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a DOCTYPE, which no workbook has');
  });
  parser.on('opentag', ({ name, attributes }) => {
    texts.push('');
    const entries = Object.entries(attributes);
    open?.(plain(name), Object.fromEntries(entries.map(([key, value]) => [plain(key), value])));
  });
  parser.on('text', (text) => {
    if (texts.length > 0) texts.push((texts.pop() ?? '') + text);
  });
  parser.on('closetag', ({ name }) => close?.(plain(name), texts.pop() ?? ''));
  parser.write(xml).close();
}

function workbookOf(xml: string) {
  const sheets: { name: string; id: string }[] = [];
  let has1904 = false;
  readXml(xml, {
    open(tag, { name = '', id = '', state = 'visible', date1904 = '' }) {
      if (tag === 'workbookPr') has1904 = /^(1|true)$/.test(date1904);
      if (tag === 'sheet' && state === 'visible') sheets.push({ name, id });
    },
  });
  return { sheets, has1904 };
}

/** The path of each part by its relationship id. */
function pathsOf(xml: string): Map<string, string> {
  const paths = new Map<string, string>();
  readXml(xml, {
    open(tag, { Id = '', Target = '' }) {
      if (tag !== 'Relationship') return;
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return paths;
}

/** How a number is displayed: as a day, a time, a percentage, or unformatted. */
type Kind = 'day' | 'time' | 'percent' | 'plain';

/** Built-in number formats, which have a number and no code (ECMA-376, part 1, 18.8.30). */
const builtIn: readonly (readonly [first: number, last: number, kind: Kind])[] = [
  [9, 10, 'percent'],
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'day'],
  [27, 36, 'day'],
  [45, 47, 'time'],
  [50, 58, 'day'],
];

/** How each cell style displays numbers, by its index. */
function kindsOf(xml: string): Kind[] {
  const codes = new Map<string, string>();
  const kinds: Kind[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(tag, { numFmtId = '0', formatCode = '' }) {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode);
      if (tag === 'cellXfs') isOfCells = true;
      if (tag === 'xf' && isOfCells) kinds.push(kindOf(numFmtId, codes.get(numFmtId)));
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

function kindOf(id: string, code: string | undefined): Kind {
  if (code === undefined) {
    return (
      builtIn.find(([first, last]) => Number(id) >= first && Number(id) <= last)?.[2] ?? 'plain'
    );
  }
  // Quoted text, escaped letters, colours and languages don't affect the number's kind; "[h]" does.
  const plain = code.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, '');
  if (plain.includes('%')) return 'percent';
  if (/[dy]/i.test(plain)) return 'day';
  return /[hs]/i.test(plain) ? 'time' : 'plain';
}

/** The shared strings, without their phonetic guides (`rPh`). */
function sharedTextsOf(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  readXml(xml, {
    open(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isPhonetic = true;
    },
    close(tag, said) {
      if (tag === 't' && !isPhonetic) text += said;
      if (tag === 'rPh') isPhonetic = false;
      if (tag === 'si') texts.push(text);
    },
  });
  return texts;
}

interface Meanings {
  kinds: readonly Kind[];
  texts: readonly string[];
  /** Days are counted from 1904, not 1900. */
  has1904: boolean;
}

/** The cells of a sheet; a vertically merged cell is repeated in each of its rows. */
function rowsOf(xml: string, meanings: Meanings, fileName: string): string[][] {
  const rows: string[][] = [];
  const merged: string[] = [];
  let [row, column] = [-1, -1];
  let cell: {
    type: string;
    style: number;
    value: string | null;
    text: string;
    hasFormula: boolean;
  } = { type: 'n', style: 0, value: null, text: '', hasFormula: false };
  readXml(xml, {
    open(tag, { r, t = 'n', s = '0', ref = '' }) {
      if (tag === 'row') [row, column] = [r === undefined ? row + 1 : Number(r) - 1, -1];
      if (tag === 'mergeCell') merged.push(ref);
      if (tag !== 'c') return;
      column = r === undefined ? column + 1 : positionOf(r).column;
      cell = { type: t, style: Number(s), value: null, text: '', hasFormula: false };
    },
    close(tag, said) {
      if (tag === 'v') cell.value = said;
      if (tag === 't') cell.text += said;
      if (tag === 'f') cell.hasFormula = true;
      if (tag !== 'c' || row >= most.rows || column >= most.columns) return;
      if (cell.hasFormula && cell.value === null) {
        throw new IntakeError(
          `${fileName}: its formulas have no values. Open it, save it and add it again.`,
        );
      }
      const text = textOf(cell, meanings);
      if (text === '' || row < 0 || column < 0) return;
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
  });
  for (const ref of merged) fillDown(rows, ref);
  return rows;
}

function textOf(
  { type, style, value, text }: { type: string; style: number; value: string | null; text: string },
  { kinds, texts, has1904 }: Meanings,
): string {
  if (type === 'inlineStr') return text;
  if (value === null) return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'x' : '';
  const number = Number(value);
  // A day written as text (`d`), a formula's text (`str`) or an error such as #DIV/0!
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  const kind = kinds[style] ?? 'plain';
  if (kind === 'percent') return `${rounded(100 * number, 1)}%`;
  const serial = has1904 ? number + daysTo1904 : number;
  if (kind === 'day' && serial >= firstDay && serial < lastDay) {
    return new Date((Math.floor(serial) - daysTo1970) * 86_400_000).toISOString().slice(0, 10);
  }
  return kind === 'plain' || number < 0 ? rounded(number, 4) : timeOf(number);
}

const rounded = (number: number, digits: number) => String(Number(number.toFixed(digits)));
const daysTo1904 = 1_462;
const daysTo1970 = 25_569;
/** Days from 1 March 1900, since Excel counts a 29 February 1900 that never was, to 1 January 2200. */
const firstDay = 61;
const lastDay = 109_575;

/** A fraction of a day as "31:20:00". */
function timeOf(days: number): string {
  const seconds = Math.round(days * 86_400);
  const inTwo = (count: number) => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${inTwo(Math.floor(seconds / 60) % 60)}:${inTwo(seconds % 60)}`;
}

/** Row and column of a reference such as "B12", from 0. */
function positionOf(ref: string): { row: number; column: number } {
  const [, letters = '', digits = '0'] = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

function fillDown(rows: string[][], ref: string): void {
  const [first = '', last = first] = ref.split(':');
  const [{ row, column }, end] = [positionOf(first), positionOf(last)];
  const value = rows[row]?.[column];
  if (value === undefined || value === '') return;
  for (const cells of rows.slice(row + 1, end.row + 1)) {
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }
}

function asCsv(rows: readonly (readonly string[])[]): string {
  const cellOf = (cell: string) => {
    const inLine = cell.replace(/\s+/g, ' ');
    return /[",]/.test(inLine) ? `"${inLine.replaceAll('"', '""')}"` : inLine;
  };
  return rows.map((cells) => Array.from(cells, (cell = '') => cellOf(cell)).join(',')).join('\n');
}
