const collator = new Intl.Collator('en', { numeric: true });

/** The order of shirt numbers, which are texts: "00" before "0" before "1" before "10"; nobody's number last. */
export function byShirtNumber(
  a: { number?: string | undefined },
  b: { number?: string | undefined },
): number {
  const [first, second] = [a.number ?? '', b.number ?? ''];
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return collator.compare(first, second) || second.length - first.length;
}
