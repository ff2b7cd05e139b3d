import type { ReadingContext } from './context.ts';
import { bareText, says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Rule } from './report.ts';
import { type Column, distinct, fieldCalled, thereOf } from './table.ts';
import { isNothing } from './values.ts';

/** The start of a match, as far as a value gives it. */
interface When {
  /** A moment, ISO 8601 UTC with milliseconds, or unchanged if it is that already. */
  moment?: string;
  /** `YYYY-MM-DD`. */
  day?: string;
  /** `HH:MM:SS`, without a zone. */
  time?: string;
  rule?: Rule;
}

const isoMoment =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})([.,]\d{1,9})?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?(?:\[[\w/+-]{1,40}\])?$/i;
/** The most frequent form, which every browser reads. */
const plainMoment =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const isoDay = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/;
const wallTime = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*(am|pm|h|hs|uhr)?$/i;
const dotNet = /^\/Date\((-?\d{10,14})(?:[+-]\d{4})?\)\/$/;
/** "Sat, 14 Nov 2026 18:30:00 +0100", "14 Nov 2026, 18:30", "November 14, 2026". */
const namedDay =
  /^(?:[\p{L}.]{2,12},?\s+)?(?:(\d{1,2})\.?\s+(?:de\s+)?([\p{L}.]{3,12})\s+(?:de\s+)?|([\p{L}.]{3,12})\s+(\d{1,2}),?\s+)(\d{4})(?:,?\s+(?:at\s+|kl\.?\s+)?(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*(am|pm)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/iu;
/** The months' names in the languages of the lexicon, without accents. */
let monthNames: string[][] | undefined;
const monthsOf = () =>
  ['en', 'es', 'fr', 'de', 'it', 'pt', 'nb', 'da', 'sv', 'nl'].map((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => bareText(format(Date.UTC(2026, month, 15))));
  });

/**
 * Reads one value: ISO 8601 in all its forms, a day alone, a time alone, seconds or milliseconds since 1970. Days as
 * 14/11/2026 are read by the whole column only, see `dayOrder`.
 * @returns `null` for any other value
 */
export function readWhen(
  value: unknown,
  readLocalTime: ReadingContext['readLocalTime'],
  order: DayOrder | null,
): When | null {
  if (isNothing(value)) return {};
  if (typeof value === 'number') return epoch(value);
  if (typeof value !== 'string' || value.length > 60) return null;
  if (plainMoment.test(value) && isRealDay(value.slice(0, 10)))
    return value.endsWith('Z') ? { moment: value } : inUtc(value);
  const sent = value.trim();
  if (/^\d{10}(\.\d+)?$|^\d{13}$|^\d{16}$/.test(sent)) return epoch(Number(sent));
  const ticks = dotNet.exec(sent);
  if (ticks) return epoch(Number(ticks[1]));
  const day = isoDay.exec(sent);
  if (day) return dayOf(day[1], day[2], day[3]);
  const time = wallTime.exec(sent);
  if (time) return timeOf(time);
  const moment = isoMoment.exec(sent);
  if (moment) return momentOf(moment, readLocalTime);
  const named = namedDay.exec(sent);
  if (named) return momentOfNames(named, readLocalTime);
  return order === null ? null : dayByOrder(sent, order, readLocalTime);
}

/** Seconds or milliseconds since 1970: between 2001 and 2286 their ranges differ. */
function epoch(value: number): When | null {
  if (value >= 1e9 && value < 1e10) return at(value * 1000, 'epochSeconds');
  if (value >= 1e12 && value < 1e13) return at(value, 'epochMilliseconds');
  if (value >= 1e15 && value < 1e16) return at(value / 1000, 'epochMilliseconds');
  return null;
}

const at = (milliseconds: number, rule: Rule): When => ({
  moment: new Date(milliseconds).toISOString(),
  rule,
});

/** A moment with an offset. A `Date` makes the text of another day; that takes five times as long as another hour's. */
function inUtc(sent: string): When {
  const hour = Number(sent.slice(11, 13)) - Number(sent.slice(19, 22));
  if (sent.length !== 25 || !sent.endsWith(':00') || hour < 0 || hour > 23)
    return at(Date.parse(sent), 'dateAndTime');
  const moment = `${sent.slice(0, 11)}${hour < 10 ? '0' : ''}${hour}${sent.slice(13, 19)}.000Z`;
  return { moment, rule: 'dateAndTime' };
}

function dayOf(year = '', month = '', day = ''): When | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A 31st of February is no day.
  return isRealDay(iso) ? { day: iso } : null;
}

function isRealDay(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  const month = Number(iso.slice(5, 7));
  const day = Number(iso.slice(8));
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

function timeOf([, hour = '', minute = '', second = '00', half = '']: readonly (
  | string
  | undefined
)[]): When | null {
  const afternoon = /pm/i.test(half) && Number(hour) < 12 ? 12 : 0;
  const hours = /am/i.test(half) && Number(hour) === 12 ? 0 : Number(hour) + afternoon;
  if (hours > 23 || Number(minute) > 59) return null;
  return { time: `${String(hours).padStart(2, '0')}:${minute}:${second}` };
}

function momentOf(
  [, year, month, day, hour, minute, second, fraction = '', zone]: RegExpExecArray,
  readLocalTime: ReadingContext['readLocalTime'],
): When | null {
  const time = timeOf(['', hour, minute, second]);
  return time && inZone(dayOf(year, month, day), time, zone, readLocalTime, fraction);
}

/** A day and a time in a zone (`Z`, `UTC`, `+01:00`, `+0100`, `+01`), or in the device's if none is given. */
function inZone(
  date: When | null,
  time: When | null,
  zone: string | undefined,
  readLocalTime: ReadingContext['readLocalTime'],
  fraction = '',
): When | null {
  if (!date?.day || !time?.time) return date;
  const wall = `${date.day}T${time.time}`;
  if (zone === undefined) {
    const moment = readLocalTime(wall);
    return moment === null ? null : { moment, rule: 'localTime' };
  }
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const moment = Date.parse(wall + fraction.replace(',', '.') + offset);
  return Number.isNaN(moment) ? null : at(moment, 'dateAndTime');
}

/** A day with the name of its month, whole or shortened. */
function momentOfNames(
  [, dayFirst, monthSecond, monthFirst, daySecond, year, ...rest]: RegExpExecArray,
  readLocalTime: ReadingContext['readLocalTime'],
): When | null {
  const [hour, minute, second, half, zone] = rest;
  monthNames ??= monthsOf();
  const name = bareText(monthSecond ?? monthFirst ?? '').replace(/\.$/, '');
  // "Set", "sept", "septiembre": languages shorten their month names in more than one way.
  const at = monthNames.map((names) => names.findIndex((one) => one.startsWith(name.slice(0, 3))));
  const month = at.find((one) => one >= 0) ?? -1;
  const date = dayOf(year, String(month + 1), dayFirst ?? daySecond);
  const time = hour === undefined ? null : timeOf(['', hour, minute, second, half]);
  return inZone(date, time, zone, readLocalTime);
}

/** How a column writes its days: 14/11/2026 or 11/14/2026. */
type DayOrder = 'dayFirst' | 'monthFirst';

const partedDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ T,]+(.+))?$/;

/**
 * The order in which a column writes day and month: proved by a number over 12 in one position and none in the other, or
 * by dots, which are only used with the day first. `null` = unknown.
 */
function dayOrder(values: readonly unknown[]): DayOrder | null {
  let [first, second, dots, half] = [0, 0, false, false];
  for (const value of values) {
    const parts =
      typeof value === 'string' && value.length < 40 ? partedDay.exec(value.trim()) : null;
    if (!parts) continue;
    first = Math.max(first, Number(parts[1]));
    second = Math.max(second, Number(parts[3]));
    dots ||= parts[2] === '.';
    half ||= /[ap]m$/i.test(parts[5] ?? '');
  }
  if (second > 12) return first > 12 ? null : 'monthFirst';
  // AM and PM are only used with the month first.
  if (half && first > 0 && first <= 12 && second > 0 && second <= 12) return 'monthFirst';
  return first > 12 || (dots && first > 0) ? 'dayFirst' : null;
}

function dayByOrder(
  sent: string,
  order: DayOrder,
  readLocalTime: ReadingContext['readLocalTime'],
): When | null {
  const [, first, , second, year, rest] = partedDay.exec(sent) ?? [];
  const date = order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second);
  const time = wallTime.exec(rest?.trim() ?? '');
  return inZone(date, time && timeOf(time), undefined, readLocalTime);
}

/** Whether values look like 14/11/2026, in either order. */
const hasPartedDays = (values: readonly unknown[]) =>
  thereOf(values).some(
    (value) => typeof value === 'string' && value.length < 40 && partedDay.test(value.trim()),
  );

interface Read {
  column: Column;
  values: (When | null)[];
  moments: number;
  days: number;
  times: number;
}

/**
 * When each match starts: a moment, or the day alone if the hour is unknown; from one column, or from a day and a
 * time in two. Times of writing, and moments that are the same for all, do not count.
 */
export function readStarts(
  columns: readonly Column[],
  context: ReadingContext,
  notes: Notes,
): { values: (string | undefined)[]; used: Column[] } {
  const field = 'matches[].startsAt';
  const read = columns.flatMap((column) => {
    if (
      column.filled === 0 ||
      column.keys.length > 3 ||
      says(column.words, 'created') ||
      !mayBeTimes(column, context)
    )
      return [];
    const values = readColumn(column, context);
    const count = (part: 'moment' | 'day' | 'time') =>
      values.filter((value) => value?.[part] !== undefined).length;
    const [moments, days, times] = [count('moment'), count('day'), count('time')];
    return (moments + days + times) * 2 > column.filled
      ? [{ column, values, moments, days, times }]
      : [];
  });
  const rank = ({ column }: Read) =>
    says(column.words, 'start') || fieldCalled('match', column) === 'startsAt'
      ? 0
      : says(column.words, 'date') || says(column.words, 'hour')
        ? 1
        : 2;
  const ranked = read.toSorted((a, b) => rank(a) - rank(b));
  const moments = ranked.filter((one) => one.moments > 0 && one.moments >= one.days);
  const named = moments.filter((one) => rank(one) < 2);
  // Without a word, only a column that differs from match to match can be it, and only if no other can.
  const others = moments.filter(({ column }) => distinct(column.values).length > 1);
  const surest = named.filter((one) => rank(one) === rank(named[0] ?? one));
  const day = ranked.find((one) => one.days > one.moments);
  const time = ranked.find((one) => one.times > 0 && one.days === 0 && one.moments === 0);
  const ofParts = day ? [day, ...(time ? [time] : [])] : [];
  const sources = surest.length > 0 ? surest : others.length === 1 ? others : ofParts;
  const rows = columns[0]?.values.length ?? 0;
  if (sources.length === 0) {
    const unsure = [
      ...others.map(({ column }) => column),
      ...columns.filter(
        ({ values, words, filled }) =>
          hasPartedDays(values) || (filled > 0 && (says(words, 'start') || says(words, 'date'))),
      ),
    ];
    if (unsure.length > 0) notes.leaveOut(field, unsure, 'twoReadings');
    const parted = unsure.find(({ values }) => hasPartedDays(values));
    const word = parted && String(parted.values.find((value) => !isNothing(value)));
    if (word !== undefined) notes.ask({ id: 'days', about: 'days', word, answers: dayOrders });
    return { values: Array.from({ length: rows }, () => undefined), used: unsure };
  }
  const rules = new Set<Rule>();
  let differ = false;
  const values = Array.from({ length: rows }, (_, row) => {
    const start = startOf(sources, row, context, rules);
    if (start === 'differ') differ = true;
    return start === 'differ' ? undefined : start;
  });
  const used = sources.map(({ column }) => column);
  const [rule] = rules;
  if (differ) notes.leaveOut(field, used, 'twoPaths');
  else notes.read(field, used, rule);
  return { values, used };
}

/** Whether some of the first values are times, or days: of many rows, only such columns are read whole. */
const mayBeTimes = ({ values }: Column, { readLocalTime }: ReadingContext): boolean =>
  hasPartedDays(values) ||
  thereOf(values).some((value) => readWhen(value, readLocalTime, null) !== null);

function readColumn({ values }: Column, context: ReadingContext): (When | null)[] {
  const order = hasPartedDays(values) ? (dayOrder(values) ?? answered(context)) : null;
  return values.map((value) => readWhen(value, context.readLocalTime, order));
}

const dayOrders = ['dayFirst', 'monthFirst'] as const satisfies readonly DayOrder[];

/** The coach's answer to how days are written. */
const answered = ({ answers }: ReadingContext): DayOrder | null =>
  dayOrders.find((order) => order === answers?.get('days')) ?? null;

/** One row of all columns together: a moment, or a day and a time. */
function startOf(
  sources: readonly Read[],
  row: number,
  { readLocalTime }: ReadingContext,
  rules: Set<Rule>,
): string | 'differ' | undefined {
  let first: When = {};
  let [day, time, differ]: [string?, string?, boolean?] = [];
  const isLocal = ({ rule }: When) => rule === 'localTime';
  for (const { values } of sources) {
    const when = values[row];
    day ??= when?.day;
    time ??= when?.time;
    if (when?.moment === undefined) continue;
    // A time with a zone is surer than one without, and a moment surer than a day.
    if (first.moment === undefined || (isLocal(first) && !isLocal(when)))
      [first, differ] = [when, false];
    else if (
      isLocal(first) === isLocal(when) &&
      Date.parse(when.moment) !== Date.parse(first.moment)
    )
      differ = true;
  }
  if (differ) return 'differ';
  if (first.rule) rules.add(first.rule);
  if (first.moment !== undefined || day === undefined || time === undefined)
    return first.moment ?? day;
  const local = readLocalTime(`${day}T${time}`);
  if (local !== null) rules.add('localTime');
  return local ?? day;
}
