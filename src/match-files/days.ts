import { isRealDay } from '../contract/adding.ts';

/** Year, month and day (from 1) as YYYY-MM-DD; `null` for an impossible date. */
export function dayInCalendar(year: number, month: number, day: number): string | null {
  const inTwo = (number: number) => String(number).padStart(2, '0');
  const written = `${year}-${inTwo(month)}-${inTwo(day)}`;
  return isRealDay(written) ? written : null;
}

/** A date is not read from part of a longer number, such as a match's. */
const yearFirst = /(?<!\d)(\d{4})([-._]?)(\d{2})\2(\d{2})(?!\d)/g;
const yearLast = /(?<!\d)(\d{1,2})([-._])(\d{1,2})\2(\d{4})(?!\d)/g;

/** Computer recording of matches began about then. */
const firstYear = 1980;

/**
 * The date in the names of a match's files, as YYYY-MM-DD: 2026-11-14, 20261114, 14.11.2026, 14-11-2026. `null` for no date,
 * several, or one that could be 3 April or 4 March (03-04-2026; with points the day comes first).
 */
export function dayInFileNames(names: readonly string[]): string | null {
  const days = new Set(names.flatMap(daysIn));
  const [only] = days;
  return days.size === 1 && only !== undefined ? only : null;
}

function daysIn(name: string): string[] {
  const found = [...name.matchAll(yearFirst)].flatMap(([, year, , month, day]) =>
    calendarDays(year, [[month, day]]),
  );
  for (const [, one, separator, other, year] of name.matchAll(yearLast)) {
    const dayFirst = [other, one] as const;
    found.push(...calendarDays(year, separator === '.' ? [dayFirst] : [dayFirst, [one, other]]));
  }
  return found;
}

function calendarDays(
  year: string | undefined,
  ways: readonly (readonly [month: string | undefined, day: string | undefined])[],
): string[] {
  if (Number(year) < firstYear || Number(year) > 2_099) return [];
  return ways.flatMap(([month, day]) => {
    const read = dayInCalendar(Number(year), Number(month), Number(day));
    return read === null ? [] : [read];
  });
}
