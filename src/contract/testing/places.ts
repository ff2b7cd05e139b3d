/* Taking replies and files apart, whatever their shape, to damage them at every place. */

/** Every place in a value, as the keys that lead to it. */
export function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
  ];
}

/** The value with another thing at a place; `undefined` takes the place away. */
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

/** Every number in a value, wherever it stands. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
