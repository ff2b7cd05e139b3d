/** Spearman–Brown: the reliability of `times` as much of something whose reliability is known; 0..1. */
export function spearmanBrown(reliability: number, times: number): number {
  const kept = Math.max(0, Math.min(1, reliability));
  return (times * kept) / (1 + (times - 1) * kept);
}
