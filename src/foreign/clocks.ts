import { wholeOf } from './amounts.ts';
import type { ReadingContext } from './context.ts';
import { isNothing } from './convert.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Column } from './table.ts';
import { plainNumber, writtenTime } from './times.ts';

interface Sources {
  context: ReadingContext;
  called: (field: string) => Column | undefined;
  at: (column: Column) => string;
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
  { context, called, at, notes }: Sources,
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
    const unsure = options.map(({ column }) => at(column));
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
    [at(column)],
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
