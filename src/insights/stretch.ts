import type { Stretch } from '../basketball/decisive-stretches.ts';
import {
  matchSeconds,
  minutesAndSeconds,
  type PeriodRules,
  periodSeconds,
} from '../basketball/score.ts';
import type { Language } from '../contract/language.ts';

const ordinals = {
  en: ['first', 'second', 'third', 'fourth'],
  es: ['primer', 'segundo', 'tercer', 'último'],
} as const;

/**
 * A period (1-based) within a sentence: "the first quarter", "the second half", "overtime", "overtime 2"; "el primer
 * cuarto", "la segunda parte", "la prórroga", "la prórroga 2".
 */
export function periodName(period: number, rules: PeriodRules, language: Language): string {
  const overtime = period - rules.regulationPeriods;
  const isHalf = rules.regulationPeriods === 2;
  if (language === 'es') {
    if (overtime > 0) return overtime === 1 ? 'la prórroga' : `la prórroga ${overtime}`;
    if (isHalf) return period === 1 ? 'la primera parte' : 'la segunda parte';
    return `el ${ordinals.es[period - 1] ?? `${period}.º`} cuarto`;
  }
  if (overtime > 0) return overtime === 1 ? 'overtime' : `overtime ${overtime}`;
  return `the ${ordinals.en[period - 1] ?? `${period}th`} ${isHalf ? 'half' : 'quarter'}`;
}

/** Whether a stretch begins with the match, before anybody has scored. */
export function isTipOff({ score }: Stretch['from']): boolean {
  return score.team === 0 && score.opponent === 0;
}

/** A half of a match of four quarters: "the first half", "la primera parte". */
export function halfName(half: number, language: Language): string {
  if (language === 'es') return half === 1 ? 'la primera parte' : 'la segunda parte';
  return half === 1 ? 'the first half' : 'the second half';
}

/** "de" before a Spanish article: "del primer cuarto", "de la prórroga". */
export function ofPeriod(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`;
}

/**
 * A moment, in seconds of play since the start, after a word for it: "with 4:12 left in the second quarter", "from the
 * start of the third quarter"; "a 4:12 del final del segundo cuarto", "desde el comienzo del tercer cuarto".
 */
export function momentName(
  word: 'with' | 'from',
  seconds: number,
  rules: PeriodRules,
  language: Language,
): string {
  let period = 1;
  while (matchSeconds(period, rules) <= seconds) period += 1;
  const left = matchSeconds(period, rules) - seconds;
  const name = periodName(period, rules, language);
  const isStart = left === periodSeconds(period, rules);
  const clock = minutesAndSeconds(left);
  if (language === 'es') {
    if (isStart) return `${word === 'with' ? 'al' : 'desde el'} comienzo ${ofPeriod(name)}`;
    return word === 'with'
      ? `a ${clock} del final ${ofPeriod(name)}`
      : `desde que quedaban ${clock} ${ofPeriod(name)}`;
  }
  if (isStart) return `${word === 'with' ? 'at' : 'from'} the start of ${name}`;
  return `${word} ${clock} left in ${name}`;
}
