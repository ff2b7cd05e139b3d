import { repeatsOf } from '../../basketball/numbers.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { counted, nouns } from '../numbers.ts';
import { inSeasonBefore, type Reference, sourceName } from '../reference.ts';
import type { Voice } from '../voice.ts';

/* What stands beside a number in a sentence: what is usual, what it was worth, and whether it was the most of the season. */

/**
 * " where 7 is usual", ", cuando lo habitual son 7"; whose usual number it is follows where it is not the own one. `scope`, where
 * it is the usual number of a part alone: "from those places".
 */
export function whereUsual(
  voice: Voice,
  reference: Reference,
  show: (value: number, language: Language) => string = wholeNumber,
  scope: ByLanguage<string> | null = null,
): string {
  if (reference.basis === 'guide') return voice.usual({ reference, show, whose: 'neutral' });
  const { language } = voice;
  const value = show(reference.mean, language);
  const source =
    reference.basis === 'match'
      ? ` ${sourceName(reference, language)}`
      : inSeasonBefore(reference, language);
  const among = scope === null ? '' : ` ${scope[language]}`;
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

/** A worth without its sign: "about 7 points", "unos 7 puntos". */
export function about(points: number): (language: Language) => string {
  const count = Math.round(Math.abs(points));
  return (language) =>
    language === 'en'
      ? `about ${counted(count, nouns.point, 'en')}`
      : `${count === 1 ? 'cerca de' : 'unos'} ${counted(count, nouns.point, 'es')}`;
}

/** " and 13 was the most until now" of a season, where a count is above, or below, those of all earlier matches. */
export function seasonFirst(
  count: number,
  earlier: readonly (number | null)[],
  seasonBefore?: string,
): ByLanguage<string> | null {
  if (seasonBefore !== undefined) return null;
  const before = earlier.filter((value) => value !== null);
  if (before.length < enoughMatches) return null;
  const [least, most] = [Math.min(...before), Math.max(...before)];
  if (count > most) {
    return {
      en: ` and ${most} was the most until now`,
      es: ` y el máximo hasta ahora era ${most}`,
    };
  }
  return count < least
    ? { en: ` and ${least} was the least until now`, es: ` y el mínimo hasta ahora era ${least}` }
    : null;
}

/** How much of a side's number repeats in the next match: what the team does with the ball, or what opponents do against it. */
export function repeatsFor(number: Parameters<typeof repeatsOf>[0], side: Side): number {
  return repeatsOf(number, side === 'team' ? 'attack' : 'defence').oneMatch;
}

/**
 * What `count` balls usually bring, where the difference of `scored` from the usual points is not owed to their number, by half
 * at least, but to how the shots off them fell, which is luck; `null` where it is owed to it. `expected` balls bring `usual`.
 */
export function usualOfSoMany(
  scored: number,
  usual: Reference,
  { count, expected }: { count: number; expected: number },
): Reference | null {
  if (expected <= 0 || scored === usual.mean) return null;
  const ofSoMany = usual.mean * (count / expected);
  const owed = (ofSoMany - usual.mean) / (scored - usual.mean);
  return owed >= 0.5 ? null : { ...usual, mean: ofSoMany };
}
