/* Numbers, dates and names in the coach's language. A missing value is "–", never 0. */
import { i18n } from '@lingui/core';

/** A value cached until the language changes, for instance a formatter, which is slower to create than a thousand uses. */
export function inLanguage<Made>(make: (locales: string | string[]) => Made): () => Made {
  let last: { locales: string | string[]; made: Made } | undefined;
  return () => {
    const locales = i18n.locales ?? i18n.locale;
    if (last?.locales !== locales) last = { locales, made: make(locales) };
    return last.made;
  };
}

/** Shown for a value that is not recorded. */
export const notRecorded = '–';

const dates = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((locales) => new Intl.DateTimeFormat(locales, options));
const dateFormat = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const dayFormat = dates({ day: 'numeric', month: 'short' });
const dayOfYearFormat = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const weekdayFormat = dates({ weekday: 'short', day: 'numeric', month: 'short' });
const monthFormat = dates({ month: 'long' });
const monthOfYearFormat = dates({ month: 'long', year: 'numeric' });
const timeFormat = dates({ hour: 'numeric', minute: '2-digit' });
const waitFormat = (unit: string) =>
  inLanguage(
    (locales) => new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }),
  );
const waitFormats = {
  second: waitFormat('second'),
  minute: waitFormat('minute'),
  hour: waitFormat('hour'),
};
const relativeFormat = inLanguage(
  (locales) => new Intl.RelativeTimeFormat(locales, { style: 'short', numeric: 'auto' }),
);

/* Cached: a formatter is slower to create than a table of cells to format. */
const fixedFormatsOf = (locales: string | string[]) => {
  const made = new Map<string, Intl.NumberFormat>();
  return (style: 'decimal' | 'percent', decimals: number): Intl.NumberFormat => {
    const key = `${style} ${decimals}`;
    const options = { style, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = made.get(key) ?? new Intl.NumberFormat(locales, options);
    made.set(key, format);
    return format;
  };
};
const fixedFormats = inLanguage(fixedFormatsOf);
const englishFormats = fixedFormatsOf('en');

/** A number, or a share (0..1) in percent, as its reader sees it: rounded like `formatFixed`. */
export function asShown(
  value: number,
  decimals: number,
  style: 'decimal' | 'percent' = 'decimal',
): number {
  return Number(englishFormats(style, decimals).format(exact(value)).replaceAll(/[,%]/g, ''));
}

/** A number, or a share (0..1) as a percentage, with so many decimals: "112.8", "51%". */
export function formatFixed(
  value: number,
  decimals: number,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  // Most cells of a box score, and equal in all languages: a phone's first formatter is slow to create.
  if (decimals === 0 && style === 'decimal' && smallCount(value)) return String(value);
  // A narrow space before the sign in languages with a space: columns of a box score are narrow.
  return fixedFormats()(style, decimals).format(exact(value)).replace('\u00a0%', '\u202f%');
}

/** Without what a division leaves in the last digits: 15 of 24 is 62.5%, also of averages. */
const exact = (value: number) => Number(value.toPrecision(12));

const smallCount = (value: number) => value >= 0 && value < 1_000 && Number.isInteger(value);

type Timestamp = string | number | null | undefined;

const isDay = (timestamp: Timestamp) => /^\d{4}-\d{2}-\d{2}$/.test(String(timestamp));

/** The time of a timestamp; a day without a time is local. `null` for invalid dates that some browsers accept (31 February). */
function timeOf(timestamp: Timestamp): Date | null {
  const time = new Date(isDay(timestamp) ? `${timestamp}T00:00` : timestamp || Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** A moment as a format writes it; a day alone has no hour. */
function moment(format: () => Intl.DateTimeFormat, timestamp: Timestamp): string {
  const time = isDay(timestamp) && format === timeFormat ? null : timeOf(timestamp);
  return time ? format().format(time) : notRecorded;
}

/** The browser's local day, sortable and for date fields: "2026-11-14"; '' if unknown. */
export function isoDay(timestamp: string | null): string {
  const time = timeOf(timestamp);
  if (!time) return '';
  const digits = (value: number, count = 2) => String(value).padStart(count, '0');
  return `${digits(time.getFullYear(), 4)}-${digits(time.getMonth() + 1)}-${digits(time.getDate())}`;
}

/** A day with its weekday and year from an ISO timestamp: "Sat, 14 Nov 2026". */
export function formatDate(timestamp: string | null | undefined): string {
  return moment(dateFormat, timestamp);
}

/** A day and month from an ISO timestamp: "14 Nov", or "14 Nov 2025". */
export function formatDay(timestamp: string | null | undefined, withYear = false): string {
  return moment(withYear ? dayOfYearFormat : dayFormat, timestamp);
}

/** A day with its weekday: "Sat, 14 Nov", or "Sat, 14 Nov 2025". */
export function formatWeekday(timestamp: string | null | undefined, withYear = false): string {
  return moment(withYear ? dateFormat : weekdayFormat, timestamp);
}

/** A month from an ISO timestamp: "November 2026", or without the year "November". */
export function formatMonth(timestamp: string | null | undefined, withYear: boolean): string {
  return moment(withYear ? monthOfYearFormat : monthFormat, timestamp);
}

/** The time of day of an ISO timestamp or of milliseconds since 1970: "18:00". */
export function formatTime(timestamp: string | number | null | undefined): string {
  return moment(timeFormat, timestamp);
}

/** A day and time of day: "Sat, 14 Nov 2026, 18:00". */
export function formatDateTime(timestamp: string | null | undefined): string {
  const day = formatDate(timestamp);
  const time = formatTime(timestamp);
  return day === notRecorded || time === notRecorded ? day : `${day}, ${time}`;
}

/** A past time span, in milliseconds: "2 min. ago"; under half a minute "just now". */
export function formatAgo(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return i18n.t('just now');
  if (minutes < 60) return relativeFormat().format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24
    ? relativeFormat().format(-hours, 'hour')
    : relativeFormat().format(-Math.round(hours / 24), 'day');
}

/** Calendar days until a day: "tomorrow", "in 6 days"; '' if past or unknown. */
export function formatDaysAhead(timestamp: string | null, now: number): string {
  const [then, today] = [timeOf(timestamp), new Date(now)].map((time) =>
    time?.setHours(0, 0, 0, 0),
  );
  const days = Math.round(((then ?? Number.NaN) - (today ?? Number.NaN)) / 86_400_000);
  return days >= 0 ? relativeFormat().format(days, 'day') : '';
}

/** A waiting time in milliseconds, rounded up: "7 seconds", "3 minutes", "2 hours". */
export function formatWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds <= 120) return waitFormats.second().format(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120
    ? waitFormats.minute().format(minutes)
    : waitFormats.hour().format(Math.ceil(minutes / 60));
}

/** A count, or "–" if not recorded. */
export function formatCount(count: number | null | undefined): string {
  return count == null ? notRecorded : formatFixed(count, 0);
}

/** Points of both sides, own first: "83–74"; "–" if nothing was recorded. */
export function formatScore(
  score: { team: number | null; opponent: number | null } | null | undefined,
): string {
  if (score?.team == null || score.opponent == null) return notRecorded;
  return `${score.team}–${score.opponent}`;
}

/** A number with its sign (U+2212 for minus) and decimals: "+3.1", "−4", "0". */
export function formatSigned(value: number | null | undefined, decimals = 0): string {
  if (value == null || !Number.isFinite(value)) return notRecorded;
  const size = Math.abs(value);
  const rounded = formatFixed(size, decimals);
  if (Number(size.toFixed(decimals)) === 0) return rounded;
  return (value > 0 ? '+' : '−') + rounded;
}

const listFormat = inLanguage((locales) => new Intl.ListFormat(locales));

/** Names in a row: "Ana, Berta, and Carla". */
export function formatList(names: readonly string[]): string {
  return listFormat().format(names);
}

/** The text as a sentence begins. */
export const capital = (text: string) =>
  text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);

/** Sorts names as in the language, and shirt numbers by value. */
export const collator = inLanguage((locales) => new Intl.Collator(locales, { numeric: true }));
