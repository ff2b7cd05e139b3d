import { sideSaid } from './lexicon.ts';
import { isRow, type Row } from './rows.ts';
import { valueAt } from './table.ts';

/*
 * Normalises equivalent shapes before any word is read: a list is a list of records, a record's fields
 * are in nested records. Tables of headers and rows, columns, maps by id, edges, JSON:API with its included resources,
 * lists of a key and a value, boxed numbers and dates in records are all converted.
 */

/** The deepest level of a reply that is converted. */
const deepest = 24;

/** The normalised data of a reply. */
export function normalise(data: unknown): unknown {
  const included = isRow(data) && Array.isArray(data.included) ? data.included : [];
  const resources = new Map(included.filter(isResource).map((one) => [resourceKey(one), one]));
  const shaper = new Shaper(resources);
  const main = isRow(data) && resources.size > 0 && 'data' in data ? data.data : data;
  return shaper.shape(main, 0);
}

interface Resource extends Row {
  type: string;
  id: unknown;
}

const isResource = (value: unknown): value is Resource =>
  isRow(value) && typeof value.type === 'string' && 'id' in value && 'attributes' in value;

const resourceKey = ({ type, id }: Row) => `${String(type)} ${String(id)}`;

/** Records of one list, and the keys that lead from each of them to a record within it. */
interface Place {
  rows: readonly unknown[];
  keys: readonly string[];
  /** By keys: whether none of those records has a single value. */
  known: Map<string, boolean>;
}

class Shaper {
  readonly #resources: ReadonlyMap<string, Row>;
  readonly #open = new Set<Row>();

  constructor(resources: ReadonlyMap<string, Row>) {
    this.#resources = resources;
  }

  shape(value: unknown, depth: number, place?: Place): unknown {
    if (typeof value !== 'object' || value === null || depth > deepest) return value;
    return Array.isArray(value)
      ? this.#list(value, depth)
      : this.#record(value as Row, depth, place);
  }

  #rows(rows: readonly unknown[], depth: number): unknown[] {
    const place = { rows, keys: [], known: new Map() };
    return rows.map((one) => this.shape(one, depth + 1, place));
  }

  #list(list: readonly unknown[], depth: number): unknown {
    const nodes = list.length > 0 && list.every(isEdge) ? list.map(({ node }) => node) : list;
    if (depth > 0) {
      const pairs = entriesOfPairs(nodes) ?? entriesOfKeyValues(nodes);
      if (pairs) return this.#fields(Object.fromEntries(pairs), depth);
    }
    return this.#rows(nodes, depth);
  }

  #record(row: Row, depth: number, place?: Place): unknown {
    if (isResource(row)) return this.#resource(row, depth);
    const { lists, records, others } = countsOf(row);
    const scalar = lists + records + others < 4 ? scalarOf(row) : undefined;
    if (scalar !== undefined) return scalar;
    // Records of single values, which are frequent, need no conversion.
    if (lists + records === 0 && !Object.hasOwn(row, '__proto__')) return row;
    // Many lists of one length are columns, not a header with rows, although pairs look like rows.
    const columns = records + others === 0 && lists > 3 ? rowsOfColumns(row, place) : null;
    const table = lists > 1 && !columns ? rowsOfTable(row) : null;
    if (table) {
      const { rest, key, rows } = table;
      const list = this.#rows(rows, depth);
      return Object.keys(rest).length === 0 ? list : { ...this.#fields(rest, depth), [key]: list };
    }
    const rows =
      columns ??
      (records + others === 0
        ? rowsOfColumns(row, place)
        : lists + others === 0
          ? rowsById(row)
          : null);
    if (rows) return this.#rows(rows, depth);
    if (Array.isArray(row.edges) && row.edges.every(isEdge)) {
      const { edges, ...rest } = row;
      return { ...this.#fields(rest, depth), edges: this.#list(edges, 0) };
    }
    return this.#fields(row, depth, place);
  }

  #fields(row: Row, depth: number, place?: Place): Row {
    const record: Record<string, unknown> = {};
    let isSame = !Object.hasOwn(row, '__proto__');
    for (const key in row) {
      if (key === '__proto__') continue;
      const value = row[key];
      const within = place && isRow(value) ? { ...place, keys: [...place.keys, key] } : undefined;
      record[key] = this.shape(value, depth + 1, within);
      isSame &&= record[key] === value;
    }
    return isSame ? row : record;
  }

  /** A resource as a record: its attributes, and the related records that were sent. */
  #resource(resource: Row, depth: number): Row {
    const { id, attributes, relationships } = resource;
    const record: Record<string, unknown> = { id };
    Object.assign(record, isRow(attributes) ? this.#fields(attributes, depth) : {});
    if (!isRow(relationships) || this.#open.has(resource)) return record;
    this.#open.add(resource);
    for (const [name, relationship] of Object.entries(relationships)) {
      const named = isRow(relationship) ? relationship.data : undefined;
      const join = (one: unknown) => {
        const found = isRow(one) ? this.#resources.get(resourceKey(one)) : undefined;
        return found ? this.#resource(found, depth + 1) : isRow(one) ? { id: one.id } : one;
      };
      if (name in record || name === '__proto__' || named === undefined) continue;
      record[name] = Array.isArray(named) ? named.map(join) : join(named);
    }
    this.#open.delete(resource);
    return record;
  }
}

/** How many of a record's values are lists, records and single values. */
function countsOf(row: Row): { lists: number; records: number; others: number } {
  const counts = { lists: 0, records: 0, others: 0 };
  for (const key in row) {
    const value = row[key];
    if (Array.isArray(value)) counts.lists += 1;
    else if (typeof value === 'object' && value !== null) counts.records += 1;
    else counts.others += 1;
  }
  return counts;
}

const isEdge = (value: unknown): value is { node: Row } =>
  isRow(value) && isRow(value.node) && Object.keys(value).length <= 2;

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** A record that is one value: a boxed number, a date in a database's form, a time in its parts. */
function scalarOf(row: Row): unknown {
  const keys = Object.keys(row);
  const { $date, _seconds, seconds, minutes, value, date, time, offset } = row;
  if (keys.length === 1 && isScalar($date) && $date !== undefined) return $date;
  if (typeof _seconds === 'number') return _seconds;
  if (typeof seconds === 'number' && typeof row.nanos === 'number' && keys.length === 2)
    return seconds;
  if (keys.length === 2 && typeof minutes === 'number' && typeof seconds === 'number')
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
  if (typeof date === 'string' && typeof time === 'string' && keys.length === (offset ? 3 : 2))
    return `${date} ${time}${typeof offset === 'string' ? offset : ''}`;
  if (keys.length >= 2 && typeof value === 'number') {
    const same = keys.some((key) => key !== 'value' && String(row[key]) === String(value));
    if (same) return value;
  }
  return undefined;
}

/** `[["pts", 12], ["reb", 3]]`. */
function entriesOfPairs(list: readonly unknown[]): [string, unknown][] | null {
  const isPair = (one: unknown) => Array.isArray(one) && one.length === 2 && isFieldName(one[0]);
  if (list.length < 3 || !list.every(isPair)) return null;
  const pairs = list as [string, unknown][];
  return new Set(pairs.map(([name]) => name)).size === list.length ? pairs : null;
}

/** A name of a statistic may begin with a digit (`3pt made`), one of a person or an id doesn't look like it. */
const isFieldName = (value: unknown): value is string =>
  typeof value === 'string' && value.length < 50 && /\p{L}|[+%]/u.test(value);

/** `[{ key: "pts", value: 12 }, …]`: two fields each, a name and a value. */
function entriesOfKeyValues(list: readonly unknown[]): [string, unknown][] | null {
  if (list.length < 2 || !list.every(isRow)) return null;
  // The first may have only a name, if zeros are left out.
  const keys = [...new Set(list.slice(0, 50).flatMap((one) => Object.keys(one)))];
  if (keys.length !== 2) return null;
  const isPair = (one: Row) => Object.keys(one).every((key) => keys.includes(key));
  if (!list.every(isPair)) return null;
  for (const [name = '', says = ''] of [keys, keys.toReversed()]) {
    const names = list.map((one) => one[name]);
    if (!names.every(isFieldName) || new Set(names).size !== names.length) continue;
    // A list of people or teams has names, too: a key that says so, or few words of small letters.
    const isKeyed =
      /^(key|code|stat|metric|field|name|label|type|id)$/i.test(name) &&
      /^(val|amount|count|wert|valor|verdi)/i.test(says);
    if (isKeyed || isSideList(names)) return list.map((one) => [String(one[name]), one[says]]);
  }
  return null;
}

/** Two sides that name themselves: us and them, home and away. */
const isSideList = (names: readonly string[]) =>
  names.length === 2 && names.every((name) => sideSaid(name) !== null);

/** `{ headers: ["id", "pts"], rows: [[1, 20]] }`: a list of names, and rows of as many values. */
function rowsOfTable(row: Row): { rest: Row; key: string; rows: Row[] } | null {
  const lists = Object.entries(row).filter(([, value]) => Array.isArray(value)) as [
    string,
    unknown[],
  ][];
  for (const [headerKey, headers] of lists) {
    const names = headers.map(headerText);
    if (names.length === 0 || !names.every((name) => name !== null)) continue;
    if (new Set(names).size !== names.length) continue;
    const found = lists.find(
      ([key, rows]) =>
        key !== headerKey &&
        rows.every((one) => Array.isArray(one) && one.length <= names.length) &&
        (rows.length > 0 || /row|value|data/i.test(key)),
    );
    if (!found) continue;
    const [key, rows] = found;
    const { [headerKey]: _, [key]: __, ...rest } = row;
    const records = (rows as unknown[][]).map((cells) =>
      Object.fromEntries(names.map((name, at) => [name, cells[at]])),
    );
    return { rest, key, rows: records };
  }
  return null;
}

/** A header is a text, or a record that names a column. */
function headerText(header: unknown): string | null {
  if (typeof header === 'string') return header;
  if (!isRow(header)) return null;
  const text = header.name ?? header.key ?? header.field ?? header.label;
  return typeof text === 'string' ? text : null;
}

/** Whether no record at one path of a list’s records has a single value: with one, its lists are pairs, and no columns. */
function areLists({ rows, keys, known }: Place): boolean {
  const at = keys.join('.');
  const isKnown = known.get(at);
  if (isKnown !== undefined) return isKnown;
  const records = rows.map((row) => valueAt(row, keys)).filter(isRow);
  const found = records.every((record) => countsOf(record).others === 0);
  known.set(at, found);
  return found;
}

/**
 * `{ id: [1, 2], pts: [20, 7] }`: every field a list of as many values, none of them a record.
 * @param fewest fields of lists of one value, which may be lists on their own
 */
function rowsOfColumns(row: Row, place?: Place, fewest = 4): Row[] | null {
  const entries = Object.entries(row);
  const length = Array.isArray(entries[0]?.[1]) ? entries[0][1].length : 0;
  if (length === 0 || (length > 1 && entries.length < 2)) return null;
  if (length === 1 && entries.length < fewest) return null;
  const fits = entries.every(([, list]) => Array.isArray(list) && list.length === length);
  // A few columns may contain records; lists of records only are separate lists.
  const plain = fits ? entries.filter(([, list]) => !(list as unknown[]).some(isRow)).length : 0;
  if (
    !fits ||
    (place && !areLists(place)) ||
    plain * 2 <= entries.length ||
    (plain < entries.length && plain < 3)
  )
    return null;
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(entries.map(([key, list]) => [key, (list as unknown[])[at]])),
  );
}

const numbered = /^[A-Za-z]{0,12}[ _-]?\d{1,2}$/;
const longId = /^\d+$|^[\da-f]{8}-[\da-f-]{27}$|^[\da-f]{16,}$|^[a-z]{2,5}_[\da-z]{6,}$|^.*-\d+$/i;

/** `{ "17": { … }, "23": { … } }`: records under ids or numbers. The key is the id of a record without one. */
function rowsById(row: Row): Row[] | null {
  const entries = Object.entries(row) as [string, Row][];
  const [first] = entries;
  if (!first || !entries.every(([, value]) => isRow(value))) return null;
  const areKeyed = entries.every(
    ([key, value]) => holds(value, key) || (longId.test(key) && Object.keys(value).length > 1),
  );
  const areNumbered =
    entries.length > 1 && entries.every(([key]) => numbered.test(key)) && /\D1$|^1$/.test(first[0]);
  if (!areKeyed && !areNumbered) return null;
  // Where most records have their id as a field, the key of one without it is no id, but that of a row of sums.
  const withId = entries.filter(([key, value]) => hasIdOf(value, key)).length;
  return entries.map(([key, value]) =>
    withId * 2 > entries.length || hasIdOf(value, key) ? value : { id: key, ...value },
  );
}

/** Whether a record has a single value. */
const holds = (row: Row, value: string) =>
  Object.values(row).some((inner) => isScalar(inner) && String(inner) === value);

/** Whether a record has its id as a field, under any name. */
const hasIdOf = (row: Row, key: string) =>
  (row.id !== undefined && row.id !== null) || holds(row, key);

/** Joins two normalised pages: their lists are concatenated, other values are the first page's. */
export function joined(first: unknown, second: unknown, depth = 0): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (!isRow(first) || !isRow(second) || depth > 6) {
    // A last page of one row, each of its fields a list of one.
    const rows = Array.isArray(first) && isRow(second) ? rowsOfColumns(second, undefined, 1) : null;
    return rows && Array.isArray(first) ? [...first, ...rows] : first;
  }
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [
      key,
      Object.hasOwn(second, key) ? joined(value, second[key], depth + 1) : value,
    ]),
  );
}
