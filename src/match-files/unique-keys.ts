/** A file's own row numbers as keys of the rows; a number that the file repeats is told apart by its turn. */
export function uniqueKeys(numbers: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return numbers.map((number) => {
    const turn = (seen.get(number) ?? 0) + 1;
    seen.set(number, turn);
    return turn === 1 ? String(number) : `${number}-${turn}`;
  });
}
