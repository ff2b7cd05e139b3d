import type { ReadingContext } from './context.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { LeftOutReason } from './report.ts';
import type { Column } from './table.ts';
import { type Amounts, isAbsence, isNothing, numberOf, wholeOf } from './values.ts';

/** How a column of times is written, and its unit in seconds; a bare number among written times has none. */
const worth = {
  written: Number.NaN,
  seconds: 1,
  minutes: 60,
  milliseconds: 1e-3,
  nanoseconds: 1e-9,
};

export type TimeForm = keyof typeof worth;

export const isTimeForm = (form: TimeForm | LeftOutReason): form is TimeForm =>
  Object.hasOwn(worth, form);

/** The longest playing time of a player, overtimes included, in seconds. */
const longestSeconds = 100 * 60;

const clockText = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)(?:[.,](\d+))?$/;
const isoText = /^P(?:0D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i;
const letterText =
  /^(?:(\d{1,2})\s*h(?:rs?|ours?)?\s*)?(?:(\d{1,4})\s*(?:m|min|mins|'|’|′)\s*)?(?:(\d{1,5}(?:\.\d+)?)\s*(?:s|sec|secs|"|”|″|''))?$/i;

/** Seconds of a time with units: `27:11`, `0:27:11`, `PT27M11S`, `27m11s`, `27'11"`, `1631s`; `null` otherwise. */
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
  const parts = isoText.exec(text) ?? letterText.exec(text);
  if (!parts || parts.slice(1).every((part) => part === undefined)) return null;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

/** A number from 0, also as text with a point or a comma. */
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
  if (words.some((word) => /^(sec|secs|seconds?|segundos?|sekunden)$/.test(word)))
    return middle <= longestSeconds ? 'seconds' : 'impossible';
  if (middle > 1e8) return 'nanoseconds';
  if (middle > longestSeconds) return 'milliseconds';
  if (middle > 70) return 'seconds';
  if (looksLikeClock(numbers)) return 'twoReadings';
  const hasFractions = numbers.some((number) => !Number.isInteger(number));
  if (hasFractions || says(words, 'minutes')) return 'minutes';
  return sorted.at(-1) === 0 ? 'seconds' : 'twoReadings';
}

/** Whether 23.12 may be 23 minutes and 12 seconds: two decimals throughout, none of them over 59. */
function looksLikeClock(numbers: readonly number[]): boolean {
  const decimals = numbers.map((number) => /\.(\d+)$/.exec(String(number))?.[1] ?? '');
  return (
    decimals.some((part) => part.length === 2) &&
    decimals.every((part) => part.length <= 2 && Number(part.padEnd(2, '0')) < 60)
  );
}

/** Times in seconds; `null` if missing, or longer than that of a side's five. */
export const secondsOf = (values: readonly unknown[], form: TimeForm): Amounts =>
  values.map((value) => {
    // Totals may be written as a clock and lines as decimals, or the reverse.
    const seconds = writtenTime(value) ?? (plainNumber(value) ?? Number.NaN) * worth[form];
    return seconds <= 6 * longestSeconds ? Math.round(seconds * 1000) / 1000 : null;
  });

interface Sources {
  context: ReadingContext;
  called: (field: string) => Column | undefined;
  notes: Notes;
}

type Times = (number | undefined)[];

/** The period of each play, if known. */
type Periods = readonly (number | undefined)[] | undefined;

/** Whether each row has a larger number than the one before. */
export const isSequence = ({ values }: Column) =>
  values.length > 2 &&
  values.every(
    (value, at) =>
      wholeOf(value) !== undefined && (at === 0 || Number(value) > Number(values[at - 1])),
  );

/** How a clock runs: down within each period, up within each, or up through the whole match. */
const directions = ['falls', 'rises', 'risesThrough'] as const;

type Direction = (typeof directions)[number];

/**
 * Seconds left in the period at each play: the column that runs like a clock, never past its period; words
 * decide between several.
 */
export function clocksOf(
  columns: readonly Column[],
  periods: Periods,
  { context, called, notes }: Sources,
): { column: Column; values: Times } | undefined {
  const field = 'events[].clockSeconds';
  const own = columns.find(({ path }) => path === 'clockSeconds');
  const said = own ?? called('clockSeconds') ?? called('elapsed');
  const lengths = lengthsOf(context);
  const options = columns.flatMap((column) => {
    const isCalled =
      column === said ||
      (['clock', 'elapsed', 'time'] as const).some((concept) => says(column.words, concept));
    const isThere = column.filled * 2 >= column.values.length || column === said;
    // A clock stops at times: numbers of the plays, or of a video's seconds, never do.
    if (!isThere || (!isCalled && isSequence(column))) return [];
    const seconds = readClock(column, periods, lengths);
    if (!seconds || (!isCalled && !seconds.some((value) => (value ?? 0) > 12))) return [];
    const direction = directions.find(
      (one) =>
        column === own || runs(leftBy(one, seconds, periods, lengths), one, periods, lengths),
    );
    const isWritten = column.values.some((value) => writtenTime(value) !== null);
    const rank = column === said ? 0 : isCalled ? 1 : direction === 'falls' ? 4 : 5;
    return direction || isCalled
      ? [{ column, seconds, direction, rank: rank + (isWritten ? 0 : 0.5) }]
      : [];
  });
  const [best, next] = options
    .filter(({ direction }) => direction)
    .toSorted((a, b) => a.rank - b.rank);
  if (!best?.direction || (best.rank >= 4 && next?.rank === best.rank)) {
    const unsure = options.map(({ column }) => column);
    if (unsure.length > 0) notes.leaveOut(field, unsure, 'twoReadings');
    return undefined;
  }
  const { column, seconds, direction } = best;
  const isConverted = column.values.some((value) => typeof value === 'string');
  const how = isConverted ? 'minutesAndSeconds' : undefined;
  notes.read(field, [column], direction === 'falls' ? how : 'elapsedClock');
  const left = leftBy(direction, seconds, periods, lengths);
  return {
    column,
    values: left.map((value) => (value !== undefined && value >= 0 ? value : undefined)),
  };
}

/** The length of a period and its end in the match, in seconds. */
function lengthsOf({ match }: ReadingContext) {
  const regular = match?.regulationPeriods ?? 4;
  const [long, over] = [match?.periodMinutes ?? 10, match?.overtimeMinutes ?? 5];
  return {
    of: (period: number) => 60 * (period > regular ? over : long),
    endOf: (period: number) =>
      60 * (Math.min(period, regular) * long + Math.max(0, period - regular) * over),
  };
}

type Lengths = ReturnType<typeof lengthsOf>;

/** A column in seconds; numbers that are larger than any clock's are milliseconds. */
function readClock({ values }: Column, periods: Periods, { endOf }: Lengths): Times | null {
  const read = values.map((value) =>
    isNothing(value) ? undefined : (writtenTime(value) ?? plainNumber(value) ?? undefined),
  );
  const unfit = read.filter((value, row) => value === undefined && !isNothing(values[row])).length;
  const there = read.filter((value) => value !== undefined);
  if (there.length === 0 || unfit * 10 > there.length) return null;
  const largest = there.reduce((most, value) => Math.max(most, value), 0);
  const whole = endOf(Math.max(4, periods?.at(-1) ?? 0));
  const scale = largest > 20 * whole ? 1000 : 1;
  if (largest / scale > whole + 60) return null;
  return read.map((value) => (value === undefined ? undefined : value / scale));
}

/** Seconds left in the period if a clock runs in a direction. */
const leftBy = (direction: Direction, seconds: Times, periods: Periods, lengths: Lengths): Times =>
  direction === 'falls'
    ? seconds
    : seconds.map((value, row) => {
        const period = periods?.[row];
        if (value === undefined || period === undefined) return undefined;
        const end = direction === 'rises' ? lengths.of(period) : lengths.endOf(period);
        return Math.round((end - value) * 100) / 100;
      });

/** Whether the time left falls like a clock's, within the length of each period. */
function runs(left: Times, direction: Direction, periods: Periods, { of }: Lengths): boolean {
  let [falls, rises, outside, goesOn] = [0, 0, 0, 0];
  for (const [row, now] of left.entries()) {
    const before = left[row - 1];
    if (now === undefined) continue;
    if (now < -1 || now > of(periods?.[row] ?? 1) + 1) outside += 1;
    if (before === undefined) continue;
    if (periods && periods[row] !== periods[row - 1]) goesOn += now <= before ? 1 : 0;
    else if (now < before) falls += 1;
    else if (now > before) rises += 1;
  }
  // A clock restarts in each period, and a score does not.
  if (direction === 'rises' && goesOn > 0) return false;
  return outside * 20 <= Math.max(falls, rises) && falls > 9 * rises;
}
