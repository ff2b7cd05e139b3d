/** A field's name for comparison: without case, blanks, `_`, `-` and accents; `+/-`, `%` and `#` become words. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = name
    .slice(0, longestName)
    .replace(/\+\s*\/?\s*[-–−]/g, 'plusminus')
    .replaceAll('%', 'pct')
    .replaceAll('#', 'number')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  // Field names are few and repeat; the limit protects against replies with thousands of invented ones.
  if (plainNames.size < 5_000) plainNames.set(name, plain);
  return plain;
}

/** Characters of a name that are compared. */
const longestName = 500;

const plainNames = new Map<string, string>();
