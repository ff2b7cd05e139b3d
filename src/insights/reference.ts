import { enoughMatches } from '../basketball/seasons.ts';
import { spreadOf } from '../basketball/spread.ts';
import type { ByLanguage, Language } from '../contract/language.ts';

/** The reference of a number while the team has too few matches. */
export interface Fallback {
  mean: number;
  deviation: number;
  /** The source in words, after "against 46% …". */
  source: ByLanguage<string>;
  /** `guide`: typical bands; `match`: another player's or side's number in this match or season. */
  basis: 'guide' | 'match';
}

/** The source of a reference that sentences do not name. */
export const unnamed: ByLanguage<string> = { en: '', es: '' };

/** The reference of a number, with its source. */
export interface Reference extends Omit<Fallback, 'basis'> {
  /** One standard deviation, at least the statistic's least. */
  deviation: number;
  /** The number of own earlier matches behind the mean; 0 if it is from elsewhere. */
  matches: number;
  /** The season of those matches if it is the one before; sentences name it then. */
  seasonBefore?: string | undefined;
  basis: Fallback['basis'] | 'earlier';
}

/**
 * The reference of a number: five earlier matches or more together, or the fallback; `null` without either.
 * `earlier` are its values match by match (`null` = not recorded, left out) and give the standard deviation; `together` is the
 * number of all of them together (`Measure.together`), without which it is their mean, as it is for a count a match.
 * `leastDeviation` keeps a team that repeats itself from being rated 0 or 10 for a trifle.
 */
export function referenceOf<Stand extends Fallback | null>(
  earlier: readonly (number | null)[],
  leastDeviation: number,
  fallback: Stand,
  together?: number | null,
  seasonBefore?: string,
): Reference | (Stand extends null ? null : never) {
  const spread = spreadOf(earlier);
  if (spread !== null && spread.matches >= enoughMatches) {
    const { mean, matches } = spread;
    const deviation = Math.max(leastDeviation, spread.standardDeviation ?? leastDeviation);
    return earlierMean(together ?? mean, matches, deviation, seasonBefore);
  }
  if (fallback === null) return null as Stand extends null ? null : never;
  return { ...fallback, deviation: Math.max(leastDeviation, fallback.deviation), matches: 0 };
}

/** The mean of the own earlier matches. @param seasonBefore the name of their season, if it is the one before */
export function earlierMean(
  mean: number,
  matches: number,
  deviation: number,
  seasonBefore?: string,
): Reference {
  const source =
    seasonBefore === undefined
      ? { en: `in the ${matches} matches before`, es: `en los ${matches} partidos anteriores` }
      : {
          en: `in the ${matches} matches of ${seasonBefore}`,
          es: `en los ${matches} partidos de ${seasonBefore}`,
        };
  return { mean, deviation, matches, source, basis: 'earlier', seasonBefore };
}

/** " in 2025-26" behind a usual number of the season before; '' for one of the season itself. */
export function inSeasonBefore({ seasonBefore }: Reference, language: Language): string {
  if (seasonBefore === undefined) return '';
  return language === 'en' ? ` in ${seasonBefore}` : ` en ${seasonBefore}`;
}

/** The source of a reference, in words. */
export function sourceName({ source }: Pick<Reference, 'source'>, language: Language): string {
  return source[language];
}

/** The word before a reference: "against 46%", "frente al 46 %", "frente a 12". */
export function againstWord(value: string, language: Language): string {
  if (language === 'en') return 'against';
  return value.endsWith('%') ? 'frente al' : 'frente a';
}
