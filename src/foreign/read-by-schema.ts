import * as v from 'valibot';

/*
 * Reads a value by a valibot schema in one pass, field by field, and goes on where a part does not fit. Parsing the
 * whole only to learn which part is bad, and once more without it, costs a play-by-play three times as much.
 */

/** Counts the values that the schema cannot read. */
export interface Counter {
  /** Rows of a list that were left out. */
  unreadableRows: number;
  /** Fields with a value of another type. */
  unreadableFields: number;
  /** Fields and words that the contract does not know. */
  unknown: number;
  /** Stops at the first one: for callers that only need to know whether there are any. */
  endsAtFirst?: boolean;
}

/** Whether anything was found. */
const hasFound = ({ unreadableRows, unreadableFields, unknown }: Counter) =>
  unreadableRows + unreadableFields + unknown > 0;

/** Marks a value that its schema cannot read, not even as "not recorded". */
export const unreadable = Symbol('unreadable');

type Read = (value: unknown, counter: Counter) => unknown;

type Known = Record<string, unknown>;

const readers = new WeakMap<object, Read>();

/**
 * Like `v.safeParse`, but rows that don't fit are left out, and records that are
 * missing or invalid are read as empty ones.
 * @returns `unreadable` if nothing useful is left
 */
export function readBySchema(schema: v.GenericSchema, value: unknown, counter: Counter): unknown {
  return readerOf(schema)(value, counter);
}

/** A schema's reader, made once. */
function readerOf(schema: v.GenericSchema): Read {
  const known = readers.get(schema);
  if (known) return known;
  const inner = innermost(schema);
  const read = isRecord(inner.entries)
    ? recordReader(schema, inner.entries, inner.rest)
    : inner.type === 'array'
      ? listReader(schema, asSchema(inner.item))
      : valueReader(schema);
  readers.set(schema, read);
  return read;
}

/** The most cached values of a field: counts and words repeat, ids never do. */
const mostRemembered = 200;

/** An HTML entity: `&#39;`. */
const pageSign = /&#?\w{2,8};/;

/** A value without parts. Absent and null, the most frequent values, are parsed once. */
function valueReader(schema: v.GenericSchema): Read {
  const [absent, none] = [parse(schema, undefined), parse(schema, null)];
  const words = wordsOf(schema);
  const made = new Map<unknown, unknown>();
  return (value, counter) => {
    if (value === undefined) return absent;
    if (value === null) return none;
    let read = made.size < mostRemembered ? made.get(value) : undefined;
    if (read === undefined) {
      read = parse(schema, value);
      if (typeof value !== 'object' && made.size < mostRemembered) made.set(value, read);
    }
    if (words ? !words.has(read) : typeof read === 'string' && pageSign.test(read))
      counter.unknown += 1;
    if (read !== unreadable && read !== value) counter.unreadableFields += 1;
    return read;
  };
}

/** The known words of an open list; `undefined` for other schemas. */
function wordsOf(schema: v.GenericSchema): ReadonlySet<unknown> | undefined {
  const { options } = innermost(schema);
  const [first] = Array.isArray(options) ? options : [];
  return isRecord(first) && Array.isArray(first.options) ? new Set(first.options) : undefined;
}

function listReader(schema: v.GenericSchema, item: v.GenericSchema): Read {
  const readRow = readerOf(item);
  return (value, counter) => {
    if (!Array.isArray(value)) {
      if (value !== null && value !== undefined) counter.unreadableFields += 1;
      return parse(schema, value);
    }
    const rows: unknown[] = [];
    const known = new Map<unknown, unknown>();
    let isSame = true;
    for (const sent of value) {
      if (counter.endsAtFirst && hasFound(counter)) break;
      const { unreadableRows, unreadableFields } = counter;
      const row = readRow(sent, counter);
      const isRepeated = isKnown(row, known);
      if (row !== sent || isRepeated) isSame = false;
      if (isRepeated) continue;
      if (row !== unreadable) rows.push(row);
      // Misread fields of a left-out row do not count.
      else Object.assign(counter, { unreadableRows: unreadableRows + 1, unreadableFields });
    }
    return isSame ? value : rows;
  };
}

/** Whether a record came before, as one on two pages does; duplicates are dropped. */
function isKnown(row: unknown, known: Map<unknown, unknown>): boolean {
  const { id, playerId }: Known = isRecord(row) ? row : {};
  const key = id ?? playerId;
  if (key === undefined) return false;
  const before = known.get(key);
  known.set(key, row);
  return before !== undefined && JSON.stringify(before) === JSON.stringify(row);
}

function recordReader(schema: v.GenericSchema, entries: Known, rest: unknown): Read {
  const fields = Object.entries(entries).map(([key, entry]) => ({
    key,
    readField: readerOf(asSchema(entry)),
  }));
  const mayBeAbsent = 'wrapped' in schema;
  const whole = 'fallback' in schema ? parse(schema, unreadable) : unreadable;
  return (value, counter) => {
    const isAbsent = value === null || value === undefined;
    if (isAbsent && mayBeAbsent) return parse(schema, value);
    const sent = isRecord(value) && !Array.isArray(value) ? value : {};
    if (!isAbsent && sent !== value) counter.unreadableFields += 1;
    let [isSame, isWhole, known] = [sent === value, true, 0];
    const record: Known = {};
    for (const { key, readField } of fields) {
      const value = sent[key];
      if (value !== undefined) known += 1;
      const field = readField(value, counter);
      if (field === unreadable) isWhole = false;
      if (field !== value) isSame = false;
      if (field !== undefined) record[key] = field;
    }
    const hasMore = known < keysIn(sent);
    if (rest === undefined && hasMore) counter.unknown += 1;
    if (!isWhole) return whole;
    // A value that matches the schema already is returned unchanged.
    if (isSame && !hasMore) return sent;
    return rest === undefined ? record : withRest(record, sent, entries, asSchema(rest), counter);
  };
}

/** Copies readable fields beyond the schema. */
function withRest(
  record: Known,
  sent: Known,
  entries: Known,
  rest: v.GenericSchema,
  counter: Counter,
): unknown {
  for (const key of Object.keys(sent)) {
    if (Object.hasOwn(entries, key) || key === '__proto__') continue;
    const field = parse(rest, sent[key]);
    // Other services may send extra fields in any form; an unreadable one costs only itself.
    if (field === unreadable) counter.unreadableFields += 1;
    else record[key] = field;
  }
  return record;
}

/** How many fields a record has; counted without making a list of them. */
function keysIn(record: Known): number {
  let count = 0;
  for (const _ in record) count += 1;
  return count;
}

function parse(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : unreadable;
}

/** The schema inside `optional`, `nullable` and other wrappers. */
function innermost(schema: unknown): Known {
  if (!isRecord(schema)) return {};
  return isRecord(schema.wrapped) ? innermost(schema.wrapped) : schema;
}

/** Valibot's types do not declare the parts of a schema as schemas. */
const asSchema = (schema: unknown) => schema as v.GenericSchema;

/** Whether a value has fields, as records and lists do. */
export function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null;
}
