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

/** An own value of a record under a key; no inherited one. */
export function valueAt(row: unknown, keys: readonly string[]): unknown {
  let value = row;
  for (const key of keys) {
    if (!isRow(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The deepest level of a reply that is read, and the most paths, since ids may be keys. */
const deepest = 6;
const most = 1_000;

interface Node {
  inner: Map<string, Node>;
  isPlace: boolean;
}

/**
 * The keys that lead to every value of records, those of all of them taken together, in the order of their first
 * appearance. Lists are values, and are not looked into.
 */
export function pathsOf(rows: readonly unknown[]): string[][] {
  const root: Node = { inner: new Map(), isPlace: false };
  const count = { nodes: 0 };
  for (const row of rows) if (isRow(row)) gather(row, root, count, 1);
  return list(root, []);
}

function gather(row: Row, node: Node, count: { nodes: number }, depth: number): void {
  for (const key in row) {
    let inner = node.inner.get(key);
    if (!inner) {
      if (count.nodes >= most || key === '__proto__') continue;
      count.nodes += 1;
      inner = { inner: new Map(), isPlace: false };
      node.inner.set(key, inner);
    }
    const value = row[key];
    if (isRow(value) && depth < deepest) gather(value, inner, count, depth + 1);
    else inner.isPlace = true;
  }
}

const list = (node: Node, before: readonly string[]): string[][] =>
  [...node.inner].flatMap(([key, inner]) => {
    const keys = [...before, key];
    return [...(inner.isPlace ? [keys] : []), ...list(inner, keys)];
  });
