/** Round values for an axis of margins or points that holds all of `values` and 0, at most seven of them. */
export function axisTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Also for a service whose scores are beyond belief: the ticks stay few.
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / 25 || 1)));
  const steps = [5, 10, 20, 25, 50].map((each) => each * power);
  const step = steps.find((each) => (high - low) / each <= 5) ?? 100 * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
