import { isNothing } from './convert.ts';

/** Numbers of a column, row by row; `null` = nothing there. */
export type Amounts = readonly (number | null)[];

/** Larger counts are in no match. */
const most = 100_000;

/** A number, also as text with a sign, a point or a comma; `undefined` otherwise. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > 24) return undefined;
  const text = value.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A whole number, also as text, with a sign; `undefined` otherwise. */
export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return Number.isInteger(number) && Math.abs(number ?? most) < most
    ? (number ?? 0) + 0
    : undefined;
}

/** A column as whole numbers; `null` if most of its values are none. */
export function amountsOf(
  values: readonly unknown[],
): { values: Amounts; unreadable: number } | null {
  let [fit, unreadable] = [0, 0];
  const read = values.map((value) => {
    if (isNothing(value)) return null;
    const number = wholeOf(value);
    if (number === undefined) unreadable += 1;
    else fit += 1;
    return number ?? null;
  });
  return fit === 0 || unreadable > fit ? null : { values: read, unreadable };
}

const pairText = /^\s*(\d{1,3})\s*(?:[/\-–:]|of|de)\s*(\d{1,3})\s*(?:\(.*\))?$/i;

/** Two numbers in one value: `[3, 7]`, `"3/7"`, `"3-7 (42%)"`; `undefined` otherwise. */
export function pairOf(value: unknown): [number | null, number | null] | undefined {
  const parts = typeof value === 'string' ? pairText.exec(value.slice(0, 40))?.slice(1) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return undefined;
  const [one, two] = parts.map((part) => (isNothing(part) ? null : wholeOf(part)));
  return one === undefined || two === undefined ? undefined : [one, two];
}

/** A column of pairs as two columns; `null` if most of its values are no pairs. */
export function pairsOf(values: readonly unknown[]): [Amounts, Amounts] | null {
  let [fit, other] = [0, 0];
  const read = values.map((value) => {
    if (isNothing(value)) return undefined;
    const pair = pairOf(value);
    if (pair) fit += 1;
    else other += 1;
    return pair;
  });
  if (fit === 0 || other > fit) return null;
  return [read.map((pair) => pair?.[0] ?? null), read.map((pair) => pair?.[1] ?? null)];
}

/** The sum of the known values; `null` without any. */
export function sumOf(values: readonly (number | null | undefined)[]): number | null {
  let sum: number | null = null;
  for (const value of values) if (typeof value === 'number') sum = (sum ?? 0) + value;
  return sum;
}
