import { hashOf } from '../basketball/random.ts';

/** A source of uniform numbers in [0, 1), the same sequence for the same seed. */
export type Random = () => number;

/** A 32-bit seed out of names and numbers, so that each match has its own sequence. */
export function seedOf(...parts: (string | number)[]): number {
  return hashOf(parts.join('/')) | 0;
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from `low` to `high`, both included. */
export function integerBetween(random: Random, low: number, high: number): number {
  return Math.floor(between(random, low, high + 1));
}

/** Near enough a normal number of mean 0 and standard deviation 1 (Irwin–Hall of six), never past ±4.3. */
export function nearNormal(random: Random): number {
  const sum = random() + random() + random() + random() + random() + random();
  return (sum - 3) * Math.SQRT2;
}

/** One of the list. Throws RangeError where the list is empty. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return pickWeighted(random, list, () => 1);
}

/** One of the list, as likely as its weight (≥ 0). Throws RangeError where the list is empty. */
export function pickWeighted<Item>(
  random: Random,
  list: readonly Item[],
  weightOf: (item: Item) => number,
): Item {
  let rest = random() * list.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of list) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  const last = list.at(-1);
  if (last === undefined) throw new RangeError('There is nothing to pick from.');
  return last;
}

/** A copy of the list in a random order (Fisher–Yates). */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  const rest = [...list];
  const result: Item[] = [];
  while (rest.length > 0)
    result.push(...rest.splice(integerBetween(random, 0, rest.length - 1), 1));
  return result;
}
