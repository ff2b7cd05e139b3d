import { i18n } from '@lingui/core';

/** No match has more; a service that says so is mistaken, and a page must not draw a billion periods. */
export const mostPeriods = 40;

/**
 * What the periods of a match are called, in order: "1" to "4" (or halves "1", "2"), then "OT", or "OT1", "OT2" …
 * where there is more than one overtime. At most `mostPeriods`.
 */
export function periodLabels(periods: number, regulationPeriods: number): string[] {
  const overtimes = periods - regulationPeriods;
  return Array.from({ length: Math.min(periods, mostPeriods) }, (_, index) => {
    const overtime = index + 1 - regulationPeriods;
    if (overtime < 1) return String(index + 1);
    return overtimes > 1 ? i18n.t('OT{number}', { number: overtime }) : i18n.t('OT');
  });
}
