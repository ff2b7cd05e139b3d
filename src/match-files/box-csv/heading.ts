import { meaningsOf, plainName, wordsOf } from '../../contract/plain-name.ts';
import { dayInCalendar } from '../days.ts';
import { CellError, countOf } from './cells.ts';
import { filled, type Row } from './rows.ts';
import { lineWords } from './words.ts';

/** What a line beside the table says of the match, by what it is about. */
export type HeadingKey =
  | 'date'
  | 'competition'
  | 'venue'
  | 'round'
  | 'homeAway'
  | 'attendance'
  | 'score'
  | 'periods'
  | 'home'
  | 'away'
  | 'team'
  | 'opponent'
  | 'coach';

export interface HeadingLine {
  key: HeadingKey;
  value: string;
  row: Row;
}

/** A side's name with its points: of each period, and of the match. */
export interface ScoreLine {
  name: string;
  periods: number[];
  points: number;
}

const matchKeys = [
  'date',
  'competition',
  'venue',
  'round',
  'homeAway',
  'attendance',
  'periods',
] as const;

const keys = new Map<string, HeadingKey>();
for (const [plain, { field }] of meaningsOf('match')) {
  const key = matchKeys.find((of) => of === field);
  if (key !== undefined) keys.set(plain, key);
}
for (const [key, words] of Object.entries(lineWords)) {
  if (key === 'totals' || key === 'bench') continue;
  // Every other key of `lineWords` is one of these.
  for (const word of wordsOf(words)) keys.set(plainName(word), key as HeadingKey);
}

/** "date;2026-11-14", or "Date: 2026-11-14" in one cell; `null` for another row. */
export function headingOf(row: Row): HeadingLine | null {
  const [first = '', ...rest] = filled(row);
  const inOne = /^([^:]{2,30}):\s*(.+)$/.exec(first);
  const next = row.cells[row.cells.indexOf(first) + 1] ?? '';
  if (inOne === null && next === '') return null;
  const word = inOne === null ? first.replace(/:$/, '') : inOne[1];
  const key = keys.get(plainName(word ?? ''));
  const value = [...(inOne === null ? [] : [inOne[2]]), ...rest].join(' ').trim();
  return key === undefined || value === '' ? null : { key, value, row };
}

/** "Harbour;20;18;15;21;74" or "Harbour;74": a name with the points of its periods, which add up to the last number. */
export function scoreLineOf(row: Row): ScoreLine | null {
  const [name = '', ...numbers] = filled(row);
  if (name === '' || /^\d+$/.test(name) || numbers.length === 0 || numbers.length > 12) return null;
  if (!numbers.every((cell) => /^\d{1,3}$/.test(cell))) return null;
  const values = numbers.map(Number);
  const points = values.at(-1) ?? 0;
  const periods = values.slice(0, -1);
  const sum = periods.reduce((total, value) => total + value, 0);
  return periods.length === 0 || sum === points ? { name, periods, points } : null;
}

/** Both sides of a line such as "Harbour 74 - 69 Valley" or "Harbour vs Valley", the home side first. */
export interface TitleOfBoth {
  home: string;
  away: string;
  score: [number, number] | null;
}

/** The sides that a title names; `null` for another line. */
export function titleOfBoth(row: Row): TitleOfBoth | null {
  const text = filled(row).join(' ');
  const [, home, one, two, away] =
    /^(\p{L}.*?)\s+(\d{1,3})\s*(?:[-–—:]\s*)?(?<=\D)(\d{1,3})\s+(\p{L}.*)$/u.exec(text) ?? [];
  if (home !== undefined && away !== undefined) {
    return { home, away, score: [Number(one), Number(two)] };
  }
  const [, first, second] =
    /^(\p{L}.*?)\s+(?:vs?\.?|contra|gegen|contre|contro)\s+(\p{L}.*)$/iu.exec(text) ?? [];
  return first === undefined || second === undefined
    ? null
    : { home: first, away: second, score: null };
}

/** Two numbers of a score: "81-74", "81 : 74", "81–74". Throws a CellError. */
export function scoreOf(text: string): [number, number] {
  const score = /^(\d{1,3})\s*[-–—:/]\s*(\d{1,3})$/.exec(text.trim());
  if (score === null) throw new CellError('a score, such as 81-74');
  return [Number(score[1]), Number(score[2])];
}

/** The scores of the periods: "20-18, 15-19, 21-20, 25-17". Throws a CellError. */
export function periodsOf(text: string): [number, number][] {
  return text
    .split(/[,;|]\s*|\s+(?=\d+\s*[-–:])/)
    .filter((part) => part.trim() !== '')
    .map(scoreOf);
}

/**
 * A day: 2026-11-14, 14/11/2026 or 14.11.2026 where only one of day and month can come first; else it is not told, since nobody
 * can know. Throws a CellError for what is no day.
 */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const other = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  if (iso !== null) {
    const day = dayInCalendar(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (day !== null) return day;
  }
  if (other !== null) {
    const [year, one, two] = [Number(other[4]), Number(other[1]), Number(other[3])];
    const dayFirst = dayInCalendar(year, two, one);
    const monthFirst = other[2] === '.' ? null : dayInCalendar(year, one, two);
    if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) {
      const only = dayFirst ?? monthFirst;
      if (only !== null) return only;
    } else return null;
  }
  throw new CellError('a day, such as 2026-11-14');
}

/** Number of spectators. Throws a CellError. */
export function attendanceOf(text: string): number | null {
  return countOf(text.replace(/[., ](?=\d{3}$)/, ''));
}
