const collator = new Intl.Collator('en', { numeric: true });

/** Sorts shirt numbers, which are texts: "00", "0", "1", "10"; players without a number last. */
export function byShirtNumber(
  a: { number?: string | undefined },
  b: { number?: string | undefined },
): number {
  const [first, second] = [a.number ?? '', b.number ?? ''];
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return collator.compare(first, second) || second.length - first.length;
}
