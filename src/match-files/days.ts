import { isRealDay } from '../contract/adding.ts';

/** A day as YYYY-MM-DD; `null` for an impossible one. Year, month and day as people count them. */
export function dayInCalendar(year: number, month: number, day: number): string | null {
  const inTwo = (number: number) => String(number).padStart(2, '0');
  const written = `${year}-${inTwo(month)}-${inTwo(day)}`;
  return isRealDay(written) ? written : null;
}

/** Between digits of other numbers, such as a match's, no day is read out of a part of them. */
const yearFirst = /(?<!\d)(\d{4})([-._]?)(\d{2})\2(\d{2})(?!\d)/g;
const yearLast = /(?<!\d)(\d{1,2})([-._])(\d{1,2})\2(\d{4})(?!\d)/g;

/** Recording matches with a computer began about then. */
const firstYear = 1980;

/**
 * The day in the names of a match's files, as YYYY-MM-DD: 2026-11-14, 20261114, 14.11.2026, 14-11-2026. `null` for
 * none, or more than one: two days, or one that may be 3 April or 4 March (03-04-2026; with points the day is first).
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
