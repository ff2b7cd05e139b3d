/** A chance that was given, and whether it came off. */
export interface Forecast {
  chance: number;
  success: boolean;
}

/** Log loss = −mean ln(chance given to what happened); lower is better. */
export function logLoss(forecasts: readonly Forecast[]): number {
  const sum = forecasts.reduce(
    (total, { chance, success }) => total - Math.log(success ? chance : 1 - chance),
    0,
  );
  return sum / forecasts.length;
}

/**
 * Expected calibration error: over ten groups of equal size by chance, the mean distance between forecast and
 * outcome, 0..1 (Naeini et al. 2015).
 */
export function calibrationError(forecasts: readonly Forecast[], groups = 10): number {
  const sorted = [...forecasts].sort((a, b) => a.chance - b.chance);
  let sum = 0;
  for (let group = 0; group < groups; group += 1) {
    const inside = sorted.slice(
      Math.round((group * sorted.length) / groups),
      Math.round(((group + 1) * sorted.length) / groups),
    );
    const said = inside.reduce((total, { chance }) => total + chance, 0);
    sum += Math.abs(said - inside.filter(({ success }) => success).length);
  }
  return sum / sorted.length;
}
