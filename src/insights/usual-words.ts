import type { Language } from '../contract/language.ts';
import { counted, nouns } from './numbers.ts';
import { inSeasonBefore, type Reference, sourceName } from './reference.ts';
import type { SeasonFirst } from './words/said.ts';

/* What is usual, beside a number of a sentence, and whether the number was the most of the season. */

type Show = (value: number, language: Language) => string;

/** Says a number beside its reference (`Voice.usual`). */
interface Speaker {
  language: Language;
  usual(usual: { reference: Reference; show: Show; whose: 'neutral' }): string;
}

/**
 * " where 7 is usual", ", cuando lo habitual son 7"; whose usual number it is follows where it is not the own one. `scope`, where
 * it is the usual number of a part alone: "from those places".
 */
export function whereUsual(
  voice: Speaker,
  reference: Reference,
  show: Show = wholeNumber,
  scope = '',
): string {
  if (reference.basis === 'guide') return voice.usual({ reference, show, whose: 'neutral' });
  const { language } = voice;
  const value = show(reference.mean, language);
  const source =
    reference.basis === 'match'
      ? ` ${sourceName(reference, language)}`
      : inSeasonBefore(reference, language);
  const among = scope && ` ${scope}`;
  if (language === 'en') {
    const verb = /^\d+ \w+s\b/.test(value) ? 'are' : 'is';
    return ` where ${value} ${verb} usual${among}${source}`;
  }
  const verb = /^1(?!\d)|^\d+,|%$/.test(value) ? 'es' : 'son';
  return `, cuando lo habitual${among} ${verb} ${value.endsWith('%') ? 'el ' : ''}${value}${source}`;
}

function wholeNumber(value: number): string {
  return String(Math.round(value));
}

/** "11 points", where counts of other things stand beside it. */
export function pointsShown(value: number, language: Language): string {
  return counted(Math.round(value), nouns.point, language);
}

/** "15 points off 13", what so many balls bring: `from` stands between in English. */
export function pointsOf(
  balls: number,
  from: 'off' | 'from',
): (value: number, language: Language) => string {
  return (value, language) =>
    `${pointsShown(value, language)} ${language === 'es' ? 'de' : from} ${Math.round(balls)}`;
}

/** " and 13 was the most until now". */
export function untilNow({ how, record }: SeasonFirst, language: Language): string {
  if (language === 'en') return ` and ${record} was the ${how} until now`;
  return ` y el ${how === 'most' ? 'máximo' : 'mínimo'} hasta ahora era ${record}`;
}
