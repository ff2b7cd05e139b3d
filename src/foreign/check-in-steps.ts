import type * as v from 'valibot';
import { isRow, valueAt } from './places.ts';
import { type Counter, readBySchema, unreadable } from './read-by-schema.ts';

/** A list is checked by so many rows at a time; one of no more is read without a rest. */
export const rowsAtATime = 2_000;

/** What `readBySchema` makes of a record, whose long list is checked piece by piece, with a step before each. */
export function* checkInSteps(
  schema: v.GenericSchema,
  whole: Record<string, unknown>,
  counter: Counter,
): Generator<void, unknown> {
  const [name, rows] = Object.entries(whole).find(([, part]) => isLong(part)) ?? [];
  if (name === undefined || !Array.isArray(rows)) return readBySchema(schema, whole, counter);
  const read: unknown[] = [];
  for (let at = 0; at < rows.length; at += rowsAtATime) {
    yield;
    const part = { ...whole, [name]: rows.slice(at, at + rowsAtATime) };
    const value = readBySchema(schema, part, counter);
    const list = valueAt(value, [name]);
    if (!Array.isArray(list)) return value;
    for (const row of list) read.push(row);
    if (at + rowsAtATime >= rows.length && isRow(value)) return { ...value, [name]: read };
  }
  return unreadable;
}

const isLong = (part: unknown) => Array.isArray(part) && part.length > rowsAtATime;
