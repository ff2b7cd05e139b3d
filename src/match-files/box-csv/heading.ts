import { plainName } from '../../contract/plain-name.ts';
import { meaningsOf, wordsOf } from '../../contract/vocabulary.ts';
import { dayInCalendar } from '../days.ts';
import { CellError, countOf } from './cells.ts';
import { filled, type Row } from './rows.ts';
import { lineWords } from './words.ts';

/** The subjects of lines around the table. */
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

/** A side's name with its points by period and in total. */
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
  // All other keys of `lineWords` are heading keys.
  for (const word of wordsOf(words)) keys.set(plainName(word), key as HeadingKey);
}

/** "date;2026-11-14", or "Date: 2026-11-14" in one cell; `null` for any other row. */
export function headingOf(row: Row): HeadingLine | null {
  const [first = '', ...rest] = filled(row);
  const against = /^(?:vs\.?|contra|gegen|contre|contro|@)\s+(\p{L}.*)$/iu.exec(first)?.[1];
  if (against !== undefined && rest.length === 0) return { key: 'opponent', value: first, row };
  const inOne = /^([^:]{2,30}):\s*(.+)$/.exec(first);
  const next = row.cells[row.cells.indexOf(first) + 1] ?? '';
  if (inOne === null && next === '') return null;
  const word = inOne === null ? first.replace(/:$/, '') : inOne[1];
  const key = keys.get(plainName(word ?? ''));
  const value = [...(inOne === null ? [] : [inOne[2]]), ...rest].join(' ').trim();
  return key === undefined || value === '' ? null : { key, value, row };
}

/** "Harbour;20;18;15;21;74" or "Harbour;74": a name and points by period, which add up to the last number. */
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

/** The two sides of a line such as "Harbour 74 - 69 Valley" or "Harbour vs Valley", home first. */
export interface TitleOfBoth {
  home: string;
  away: string;
  score: [number, number] | null;
}

/** "Harbour 74 - 69 Valley", "Harbour 74 - Valley 69" and "Harbour - Valley 74-69". */
const titles = [
  /^(?<home>\p{L}.*?)\s+(?<one>\d{1,3})\s*(?:[-–—:]\s*)?(?<=\D)(?<two>\d{1,3})\s+(?<away>\p{L}.*)$/u,
  /^(?<home>\p{L}.*?)\s+(?<one>\d{1,3})\s*[-–—:,]\s*(?<away>\p{L}.*?)\s+(?<two>\d{1,3})$/u,
  /^(?<home>\p{L}.*?)\s+[-–—]\s+(?<away>\p{L}.*?)\s+(?<one>\d{1,3})\s*[-–—:]\s*(?<two>\d{1,3})$/u,
];

/** The sides in a title; `null` for any other line. */
export function titleOfBoth(row: Row): TitleOfBoth | null {
  // The scores of the periods may follow.
  const text = filled(row)
    .join(' ')
    .replace(/\s*\([\d\s,;/:–-]+\)$/, '');
  for (const form of titles) {
    const { home, away, one, two } = form.exec(text)?.groups ?? {};
    if (home !== undefined && away !== undefined) {
      return { home, away, score: [Number(one), Number(two)] };
    }
  }
  const [, first, second] =
    /^(\p{L}.*?)\s+(?:vs?\.?|contra|gegen|contre|contro)\s+(\p{L}.*)$/iu.exec(text) ?? [];
  return first === undefined || second === undefined
    ? null
    : { home: first, away: second, score: null };
}

/** The two numbers of a score: "81-74", "81 : 74", "81 a 74", "Victoria 81-74". Throws a CellError. */
export function scoreOf(text: string): [number, number] {
  const score = /^(?:\p{L}+:?\s+)?(\d{1,3})\s*(?:[-–—:/]|a)\s*(\d{1,3})$/iu.exec(text.trim());
  if (score === null) throw new CellError('a score, such as 81-74');
  return [Number(score[1]), Number(score[2])];
}

/** The scores of the periods: "20-18, 15-19, 21-20, 25-17". Throws a CellError. */
export function periodsOf(text: string): [number, number][] {
  return text
    .split(/[-–:]/.test(text) ? /[,;|/]\s*|\s+(?=\d+\s*[-–:])/ : /[,;|]\s*/)
    .filter((part) => part.trim() !== '')
    .map(scoreOf);
}

/** The first letters of months in six languages. */
const months =
  'jan|gen|ene feb|fev mar|mrz|maer apr|abr|avr may|mai|mag jun|giu|juin jul|lug|juil aug|ago|aou sep|set oct|okt|ott|out nov dec|dez|dic|des'
    .split(' ')
    .map((starts) => new RegExp(`^(?:${starts})`));
const longYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/**
 * "16 de octubre de 2025", "October 16, 2025" and "16-Oct-25" as 2025-10-16, without weekday and time; "16/10/25" as
 * 16/10/2025.
 */
function plainDay(text: string): string {
  const plain = text
    .trim()
    .replace(/^\p{L}{2,}\.?,?\s+(?=\d)/u, (word) => (monthOf(word) === 0 ? '' : word))
    .replace(
      /[\s,]+(?:\p{L}{1,3}\s+)?\d{1,2}[:.h]\d{2}(?::\d{2})?\s*(?:h|hs|uhr|am|pm)?\.?$/iu,
      '',
    );
  const short = /^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/.exec(plain);
  if (short !== null) return `${short[1]}${longYear(short[2] ?? '')}`;
  const dayFirst = /^(\d{1,2})\.?[\s-]+(?:de\s+)?(\p{L}+)\.?[\s-]+(?:de\s+)?(\d{4}|\d{2})$/iu.exec(
    plain,
  );
  const monthFirst = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(plain);
  const [day = '', word = '', year = ''] = dayFirst?.slice(1) ?? [
    monthFirst?.[2],
    monthFirst?.[1],
    monthFirst?.[3],
  ];
  const month = monthOf(word);
  return month === 0 ? plain : `${longYear(year)}-${month}-${day}`;
}

const monthOf = (word: string) => 1 + months.findIndex((month) => month.test(plainName(word)));

/**
 * A day such as 2026-11-14, 14/11/2026 or 14.11.2026; `null` if day and month could be swapped. Throws a CellError for an
 * invalid day.
 */
export function dayOf(written: string): string | null {
  const text = plainDay(written);
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
