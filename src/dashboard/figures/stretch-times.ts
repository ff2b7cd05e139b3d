import { i18n } from '@lingui/core';
import type { Stretch, StretchEnd } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import { periodText } from './period-labels.ts';
import { formatClock } from './plays.ts';

/** When a stretch was: a period or a half by its name, anything else from clock to clock, "Q2 3:10 to Q3 8:05". */
export function stretchTimes({ kind, number, from, to }: Stretch, rules: PeriodRules): string {
  if (kind === 'period' || kind === 'overtime') return periodText(from.period, rules);
  if (kind === 'half') return number === 1 ? i18n.t('First half') : i18n.t('Second half');
  return i18n.t('{from} to {to}', { from: moment(from, rules), to: moment(to, rules) });
}

function moment({ period, clockSeconds }: StretchEnd, rules: PeriodRules): string {
  return `${periodText(period, rules)} ${formatClock(clockSeconds)}`;
}
