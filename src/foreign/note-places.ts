import { listsIn } from './lists.ts';
import { type Notes, takeNotes } from './notes.ts';
import { isRow, placesOf, type Row, valueAt } from './places.ts';
import type { ReadingReport, ReplyKind } from './report.ts';

/** Records of one list that are looked at: they are alike. */
const enough = 50;

/**
 * Notes every place of a reply, or of a part of it, as one that nothing reads: those of its lists' records too. So
 * whoever writes a mapping is shown what came.
 */
function notePlaces(data: unknown, notes: Notes): void {
  for (const { rows, path } of listsIn(data)) {
    for (const place of placesOf(rows.slice(0, enough), () => false))
      notes.found(`${path}.${place.path}`, place.sample);
  }
  if (!isRow(data)) return;
  for (const place of placesOf([data], () => false)) {
    const isList = Array.isArray(place.sample) && place.sample.some(isRow);
    if (!isList) notes.found(place.path, place.sample);
  }
}

/**
 * Notes what a box score without known players holds: the records that may be a side, and from the sides on, where they
 * are known, what stands in them.
 */
export function noteUnknownBox(data: Row, sides: readonly { path: string }[], notes: Notes): void {
  const lists = listsIn(data).filter(({ rows }) => rows.some(isRow));
  for (const { rows } of lists) notes.records(rows.length, 0);
  if (lists.length === 0) return;
  const known = sides.map(({ path }) => valueAt(data, path.split('.'))).filter(isRow);
  for (const record of known.length > 0 ? known : [data]) notePlaces(record, notes);
  for (const record of [data, ...known]) {
    for (const [key, value] of Object.entries(record))
      if (isRow(value) && !known.includes(value)) notes.found(key, value);
  }
}

/** The report of a reply of which nothing could be read. */
export function reportOfUnread(kind: ReplyKind, data: unknown): ReadingReport {
  const notes = takeNotes(kind);
  notePlaces(data, notes);
  return notes.report();
}
