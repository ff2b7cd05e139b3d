import { plainName, wordsOf } from '../contract/plain-name.ts';
import type { Converted, Converter } from './columns.ts';
import type { Rule } from './report.ts';

/** Stands for a value that is there, but not of a field's kind. */
export const unfit = Symbol('unfit');

/** What people write into a cell of which nothing is known. */
const nothings = new Set([
  '',
  '-',
  '–',
  '—',
  '--',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  'undefined',
]);

/** Whether a value says that there is nothing. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'string' || value.length > 9) return false;
  // Most texts can be told by their first character, and there are many.
  return value === '' || (/^[-–—nu\s]/i.test(value) && nothings.has(value.trim().toLowerCase()));
}

/**
 * A converter of values one by one; a column most of whose values don't fit is no such column.
 * @param rule what `read` does where it changes a value
 */
export function eachValue(read: (value: unknown) => unknown, rule?: Rule): Converter {
  return (values) => convertEach(values, read, rule);
}

/** What `eachValue` makes of a column. */
export function convertEach(
  values: readonly unknown[],
  read: (value: unknown) => unknown,
  rule?: Rule,
): Converted | 'otherKind' {
  let [fit, unreadable, changed] = [0, 0, false];
  const converted = values.map((value) => {
    if (isNothing(value)) return undefined;
    const result = read(value);
    if (result === undefined) return undefined;
    if (result === unfit) {
      unreadable += 1;
      return undefined;
    }
    fit += 1;
    if (result !== value) changed = true;
    return result;
  });
  if (unreadable > fit) return 'otherKind';
  return { values: converted, unreadable, rule: changed ? rule : undefined };
}

/** A whole number, also as text; `unfit` where it is none. */
export function wholeNumber(value: unknown): number | typeof unfit {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && Math.abs(value) < 1e9 ? value + 0 : unfit;
  }
  if (typeof value !== 'string' || value.length > 12) return unfit;
  const text = value.trim().replace('−', '-');
  return /^[+-]?\d{1,9}(\.0+)?$/.test(text) ? Number(text) + 0 : unfit;
}

const countOf = (value: unknown) => {
  const number = wholeNumber(value);
  return number === unfit || number < 0 ? unfit : number;
};

export const count = eachValue(countOf, 'numberFromText');
export const signedCount = eachValue(wholeNumber, 'numberFromText');

/** A number of any kind, also as text. */
export const anyNumber = eachValue((value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : unfit;
  const text = typeof value === 'string' && value.length < 25 ? value.trim() : '';
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : unfit;
}, 'numberFromText');

/** A text; a number is one, as a shirt's or a round's is. */
export const text = eachValue(
  (value) =>
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'number' && Number.isFinite(value)
        ? String(value)
        : unfit,
  'textFromNumber',
);

/** A name: a text that is not only a number. */
export const name = eachValue((value) =>
  typeof value === 'string' && !/^[\d\s.,:/-]+$/.test(value) ? value.trim() : unfit,
);

const longestId = 500;

/** An id: a text without blanks, or a whole number. */
export const id = eachValue((value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : unfit;
  const trimmed = typeof value === 'string' && value.length <= longestId ? value.trim() : '';
  return /^\S+$/.test(trimmed) ? trimmed : unfit;
}, 'textFromNumber');

const yes = new Set(['true', 'yes', 'y', 'si', 's', '1', 'x', 't']);
const no = new Set(['false', 'no', 'n', '0', 'f']);

/** A yes or no, also as text or number. */
export const flag = eachValue(yesOrNo, 'wordOfTheContract');

export function yesOrNo(value: unknown): boolean | typeof unfit {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return unfit;
  const word = plainName(String(value).slice(0, 12));
  return yes.has(word) ? true : no.has(word) ? false : unfit;
}

/** A word, as the contract has it: by a table of what others say; one that nobody knows stays as it was sent. */
export function words(table: ReadonlyMap<string, string>, { open }: { open: boolean }): Converter {
  return eachValue((value) => {
    if (typeof value !== 'string' || value.length > 60) return unfit;
    return table.get(plainName(value)) ?? (open ? value : unfit);
  }, 'wordOfTheContract');
}

/** A table of words: each of the contract's with those that others use for it. */
export function tableOfWords<Word extends string>(lists: Readonly<Record<Word, string>>) {
  const table = new Map<string, Word>();
  for (const word of Object.keys(lists) as Word[]) {
    for (const other of [word, ...wordsOf(lists[word])]) table.set(plainName(other), word);
  }
  return table;
}
