import { plainName } from '../contract/plain-name.ts';

/** A record of a reply, as JSON has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a value is a record: no list, and not `null`. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More fields of a record are not looked at. */
const mostFields = 500;

/** The first fields of a record with their values. */
export function entriesOf(row: Row): [string, unknown][] {
  const entries: [string, unknown][] = [];
  for (const key in row) {
    if (entries.length === mostFields) break;
    entries.push([key, row[key]]);
  }
  return entries;
}

/** What a record holds under a key of its own; nothing that every object has. */
export function valueAt(row: unknown, keys: readonly string[]): unknown {
  let value = row;
  for (const key of keys) {
    if (!isRow(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Where records keep something: the keys that lead there, through records within records. */
export interface Place {
  keys: readonly string[];
  /** The keys with dots between them. */
  path: string;
  /** Its plain name, without the records that only wrap: `stats.fg.m` is `fgm`. */
  name: string;
  /** A value that stands there; `null` where no record has one. */
  sample: unknown;
}

/** Deeper, a reply is not looked into; nor past this many places, as where ids are keys. */
const deepest = 6;
const most = 1_000;

interface Node {
  inner: Map<string, Node>;
  sample: unknown;
  isPlace: boolean;
}

const newNode = (): Node => ({ inner: new Map(), sample: null, isPlace: false });

/**
 * Every place of records, those of all of them taken together, in the order of their first appearance. Lists are
 * places, and are not looked into.
 * @param wraps whether a record under this plain name only wraps what it holds
 */
export function placesOf(rows: readonly unknown[], wraps: (name: string) => boolean): Place[] {
  const root = newNode();
  const count = { nodes: 0 };
  for (const row of rows) if (isRow(row)) gather(row, root, count, 1);
  const places: Place[] = [];
  list(root, [], '', places, wraps);
  return places;
}

function gather(row: Row, node: Node, count: { nodes: number }, depth: number): void {
  for (const key in row) {
    const value = row[key];
    let inner = node.inner.get(key);
    if (!inner) {
      if (count.nodes >= most || key === '__proto__') continue;
      count.nodes += 1;
      inner = newNode();
      node.inner.set(key, inner);
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (depth < deepest) gather(value as Row, inner, count, depth + 1);
      else inner.isPlace = true;
    } else {
      inner.isPlace = true;
      if (inner.sample === null && value !== '') inner.sample = value;
    }
  }
}

function list(
  node: Node,
  keys: readonly string[],
  name: string,
  places: Place[],
  wraps: (name: string) => boolean,
): void {
  for (const [key, inner] of node.inner) {
    const path = [...keys, key];
    const plain = plainName(key);
    if (inner.isPlace) {
      places.push({ keys: path, path: path.join('.'), name: name + plain, sample: inner.sample });
    }
    list(inner, path, wraps(plain) ? name : name + plain, places, wraps);
  }
}
