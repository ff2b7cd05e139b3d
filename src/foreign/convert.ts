import { plainName, wordsOf } from '../contract/plain-name.ts';

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
  // The first character decides most texts, and there are many.
  return value === '' || (/^[-–—nu\s]/i.test(value) && nothings.has(value.trim().toLowerCase()));
}

const yes = new Set(['true', 'yes', 'y', 'si', 's', '1', 'x', 't']);
const no = new Set(['false', 'no', 'n', '0', 'f']);

/** A yes or no, also as text or number; `undefined` where a value is neither. */
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
