import { i18n } from '@lingui/core';

/** No match has more; a service that says so is mistaken, and a page must not draw a billion periods. */
export const mostPeriods = 40;

/**
 * What addresses call the periods of a match, in order and in any language: "1" to "4" (or halves "1", "2"), then "OT",
 * or "OT1", "OT2" … where there is more than one overtime. At most `mostPeriods`.
 */
export function periodKeys(periods: number, regulationPeriods: number): string[] {
  const overtimes = periods - regulationPeriods;
  return Array.from({ length: Math.min(periods, mostPeriods) }, (_, index) => {
    const overtime = index + 1 - regulationPeriods;
    if (overtime < 1) return String(index + 1);
    return overtimes > 1 ? `OT${overtime}` : 'OT';
  });
}

/** The number of an overtime by its key; `null` for one that is alone, `undefined` where it is no overtime. */
export function overtimeOf(key: string): string | null | undefined {
  const [, number] = /^OT(\d*)$/.exec(key) ?? [];
  return number === '' ? null : number;
}

/** What a period is called in the head of a column, by its key. */
export function periodLabel(key: string): string {
  const number = overtimeOf(key);
  if (number === undefined) return key;
  return number === null ? i18n.t('OT') : i18n.t('OT{number}', { number });
}

/** What the periods of a match are called in the heads of columns, in order. At most `mostPeriods`. */
export function periodLabels(periods: number, regulationPeriods: number): string[] {
  return periodKeys(periods, regulationPeriods).map(periodLabel);
}
