import { type Amounts, numberOf } from './amounts.ts';
import { isNothing } from './convert.ts';
import { says } from './lexicon.ts';
import type { LeftOutReason } from './report.ts';

/** How a column of times is written. */
export type TimeForm = 'written' | 'seconds' | 'minutes' | 'milliseconds' | 'nanoseconds';

const worth: Record<Exclude<TimeForm, 'written'>, number> = {
  seconds: 1,
  minutes: 60,
  milliseconds: 1e-3,
  nanoseconds: 1e-9,
};

/** The longest playing time of a player, overtimes included, in seconds. */
const longestSeconds = 100 * 60;

/** "DNP" and the like: on the sheet, not on court. */
export const isAbsence = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*(dnp|dnd|nwt|did not play|no jug[oó]|dns)\b/i.test(value);

const clockText = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)(?:[.,](\d+))?$/;
const isoText = /^P(?:0D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i;
const letterText =
  /^(?:(\d{1,2})\s*h(?:rs?|ours?)?\s*)?(?:(\d{1,4})\s*(?:m|min|mins|'|’|′)\s*)?(?:(\d{1,5}(?:\.\d+)?)\s*(?:s|sec|secs|"|”|″|''))?$/i;

/** A time that says its own units: `27:11`, `0:27:11`, `PT27M11S`, `27m11s`, `27'11"`, `1631s`; `null` = it doesn't. */
export function writtenTime(value: unknown): number | null {
  const text = typeof value === 'string' && value.length < 30 ? value.trim() : '';
  if (text === '' || /^\d+([.,]\d+)?$/.test(text)) return null;
  const clock = clockText.exec(text);
  if (clock) {
    const [, first, middle, last, rest = ''] = clock;
    // 23:12:00 is minutes, seconds and hundredths; 00:23:12 hours, minutes and seconds.
    if (first !== undefined && Number(first) > 3) return Number(first) * 60 + Number(middle);
    return Number(first ?? 0) * 3600 + Number(middle) * 60 + Number(`${last}.${rest || '0'}`);
  }
  const parts =
    text.length >= 3
      ? (isoText.exec(text) ?? letterText.exec(text))
      : (letterText.exec(text) ?? null);
  if (!parts || parts.slice(1).every((part) => part === undefined)) return null;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

/** A number of nothing or more, also as text with a point or a comma. */
export function plainNumber(value: unknown): number | null {
  const number = numberOf(value);
  return number !== undefined && number >= 0 ? number : null;
}

const present = (values: readonly unknown[]) =>
  values.filter((value) => !isNothing(value) && !isAbsence(value));

/** The notation of players' times; a reason if it is unclear. `words` are those of the column's name. */
export function timeFormOf(
  values: readonly unknown[],
  words: readonly string[],
): TimeForm | LeftOutReason {
  const there = present(values);
  if (there.length === 0) return 'otherKind';
  if (there.filter((value) => writtenTime(value) !== null).length * 2 > there.length)
    return 'written';
  const numbers = there.flatMap((value) => plainNumber(value) ?? []);
  if (numbers.length * 2 <= there.length) return 'otherKind';
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(0.7 * (sorted.length - 1))] ?? 0;
  const largest = (sorted.length > 4 ? sorted[sorted.length - 3] : sorted.at(-1)) ?? 0;
  if (words.some((word) => /^(milli\w*|ms)$/.test(word))) return 'milliseconds';
  if (words.some((word) => /^(sec|secs|seconds?|segundos?|sekunden)$/.test(word)))
    return middle <= longestSeconds ? 'seconds' : 'impossible';
  if (middle > 1e8) return 'nanoseconds';
  if (middle > longestSeconds) return 'milliseconds';
  if (middle > 70) return 'seconds';
  if (looksLikeClock(numbers)) return 'twoReadings';
  const hasFractions = numbers.some((number) => !Number.isInteger(number));
  if (hasFractions || says(words, 'minutes')) return 'minutes';
  return largest === 0 ? 'seconds' : 'twoReadings';
}

/** Whether 23.12 may be 23 minutes and 12 seconds: two decimals throughout, none of them over 59. */
function looksLikeClock(numbers: readonly number[]): boolean {
  const decimals = numbers.map((number) => /\.(\d+)$/.exec(String(number))?.[1] ?? '');
  return (
    decimals.some((part) => part.length === 2) &&
    decimals.every((part) => part.length <= 2 && Number(part.padEnd(2, '0')) < 60)
  );
}

/** Times in whole seconds; `people` is how many players a value may be the sum of. */
export function secondsOf(
  values: readonly unknown[],
  form: TimeForm,
  people: number,
): { values: Amounts; unreadable: number } {
  let unreadable = 0;
  const read = values.map((value) => {
    if (isNothing(value) || isAbsence(value)) return null;
    // Totals may be written as a clock where the lines are decimals, and the other way about.
    const number = form === 'written' ? null : plainNumber(value);
    const seconds =
      writtenTime(value) ?? (number === null || form === 'written' ? null : number * worth[form]);
    if (seconds !== null && seconds <= longestSeconds * people)
      return Math.round(seconds * 1000) / 1000;
    unreadable += 1;
    return null;
  });
  return { values: read, unreadable };
}
