import type { Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import { convertEach, unfit } from './convert.ts';
import { clockSeconds, numberOf } from './minutes.ts';
import type { Notes } from './notes.ts';

/** The longest period, in seconds. */
const longest = 3600;

/** A clock's value: `9:43`, `PT09M43.00S`, or seconds. */
function readClock(value: unknown): number | typeof unfit {
  const seconds = clockSeconds(value);
  if (seconds !== unfit) return seconds;
  const number = numberOf(value);
  return number !== unfit && number <= longest ? number : unfit;
}

/**
 * Seconds left in the period at each event. A clock that rises within the periods says what has passed; what is left
 * follows where the match's rules are known.
 */
export function clocksOf(
  table: Table,
  periods: readonly unknown[] | undefined,
  context: ReadingContext,
  notes: Notes,
): readonly unknown[] | undefined {
  const field = table.nameOf('clockSeconds');
  for (const word of ['clockSeconds', 'elapsed']) {
    const [place] = table.placesFor(word);
    if (!place) continue;
    const column = convertEach(table.valuesAt(place), readClock, 'minutesAndSeconds');
    if (typeof column === 'string') {
      notes.leaveOut(field, [table.pathOf(place)], column);
      continue;
    }
    if (!column.values.some((value) => value !== undefined)) continue;
    notes.unreadable(column.unreadable);
    const isOwn = place.path === 'clockSeconds';
    const direction = isOwn
      ? 'falls'
      : word === 'elapsed'
        ? 'rises'
        : directionOf(column.values, periods);
    if (direction === 'falls') {
      notes.read(
        field,
        [table.pathOf(place)],
        column.rule ? 'converted' : isOwn ? 'asSent' : 'renamed',
        column.rule,
      );
      return column.values;
    }
    const left = direction === 'rises' ? secondsLeft(column.values, periods, context) : null;
    if (!left) {
      notes.leaveOut(field, [table.pathOf(place)], 'twoReadings');
      continue;
    }
    notes.read(field, [table.pathOf(place)], 'derived', 'elapsedClock');
    return left;
  }
  return undefined;
}

/** Whether a clock falls or rises within its periods; `null` where it does both. */
function directionOf(values: readonly unknown[], periods: readonly unknown[] | undefined) {
  let [falls, rises] = [0, 0];
  for (let row = 1; row < values.length; row += 1) {
    const [before, now] = [values[row - 1], values[row]];
    if (
      typeof before !== 'number' ||
      typeof now !== 'number' ||
      periods?.[row] !== periods?.[row - 1]
    )
      continue;
    if (now < before) falls += 1;
    if (now > before) rises += 1;
  }
  if (falls > 9 * rises) return 'falls';
  if (rises > 9 * falls) return 'rises';
  return null;
}

function secondsLeft(
  values: readonly unknown[],
  periods: readonly unknown[] | undefined,
  { match }: ReadingContext,
): (number | undefined)[] | null {
  if (!match || !periods) return null;
  const left = values.map((value, row) => {
    const period = periods[row];
    if (typeof value !== 'number' || typeof period !== 'number') return undefined;
    const minutes = period > match.regulationPeriods ? match.overtimeMinutes : match.periodMinutes;
    return minutes * 60 - value;
  });
  // A clock that runs through the whole match would fall below nothing.
  return left.some((seconds) => seconds !== undefined && seconds < 0) ? null : left;
}
