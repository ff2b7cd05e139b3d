import type { Shooting } from '../contract/box-score.ts';

/** A share from 0 to 1 as whole per cent: "46%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A number with a fixed count of decimals; never "-0.0". */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '−');
}

/** A whole number. */
export function whole(value: number): string {
  return decimal(value, 0);
}

/** Made of attempted: "19/40". */
export function madeOf(shooting: Shooting): string {
  return `${shooting.made ?? '–'}/${shooting.attempted ?? '–'}`;
}

/** A count with its noun: "1 rebound", "3 rebounds". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A small count after a verb: "only 3", or a plain "0", since nothing is less than nothing. */
export function few(count: number): string {
  return count === 0 ? '0' : `only ${count}`;
}

/** How often: "once", "twice", "3 times". */
export function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

/** A difference with its sign: "+8", "−3", "0". */
export function signed(value: number): string {
  const text = whole(value);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Names in a row: "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The item of the greatest value, the first of equal ones; `null` of none. */
export function greatest<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || value(item) > value(best) ? item : best),
    null,
  );
}
