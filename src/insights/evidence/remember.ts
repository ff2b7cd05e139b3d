/**
 * `derive`, kept for each object it was asked for: a match stands in the references of all the matches after it, and
 * never changes once it is read.
 */
export function remember<Source extends object, Result>(
  derive: (source: Source) => Result,
): (source: Source) => Result {
  const kept = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const before = kept.get(source);
    if (before !== undefined) return before.result;
    const result = derive(source);
    kept.set(source, { result });
    return result;
  };
}
