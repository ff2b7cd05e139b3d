/** A day as YYYY-MM-DD; `null` for one that is not in the calendar. Year, month and day as people count them. */
export function dayInCalendar(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    year >= 1900 &&
    time.getUTCFullYear() === year &&
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === day;
  return isDay ? time.toISOString().slice(0, 10) : null;
}
