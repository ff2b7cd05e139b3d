/** The axis of rating bars. */
export interface RatingAxis {
  min: number;
  max: number;
}

const knownMaxima = [1, 5, 10, 100];

/**
 * The axis for ratings whose scale the service does not say: the smallest of 0–1, 0–5, 0–10, 0–100 that holds every
 * value; past 100 the next power of ten. A negative value centres the axis on 0. One axis for all bars, so that their
 * lengths can be compared.
 * @param values as sent; `null` = not recorded
 */
export function ratingAxis(values: readonly (number | null)[]): RatingAxis {
  const recorded = values.filter((value) => value !== null);
  const largest = recorded.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const max = knownMaxima.find((known) => largest <= known) ?? 10 ** Math.ceil(Math.log10(largest));
  return { min: recorded.some((value) => value < 0) ? -max : 0, max };
}

/** Where a bar of an axis begins and how long it is, in percent of the axis. */
export function barOf(value: number, { min, max }: RatingAxis): { start: number; length: number } {
  const place = (at: number) => (100 * (at - min)) / (max - min);
  const [from, to] = [place(Math.min(0, value)), place(Math.max(0, value))];
  return { start: from, length: to - from };
}

/** An axis in words, for instance "0–10" or "−5 to 5". */
export function axisText({ min, max }: RatingAxis): string {
  return min < 0 ? `−${max} to ${max}` : `0–${max}`;
}
