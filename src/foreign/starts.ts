import type { ReadingContext } from './context.ts';
import { type DayOrder, dayOrder, hasPartedDays, readWhen, type When } from './dates.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Rule } from './report.ts';
import { type Column, distinct, fieldCalled } from './table.ts';
import { isNothing } from './values.ts';

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
  const day = ranked.find((one) => one.days > one.moments);
  const time = ranked.find((one) => one.times > 0 && one.days === 0 && one.moments === 0);
  const ofParts = day ? [day, ...(time ? [time] : [])] : [];
  const sources = surest.length > 0 ? surest : others.length === 1 ? others : ofParts;
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
  const used = sources.map(({ column }) => column);
  const [rule] = rules;
  if (differ) notes.leaveOut(field, used, 'twoPaths');
  else notes.read(field, used, rule ? 'converted' : 'renamed', rule);
  return { values, used };
}

/** Whether some of the first values are times, or days: of many rows, only such columns are read whole. */
const mayBeTimes = ({ values }: Column, { readLocalTime }: ReadingContext): boolean =>
  values
    .filter((value) => !isNothing(value))
    .slice(0, 200)
    .some((value) => dayOrders.some((order) => readWhen(value, readLocalTime, order) !== null));

function readColumn(column: Column, context: ReadingContext): (When | null)[] {
  const order = hasPartedDays(column.values)
    ? (dayOrder(column.values) ?? answered(context))
    : null;
  return column.values.map((value) => readWhen(value, context.readLocalTime, order));
}

const dayOrders = ['dayFirst', 'monthFirst'] as const satisfies readonly DayOrder[];

/** How a coach said that days are written. */
const answered = ({ answers }: ReadingContext): DayOrder | null =>
  dayOrders.find((order) => order === answers?.get('days')) ?? null;

/** What the columns say together, in one row: a moment, or a day and a time. */
function startOf(
  told: readonly (When | null)[],
  { readLocalTime }: ReadingContext,
  rules: Set<Rule>,
): string | 'differ' | undefined {
  const moments = told.flatMap((when) =>
    when?.moment === undefined ? [] : { ...when, moment: when.moment },
  );
  // What has a zone is surer than what has none, and a moment surer than a day.
  const zoned = moments.filter(({ rule }) => rule !== 'localTime');
  const [first, ...others] = zoned.length > 0 ? zoned : moments;
  if (first) {
    if (others.some(({ moment }) => Date.parse(moment) !== Date.parse(first.moment)))
      return 'differ';
    if (first.rule) rules.add(first.rule);
    return first.moment;
  }
  const [day, time] = (['day', 'time'] as const).map(
    (part) => told.find((when) => when?.[part])?.[part],
  );
  if (day === undefined || time === undefined) return day;
  const local = readLocalTime(`${day}T${time}`);
  if (local !== null) rules.add('localTime');
  return local ?? day;
}
