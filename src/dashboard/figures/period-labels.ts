import { i18n } from '@lingui/core';

/** No match has more periods; a page must not draw a billion because a service says so. */
export const mostPeriods = 40;

/**
 * The keys of a match's periods in addresses, in order and in any language: "1" to "4" (or halves "1", "2"), then "OT",
 * or "OT1", "OT2" … with more than one overtime. At most `mostPeriods`.
 */
export function periodKeys(periods: number, regulationPeriods: number): string[] {
  const overtimes = periods - regulationPeriods;
  return Array.from({ length: Math.min(periods, mostPeriods) }, (_, index) => {
    const overtime = index + 1 - regulationPeriods;
    if (overtime < 1) return String(index + 1);
    return overtimes > 1 ? `OT${overtime}` : 'OT';
  });
}

/** The number of an overtime by its key; `null` for a single one, `undefined` if it is no overtime. */
function overtimeOf(key: string): string | null | undefined {
  const [, number] = /^OT(\d*)$/.exec(key) ?? [];
  return number === '' ? null : number;
}

/** A period's label by its key: "Q2", "H1", "OT". */
export function periodLabel(key: string, regulationPeriods: number): string {
  const overtime = overtimeOf(key);
  if (overtime === null) return i18n.t('OT');
  if (overtime !== undefined) return i18n.t('OT{number}', { number: overtime });
  if (regulationPeriods === 2) return i18n.t('H{number}', { number: key });
  return regulationPeriods === 4
    ? i18n.t('Q{number}', { number: key })
    : i18n.t('P{number}', { number: key });
}

/** Labels of a match's periods, in order. At most `mostPeriods`. */
export function periodLabels(periods: number, regulationPeriods: number): string[] {
  return periodKeys(periods, regulationPeriods).map((key) => periodLabel(key, regulationPeriods));
}

interface Periods {
  regulationPeriods: number;
  /** The known periods. */
  periods?: readonly unknown[];
}

/** The label of one period; `period` from 1. */
export function periodText(period: number, { regulationPeriods, periods = [] }: Periods): string {
  const count = Math.max(period, periods.length, regulationPeriods);
  return periodLabels(count, regulationPeriods)[period - 1] ?? '';
}
