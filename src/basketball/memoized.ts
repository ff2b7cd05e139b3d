/** Computes `derive` once for each object: a match is read many times by the same sums, and it never changes. */
export function memoized<Source extends object, Result>(
  derive: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const known = results.get(source);
    if (known !== undefined) return known.result;
    const result = derive(source);
    results.set(source, { result });
    return result;
  };
}
