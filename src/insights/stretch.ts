import { minutesAndSeconds } from '../basketball/clock.ts';
import { matchSeconds, type PeriodRules, periodSeconds } from '../basketball/score.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

/** A period (1-based) within a sentence: "the first quarter", "the second half", "overtime", "overtime 2". */
export function periodName(period: number, rules: PeriodRules): string {
  const overtime = period - rules.regulationPeriods;
  if (overtime > 0) return overtime === 1 ? 'overtime' : `overtime ${overtime}`;
  const noun = rules.regulationPeriods === 2 ? 'half' : 'quarter';
  return `the ${ordinals[period - 1] ?? `${period}th`} ${noun}`;
}

/**
 * A moment, in seconds of play since the start, after a word for it: "with 4:12 left in the second quarter", "from the
 * start of the third quarter".
 */
export function momentName(word: 'with' | 'from', seconds: number, rules: PeriodRules): string {
  let period = 1;
  while (matchSeconds(period, rules) <= seconds) period += 1;
  const left = matchSeconds(period, rules) - seconds;
  const name = periodName(period, rules);
  if (left === periodSeconds(period, rules)) {
    return `${word === 'with' ? 'at' : 'from'} the start of ${name}`;
  }
  return `${word} ${minutesAndSeconds(left)} left in ${name}`;
}
