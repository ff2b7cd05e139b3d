import { i18n } from '@lingui/core';
import type { Stretch, StretchEnd } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import { formatFixed } from '../ui/format.ts';
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

/** A chance to win, 0..1, in percent: before the end nothing is certain, whatever it rounds to. */
export function chanceText(chance: number): string {
  const isOver = chance === 0 || chance === 1;
  return formatFixed(isOver ? chance : Math.min(0.99, Math.max(0.01, chance)), 0, 'percent');
}
