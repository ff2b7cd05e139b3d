/**
 * The standard normal distribution function: the share of it below `z`, 0..1, to 1.5·10⁻⁷ (Abramowitz & Stegun, Handbook of
 * Mathematical Functions, 7.1.26). Its two halves mirror exactly.
 */
export function normalShareBelow(z: number): number {
  if (z === Number.POSITIVE_INFINITY) return 1;
  if (z === Number.NEGATIVE_INFINITY) return 0;
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  if (z === 0) return 0.5;
  return z < 0 ? tail : 1 - tail;
}
