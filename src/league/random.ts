import { hashOf } from '../basketball/random.ts';

/** A source of uniform numbers in [0, 1); the same seed gives the same sequence. */
export type Random = () => number;

/** A 32-bit seed from names and numbers, so that each match has its own sequence. */
export function seedOf(...parts: (string | number)[]): number {
  return hashOf(parts.join('/')) | 0;
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from `low` to `high`, both inclusive. */
export function integerBetween(random: Random, low: number, high: number): number {
  return Math.floor(between(random, low, high + 1));
}

/** Approximately normal with mean 0 and standard deviation 1, within ±4.3 (Irwin–Hall sum of six). */
export function nearNormal(random: Random): number {
  const sum = random() + random() + random() + random() + random() + random();
  return (sum - 3) * Math.SQRT2;
}

/** A random item. Throws RangeError for an empty list. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return pickWeighted(random, list, () => 1);
}

/** A random item by weight (≥ 0). Throws RangeError for an empty list. */
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

/** A shuffled copy (Fisher–Yates). */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  const rest = [...list];
  const result: Item[] = [];
  while (rest.length > 0)
    result.push(...rest.splice(integerBetween(random, 0, rest.length - 1), 1));
  return result;
}
