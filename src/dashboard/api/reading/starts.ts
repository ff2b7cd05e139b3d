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
    const start = startOf(
      used.map(({ values }) => values[row] ?? null),
      context,
      rules,
    );
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
  if (told.length === 1 && only?.moment !== undefined) {
    if (only.rule) rules.add(only.rule);
    return only.moment;
  }
  // What has a zone is surer than what has none, and a moment surer than a day.
  const moments = told.filter((when) => when?.moment !== undefined);
  const zoned = moments.filter((when) => when?.rule !== 'localTime');
  const surest = zoned.length > 0 ? zoned : moments;
  const distinct = new Set(surest.map((when) => Date.parse(when?.moment ?? '')));
  if (distinct.size > 1) return 'differ';
  const [moment] = surest;
  if (moment?.moment !== undefined) {
    if (moment.rule) rules.add(moment.rule);
    return moment.moment;
  }
  const days = new Set(told.flatMap((when) => when?.day ?? []));
  const times = new Set(told.flatMap((when) => when?.time ?? []));
  if (days.size > 1 || times.size > 1) return 'differ';
  const [day] = days;
  const [time] = times;
  if (day === undefined || time === undefined) return day;
  const local = readLocalTime(`${day}T${time}`);
  if (local !== null) rules.add('localTime');
  return local ?? day;
}
