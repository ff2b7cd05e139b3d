import type { ReadingContext } from './context.ts';
import { type DayOrder, dayOrder, hasPartedDays, readWhen, type When } from './dates.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Rule } from './report.ts';
import { type Column, distinct, fieldCalled } from './table.ts';
import { isNothing } from './values.ts';

interface Options {
  context: ReadingContext;
  notes: Notes;
}

interface Read {
  column: Column;
  values: (When | null)[];
  moments: number;
  days: number;
  times: number;
}

/**
 * When each match starts: a moment, or the day alone if the hour is unknown; from one column, or from a day and a
 * time in two. A moment that is the same for all, or named as the time of writing, is none.
 */
export function readStarts(
  columns: readonly Column[],
  { context, notes }: Options,
): { values: (string | undefined)[]; used: Column[] } {
  const field = 'matches[].startsAt';
  const read = columns.flatMap((column) => {
    if (
      column.filled === 0 ||
      (!mayBeTimes(column, context) && !hasPartedDays(column.values)) ||
      column.keys.length > 3 ||
      says(column.words, 'created') ||
      isOfNumbers(column)
    )
      return [];
    const values = readColumn(column, context);
    const count = (part: 'moment' | 'day' | 'time') =>
      values.filter((value) => value?.[part] !== undefined).length;
    const one = {
      column,
      values,
      moments: count('moment'),
      days: count('day'),
      times: count('time'),
    };
    return (one.moments + one.days + one.times) * 2 > column.filled ? [one] : [];
  });
  const rank = ({ column, moments }: Read) =>
    (column.path === 'startsAt'
      ? -1
      : says(column.words, 'start') || fieldCalled('match', column) === 'startsAt'
        ? 0
        : says(column.words, 'date')
          ? 1
          : says(column.words, 'hour')
            ? 2
            : 4) + (moments > 0 ? 0 : 1);
  const ranked = read.toSorted((a, b) => rank(a) - rank(b));
  const moments = ranked.filter((one) => one.moments > 0 && one.moments >= one.days);
  const named = moments.filter((one) => rank(one) < 4);
  // Without a word, only a column that differs from match to match can be it, and only if no other can.
  const others = moments.filter(({ column }) => distinct(column.values).length > 1);
  const surest = named.filter((one) => one.moments > 0 && rank(one) === rank(named[0] ?? one));
  const used = surest.length > 0 ? surest : others.length === 1 ? others : [];
  const days = ranked.filter(
    (one) => one.days > 0 && !used.includes(one) && one.days > one.moments,
  );
  const times = ranked.filter((one) => one.times > 0 && one.days === 0 && one.moments === 0);
  const sources =
    used.length > 0 ? used : [...days.slice(0, 1), ...(days.length > 0 ? times.slice(0, 1) : [])];
  const rows = columns[0]?.values.length ?? 0;
  if (sources.length === 0) {
    const unsure = [
      ...others.map(({ column }) => column),
      ...columns.filter(
        (column) =>
          hasPartedDays(column.values) ||
          ((says(column.words, 'start') || says(column.words, 'date')) &&
            column.filled > 0 &&
            column.keys.length < 3),
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
    const start = startOf(
      sources.map((one) => one.values[row] ?? null),
      context,
      rules,
    );
    if (start === 'differ') differ = true;
    return start === 'differ' ? undefined : start;
  });
  const paths = sources.map(({ column }) => column);
  const [rule] = [...rules];
  if (differ) notes.leaveOut(field, paths, 'twoPaths');
  else notes.read(field, paths, rule ? 'converted' : 'renamed', rule);
  return { values, used: sources.map(({ column }) => column) };
}

/** Whether some of the first values are times, or days: of many rows, only such columns are read whole. */
const mayBeTimes = ({ values }: Column, context: ReadingContext): boolean =>
  values
    .slice(0, 200)
    .some(
      (value) =>
        !isNothing(value) &&
        typeof value !== 'boolean' &&
        readWhen(value, context.readLocalTime, 'dayFirst') !== null,
    ) || values.slice(0, 200).every(isNothing);

/** Numbers that are no times since 1970: scores, counts. */
const isOfNumbers = ({ values }: Column) =>
  values.every(
    (value) =>
      isNothing(value) ||
      typeof value === 'boolean' ||
      (typeof value === 'number' && Math.abs(value) < 1e8) ||
      Array.isArray(value),
  );

function readColumn(column: Column, context: ReadingContext): (When | null)[] {
  const order = hasPartedDays(column.values)
    ? (dayOrder(column.values) ?? answered(context))
    : null;
  return column.values.map((value) =>
    typeof value === 'boolean' ? null : readWhen(value, context.readLocalTime, order),
  );
}

const dayOrders = ['dayFirst', 'monthFirst'] as const satisfies readonly DayOrder[];

/** How a coach said that days are written. */
const answered = ({ answers }: ReadingContext): DayOrder | null =>
  dayOrders.find((order) => order === answers?.get('days')) ?? null;

function startOf(
  told: readonly (When | null)[],
  { readLocalTime }: ReadingContext,
  rules: Set<Rule>,
): string | 'differ' | undefined {
  const [only] = told;
  if (told.length === 1 && only?.moment !== undefined) {
    if (only.rule) rules.add(only.rule);
    return only.moment;
  }
  // What has a zone is surer than what has none, and a moment surer than a day.
  const isZoned = told.some((when) => when?.moment !== undefined && when.rule !== 'localTime');
  const moment = agreed(
    told,
    (when) => (when.moment && !(isZoned && when.rule === 'localTime') ? when : undefined),
    (a, b) => Date.parse(a.moment ?? '') === Date.parse(b.moment ?? ''),
  );
  if (moment === 'differ') return moment;
  if (moment !== undefined) {
    if (moment.rule) rules.add(moment.rule);
    return moment.moment;
  }
  const day = agreed(told, ({ day }) => day);
  const time = agreed(told, ({ time }) => time);
  if (day === 'differ' || time === 'differ') return 'differ';
  if (day === undefined || time === undefined) return day;
  const local = readLocalTime(`${day}T${time}`);
  if (local !== null) rules.add('localTime');
  return local ?? day;
}

/** The value that all agree on; `undefined` without any. */
function agreed<Told>(
  told: readonly (When | null)[],
  say: (when: When) => Told | undefined,
  isSame: (a: Told, b: Told) => boolean = Object.is,
): Told | 'differ' | undefined {
  let one: Told | undefined;
  for (const when of told) {
    const said = when === null ? undefined : say(when);
    if (said === undefined) continue;
    if (one === undefined) one = said;
    else if (!isSame(one, said)) return 'differ';
  }
  return one;
}
