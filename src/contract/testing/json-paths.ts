/* Paths into replies and files of any shape, to damage them at each. */

/** Every path in a value, as lists of keys. */
export function jsonPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => jsonPaths(inner, [...path, key])),
  ];
}

/** A copy of the value with another value at a path; `undefined` removes it. */
export function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === key ? withAt(inner, rest, put) : inner));
  }
  if (typeof value !== 'object' || value === null) return put;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === key ? withAt(inner, rest, put) : inner,
  ]);
  return Object.fromEntries(entries);
}

/** Every number in a value, at any depth. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
