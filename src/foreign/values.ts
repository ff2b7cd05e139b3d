import { plainName } from '../contract/plain-name.ts';
import { wordsOf } from '../contract/vocabulary.ts';

/** Texts in cells without a value. */
const nothings = new Set(['', ...'- – — -- n/a na null none nan undefined'.split(' ')]);

/** "DNP" and the like: on the sheet, not on court. */
export const isAbsence = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*(dnp|dnd|nwt|did not play|no jug[oó]|dns)\b/i.test(value);

/** Whether a value is empty, or a text for that, such as "n/a". */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'string' || value.length > 9) return false;
  // The first character decides most texts, and there are many.
  return value === '' || (/^[-–—nu\s]/i.test(value) && nothings.has(value.trim().toLowerCase()));
}

/** Whether a column has values, and each of them passes a test. */
export function areAll(values: readonly unknown[], test: (value: unknown) => boolean): boolean {
  let isThere = false;
  for (const value of values) {
    if (isNothing(value)) continue;
    if (!test(value)) return false;
    isThere = true;
  }
  return isThere;
}

const yes = new Set(['true', 'yes', 'y', 'si', 's', '1', 'x', 't']);
const no = new Set(['false', 'no', 'n', '0', 'f']);

/** A record without its undefined fields. */
export function withoutNothing(record: Readonly<Record<string, unknown>>) {
  const kept: Record<string, unknown> = {};
  for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
  return kept;
}

/** A yes or no, also as text or number; `undefined` otherwise. */
export function yesOrNo(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = plainName(String(value).slice(0, 12));
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** A table of words: each of the contract's with those that others use for it. */
export function tableOfWords<Word extends string>(lists: Readonly<Record<Word, string>>) {
  const table = new Map<string, Word>();
  for (const word of Object.keys(lists) as Word[]) {
    for (const other of [word, ...wordsOf(lists[word])]) table.set(plainName(other), word);
  }
  return table;
}

/** Numbers of a column, row by row; `null` = empty. */
export type Amounts = readonly (number | null)[];

/** The largest count in a match. */
const most = 100_000;

/** A number, also as text with a sign, a point or a comma; `undefined` otherwise. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > 24) return undefined;
  const text = value.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A whole number, also as text, with a sign; `undefined` otherwise. */
export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return Number.isInteger(number) && Math.abs(number ?? most) < most
    ? (number ?? 0) + 0
    : undefined;
}

/** Values that are not empty, read one by one; `null` if most of them can't be read. */
function readMost<Read>(values: readonly unknown[], readOne: (value: unknown) => Read | undefined) {
  let [fit, unreadable] = [0, 0];
  const read = values.map((value) => {
    if (isNothing(value)) return undefined;
    const one = readOne(value);
    if (one === undefined) unreadable += 1;
    else fit += 1;
    return one;
  });
  return fit === 0 || unreadable > fit ? null : { values: read, unreadable };
}

/** A column as whole numbers; `null` if most of its values are not. */
export function amountsOf(
  values: readonly unknown[],
): { values: Amounts; unreadable: number } | null {
  const read = readMost(values, wholeOf);
  return read && { ...read, values: read.values.map((number) => number ?? null) };
}

const pairText = /^\s*(\d{1,3})\s*(?:[/\-–:]|of|de)\s*(\d{1,3})\s*(?:\(.*\))?$/i;

/** Two numbers in one value: `[3, 7]`, `"3/7"`, `"3-7 (42%)"`; `undefined` otherwise. */
export function pairOf(value: unknown): [number | null, number | null] | undefined {
  const parts = typeof value === 'string' ? pairText.exec(value.slice(0, 40))?.slice(1) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return undefined;
  const [one, two] = parts.map((part) => (isNothing(part) ? null : wholeOf(part)));
  return one === undefined || two === undefined ? undefined : [one, two];
}

/** A column of pairs as two columns; `null` if most of its values are no pairs. */
export function pairsOf(sent: readonly unknown[]): [Amounts, Amounts] | null {
  const { values } = readMost(sent, pairOf) ?? {};
  return values
    ? [values.map((pair) => pair?.[0] ?? null), values.map((pair) => pair?.[1] ?? null)]
    : null;
}

/** Items by a key of theirs. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Counts the proofs that are true and those that are false; `undefined` proves nothing. */
export function tally(proofs: Iterable<boolean | undefined>): { holds: number; breaks: number } {
  const counts = { holds: 0, breaks: 0 };
  for (const proof of proofs) if (proof !== undefined) counts[proof ? 'holds' : 'breaks'] += 1;
  return counts;
}

/** The sum of the known values; `null` without any. */
export function sumOf(values: readonly (number | null | undefined)[]): number | null {
  let sum: number | null = null;
  for (const value of values) if (typeof value === 'number') sum = (sum ?? 0) + value;
  return sum;
}

const longestId = 500;

/** An id: a text without spaces, or a whole number. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  const text = typeof value === 'string' && value.length <= longestId ? value.trim() : '';
  return /^\S+$/.test(text) ? text : undefined;
}

/** A text; a number is one, as a shirt's is. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = plainText(value).trim();
  return text === '' ? undefined : text;
}

/** HTML entities. */
const entities = new Map(
  'amp & lt < gt > quot " apos \' oslash ø Oslash Ø aring å Aring Å aelig æ eacute é egrave è uuml ü ouml ö auml ä szlig ß ntilde ñ ccedil ç'
    .split(/ (?=\w+ )/)
    .map((pair) => pair.split(' ') as [string, string]),
).set('nbsp', ' ');

/** A text without HTML entities: `O&#39;Brien &amp; S&oslash;n` → O'Brien & Søn. */
function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X'
        ? Number.parseInt(name.slice(2), 16)
        : Number(name.slice(1));
    return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Whether a text looks like an id: long, with digits, without spaces. */
export const isIdText = (value: string): boolean =>
  value.length < 100 &&
  (/^[\da-f]{8}-[\da-f-]{27}$|^[\da-f]{20,}$|^[a-z]{2,5}_[\da-z]{6,}$/i.test(value) ||
    (/^\S+-\d+$/.test(value) && /^(?=.*[a-z])[a-z\d-]+$/.test(value)));
