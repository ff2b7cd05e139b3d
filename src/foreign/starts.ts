import type { Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import { dayOrder, hasPartedDays, readWhen, type When } from './dates.ts';
import type { Notes } from './notes.ts';
import type { Place } from './places.ts';
import type { Rule } from './report.ts';

interface Column {
  path: string;
  isOwn: boolean;
  values: (When | null)[];
}

/**
 * When each match starts: a moment, or the day alone where nobody told the hour; from one place, or from a day and a
 * time that stand apart. Two places that tell different moments tell none.
 */
export function readStarts(
  table: Table,
  context: ReadingContext,
  notes: Notes,
): readonly (string | undefined)[] {
  const field = table.nameOf('startsAt');
  const columns = ['startsAt', 'date', 'time'].flatMap((word) =>
    table.placesFor(word).flatMap((place) => columnOf(table, place, context)),
  );
  const read = columns.filter(({ values }) => values.some(holds));
  const refused = columns.filter((column) => !read.includes(column));
  if (read.length === 0) {
    const paths = refused.flatMap(({ path, values }) => (values.includes(null) ? [path] : []));
    if (paths.length > 0) notes.leaveOut(field, paths, 'twoReadings');
    return table.rows.map(() => undefined);
  }
  const own = read.find(({ isOwn, values }) => isOwn && values.some((value) => value?.moment));
  const used = own ? [own] : read;
  const rules = new Set<Rule>();
  let differ = false;
  const starts = table.rows.map((_, row) => {
    const told = used.map(({ values }) => values[row] ?? null);
    const start = startOf(told, context, rules);
    if (start === 'differ') differ = true;
    return start;
  });
  const paths = used.map(({ path }) => path);
  for (const { values } of used) notes.unreadable(values.filter((value) => value === null).length);
  if (differ) {
    notes.leaveOut(field, paths, 'twoPaths');
    return starts.map((start) => (start === 'differ' ? undefined : start));
  }
  const [rule] = [...rules];
  notes.read(field, paths, own && !rule ? 'asSent' : rule ? 'converted' : 'renamed', rule);
  return starts;
}

const holds = (when: When | null) =>
  when !== null && (when.moment ?? when.day ?? when.time) !== undefined;

/** A place's values; none where most of them say nothing of time. */
function columnOf(table: Table, place: Place, { readLocalTime }: ReadingContext): Column[] {
  const sent = table.valuesAt(place);
  const order = hasPartedDays(sent) ? dayOrder(sent) : null;
  const values = sent.map((value) => readWhen(value, readLocalTime, order));
  const bad = values.filter((value) => value === null).length;
  if (bad > values.filter(holds).length && order === null && !hasPartedDays(sent)) return [];
  return [{ path: table.pathOf(place), isOwn: place.path === 'startsAt', values }];
}

function startOf(
  told: readonly (When | null)[],
  { readLocalTime }: ReadingContext,
  rules: Set<Rule>,
): string | 'differ' | undefined {
  const [only] = told;
  const isAlone = told.length === 1 && only?.moment !== undefined;
  // What has a zone is surer than what has none, and a moment surer than a day.
  const isZoned = told.some((when) => when?.moment !== undefined && when.rule !== 'localTime');
  const moment = isAlone
    ? only
    : agreed(
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

/** What all say of one thing; `undefined` where none says it. */
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
