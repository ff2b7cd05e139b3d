import type { ReadingContext } from './context.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { LeftOutReason } from './report.ts';
import type { Column } from './table.ts';
import { type Amounts, isNothing, numberOf, wholeOf } from './values.ts';

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

interface Sources {
  context: ReadingContext;
  called: (field: string) => Column | undefined;
  notes: Notes;
}

interface Clock {
  column: Column;
  /** Seconds left in the period. */
  values: (number | undefined)[];
}

interface Option {
  column: Column;
  seconds: (number | undefined)[];
  direction: Direction | null;
  rank: number;
}

/** Whether each row has a larger number than the one before. */
export const isSequence = ({ values }: Column) =>
  values.length > 2 &&
  values.every(
    (value, at) =>
      wholeOf(value) !== undefined && (at === 0 || Number(value) > Number(values[at - 1])),
  );

/** How a clock runs: down within each period, up within each, or up through the whole match. */
type Direction = 'falls' | 'rises' | 'risesThrough';

/**
 * Seconds left in the period at each play. Of all columns that may be a clock, the one whose values run as a clock
 * does, and never past the end of its period; words decide between several.
 */
export function clocksOf(
  columns: readonly Column[],
  periods: readonly (number | undefined)[] | undefined,
  { context, called, notes }: Sources,
): Clock | undefined {
  const field = 'events[].clockSeconds';
  const own = columns.find(({ path }) => path === 'clockSeconds');
  const said = own ?? called('clockSeconds') ?? called('elapsed');
  const lengthOf = lengths(context);
  const options = columns.flatMap((column): Option[] => {
    if (column.filled * 2 < column.values.length && column !== said) return [];
    const isCalled =
      column === said ||
      says(column.words, 'clock') ||
      says(column.words, 'elapsed') ||
      says(column.words, 'time');
    // A clock stops at times: numbers of the plays, or of a video's seconds, never do.
    if (!isCalled && isSequence(column)) return [];
    const seconds = readColumn(column, periods, lengthOf);
    if (!seconds || (!isCalled && !seconds.some((value) => value !== undefined && value > 12)))
      return [];
    const direction = column === own ? 'falls' : directionOf(seconds, periods, lengthOf);
    if (direction === null) return isCalled ? [{ column, seconds, direction, rank: 9 }] : [];
    return [
      {
        column,
        seconds,
        direction,
        rank:
          (column === said ? 0 : isCalled ? 1 : direction === 'falls' ? 4 : 5) +
          (column.values.some((value) => writtenTime(value) !== null) ? 0 : 0.5),
      },
    ];
  });
  const sure = options
    .filter(({ direction }) => direction !== null)
    .toSorted((a, b) => a.rank - b.rank);
  const [best, next] = sure;
  if (!best || (best.rank >= 4 && next && next.rank === best.rank)) {
    const unsure = options.map(({ column }) => column);
    if (unsure.length > 0) notes.leaveOut(field, unsure, 'twoReadings');
    return undefined;
  }
  const { column, seconds, direction } = best;
  const values = seconds.map((value, row): number | undefined => {
    if (value === undefined || direction === 'falls') return value;
    const period = periods?.[row];
    if (period === undefined) return undefined;
    const before =
      direction === 'risesThrough'
        ? sum(Array.from({ length: period - 1 }, (_, index) => lengthOf(index + 1)))
        : 0;
    const left = lengthOf(period) - (value - before);
    return left >= 0 ? Math.round(left * 100) / 100 : undefined;
  });
  const isConverted = column.values.some((value) => typeof value === 'string');
  notes.read(
    field,
    [column],
    direction !== 'falls' ? 'derived' : isConverted ? 'converted' : 'renamed',
    direction !== 'falls' ? 'elapsedClock' : isConverted ? 'minutesAndSeconds' : undefined,
  );
  return { column, values };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The length of each period in seconds. */
function lengths({ match }: ReadingContext): (period: number) => number {
  const [regular, long, over] = [
    match?.regulationPeriods ?? 4,
    match?.periodMinutes ?? 10,
    match?.overtimeMinutes ?? 5,
  ];
  return (period) => 60 * (period > regular ? over : long);
}

/** A column in seconds; numbers that are larger than any clock's are milliseconds. */
function readColumn(
  { values }: Column,
  periods: readonly (number | undefined)[] | undefined,
  lengthOf: (period: number) => number,
): (number | undefined)[] | null {
  const read = values.map((value) =>
    isNothing(value) || typeof value === 'boolean' || Array.isArray(value)
      ? undefined
      : (writtenTime(value) ?? plainNumber(value) ?? undefined),
  );
  const unfit = read.filter((value, row) => value === undefined && !isNothing(values[row])).length;
  const there = read.filter((value) => value !== undefined);
  if (there.length === 0 || unfit * 10 > there.length) return null;
  const largest = there.reduce((most, value) => Math.max(most, value), 0);
  const whole = sum(
    Array.from(
      { length: Math.max(4, ...(periods ?? []).slice(-1).flatMap((period) => period ?? [])) },
      (_, index) => lengthOf(index + 1),
    ),
  );
  const scale = largest > 20 * whole ? 1000 : 1;
  if (largest / scale > whole + 60) return null;
  return scale === 1
    ? read
    : read.map((value) => (value === undefined ? undefined : value / scale));
}

function directionOf(
  values: readonly (number | undefined)[],
  periods: readonly (number | undefined)[] | undefined,
  lengthOf: (period: number) => number,
): Direction | null {
  let [falls, rises, through, over, goesOn] = [0, 0, 0, 0, 0];
  for (let row = 0; row < values.length; row += 1) {
    const [before, now, period] = [values[row - 1], values[row], periods?.[row] ?? 1];
    if (now === undefined) continue;
    const start = sum(Array.from({ length: period - 1 }, (_, index) => lengthOf(index + 1)));
    if (now < start - 1 || now > start + lengthOf(period) + 1) through += 1;
    if (now > lengthOf(period) + 1) over += 1;
    if (before === undefined) continue;
    if (periods && periods[row] !== periods[row - 1]) {
      if (now >= before) goesOn += 1;
      continue;
    }
    if (now < before) falls += 1;
    if (now > before) rises += 1;
  }
  const most = Math.max(falls, rises) / 20;
  if (over <= most && falls > 9 * rises) return 'falls';
  if (!periods || rises <= 9 * falls) return null;
  const isLater = periods.some((period) => (period ?? 1) > 1);
  // A clock of periods begins again in each, and a score goes on.
  if (over <= most && through > most) return goesOn > 0 ? null : 'rises';
  if (through <= most && over > most) return 'risesThrough';
  // Of a first period alone, both are the same.
  return !isLater && over <= most ? 'rises' : null;
}
