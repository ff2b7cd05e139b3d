import * as v from 'valibot';
import { correctionSchema } from '../contract/box-score.ts';
import type {
  FieldRead,
  HowRead,
  LeftOut,
  LeftOutReason,
  Question,
  ReadingReport,
  ReplyKind,
  UnreadPath,
} from './report.ts';
import { contractFields } from './report.ts';
import { isRow } from './rows.ts';
import { normalise } from './shapes.ts';
import { type Column, columnsOf, isSent, listsIn, valueAt } from './table.ts';
import { isAbsence, isNothing } from './values.ts';

/** A path of the reply, or its column. */
export type Source = string | Pick<Column, 'at'> | null | undefined;

const pathsOf = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap((one) => (typeof one === 'string' ? one : (one?.at ?? [])))),
];

/** The longest sample, in characters. */
const longestSample = 60;

/** Notes taken while a reply is read; `report` sums them up. */
export type Notes = ReturnType<typeof takeNotes>;

/** Notes on a reply of one kind; `mapped` are the paths of fields that a mapping gives, by their names in the report. */
export function takeNotes(
  kind: ReplyKind,
  mapped: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const paths = new Map<string, unknown>();
  const used = new Set<string>();
  const fields = new Map<string, FieldRead>();
  const sources = new Map<string, readonly string[]>();
  const leftOut = new Map<string, LeftOut>();
  const questions = new Map<string, Question>();
  const records = { sent: 0, read: 0 };
  let unreadable = 0;
  /** A path of the reply, with a sample value. */
  const found = (path: string, sample: unknown) => {
    paths.set(path, paths.get(path) ?? sample);
  };
  return {
    found,
    /** Every column of a list, likewise. */
    columns(columns: readonly Column[]) {
      for (const { at, values } of columns) found(at, sampleOf(values));
    },
    /** A field that was read. */
    read(field: string, sent: readonly Source[], how: HowRead = 'renamed') {
      const from = pathsOf(sent);
      for (const path of from) used.add(path);
      leftOut.delete(field);
      if (fields.has(field)) return;
      // A side may stay unknown although its sources were read.
      if (!/^(by|from|only)/.test(how)) sources.set(field, from);
      const known =
        how === 'renamed' && from.every((path) => isNamed(field, path)) ? 'asSent' : how;
      fields.set(field, {
        field,
        paths: [...(mapped.get(field) ?? from)],
        how: mapped.has(field) ? 'mapped' : known,
      });
    },
    /** A field that is left as "not recorded", although a path may be it. */
    leaveOut(field: string, from: readonly Source[], reason: LeftOutReason) {
      if (!fields.has(field)) leftOut.set(field, { field, paths: pathsOf(from), reason });
    },
    /** Takes a read field back, for a reason. */
    takeBack(field: string, reason: LeftOutReason) {
      const read = fields.get(field);
      if (!read) return;
      fields.delete(field);
      leftOut.set(field, { field, paths: read.paths, reason });
    },
    /** A question whose answer would make more readable. */
    ask: (question: Question) => questions.set(question.id, question),
    /** A path that helps to read others without being a field. */
    use(...from: readonly Source[]) {
      for (const path of pathsOf(from)) used.add(path);
    },
    /** Cells with a value that no field of their record shows. */
    unreadable(cells: number) {
      unreadable += cells;
    },
    /**
     * A value sent for a field that was read, but is absent from its record, counts as unreadable.
     * @param prefix of the records' fields, `events[].`
     * @param lacks whether the record of a row of the columns lacks a field (`['opponent', 'name']`)
     */
    missed(
      prefix: string,
      columns: readonly Column[],
      lacks: (keys: readonly string[], row: number) => boolean,
    ) {
      for (const [field, from] of sources) {
        if (!field.startsWith(prefix)) continue;
        const own = columns.filter((column) => from.includes(column.at));
        const keys = field.slice(prefix.length).split('.');
        for (let row = 0; row < (own[0]?.values.length ?? 0); row += 1)
          if (lacks(keys, row) && own.some(({ values }) => isSaid(values[row]))) unreadable += 1;
      }
    },
    records(sent: number, read: number) {
      records.sent += sent;
      records.read += read;
    },
    report(): ReadingReport {
      const unread: UnreadPath[] = [];
      for (const [path, sample] of paths) {
        // Our own service's list of corrected numbers is shown unchanged.
        if (!used.has(path) && !v.is(v.array(correctionSchema), sample))
          unread.push({ path, sample: sampleText(sample) });
      }
      const known = (field: string) => fields.has(field) || leftOut.has(field);
      return {
        kind,
        read: [...fields.values()],
        leftOut: [...leftOut.values()],
        unread,
        missing: contractFields[kind].filter((field) => !known(field)),
        questions: [...questions.values()],
        records,
      };
    },
    unreadableCells: () => unreadable,
  };
}

/** False for an empty text, an empty list and "did not play". */
const isSaid = (value: unknown) =>
  !isNothing(value) && !isAbsence(value) && !(Array.isArray(value) && value.length === 0);

/** Whether a record lacks a field. */
export function isLacking(record: unknown, keys: readonly string[]): boolean {
  const value = valueAt(record, keys);
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether a path ends with the field's own name. */
const isNamed = (field: string, path: string) =>
  `.${path}`.endsWith(`.${field.replace(/^(?:.*\[\]|totals)\./, '')}`);

/** A value as a short text; for a list only its length, since a list may be of any size and depth. */
function sampleText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return `[${value.length}]`;
  const text = typeof value === 'object' ? '{…}' : String(value);
  return text.length > longestSample ? `${text.slice(0, longestSample - 1)}…` : text;
}

/** Notes every path of a reply as unread: those of its lists' records, and those beside them. */
export function noteUnread(sent: unknown, notes: Notes): void {
  const data = normalise(sent);
  for (const { rows, path } of listsIn(data)) {
    notes.columns(columnsOf(rows.slice(0, 50), path));
  }
  if (!isRow(data)) return;
  for (const column of columnsOf([data])) {
    const [value] = column.values;
    if (!Array.isArray(value) || !value.some(isRow)) notes.found(column.path, value);
  }
}

/** The first value of a column that is not empty. */
export const sampleOf = (values: readonly unknown[]): unknown => values.find(isSent) ?? null;

/** The report of a reply of which nothing could be read. */
export function reportOfUnread(kind: ReplyKind, data: unknown): ReadingReport {
  const notes = takeNotes(kind);
  noteUnread(data, notes);
  return notes.report();
}
