/**
 * What the periods of a match are called, in order: "1" to "4" (or halves "1", "2"), then "OT", or "OT1", "OT2" …
 * where there is more than one overtime.
 */
export function periodLabels(periods: number, regulationPeriods: number): string[] {
  const overtimes = periods - regulationPeriods;
  return Array.from({ length: periods }, (_, index) => {
    const overtime = index + 1 - regulationPeriods;
    if (overtime < 1) return String(index + 1);
    return overtimes > 1 ? `OT${overtime}` : 'OT';
  });
}
