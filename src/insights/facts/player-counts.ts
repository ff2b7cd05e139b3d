import { repeatsOf } from '../../basketball/numbers.ts';
import { type ByLanguage, inEachLanguage, type Language } from '../../contract/language.ts';
import { idsOf } from '../events.ts';
import { counted, decimal, type Noun, nouns, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Reference } from '../reference.ts';

/**
 * How much of a player's assists, rebounds, steals or fouls of one match repeats, 0..1. Nothing is published for one player's
 * match: they go with the player's part in the team, so that they count as a club's turnovers do.
 */
export const repeatOfRole = repeatsOf('turnoverShare', 'attack').oneMatch;

/** Luck of fewer points, a basket or less, is not worth a sentence. */
export const leastLuck = 2.5;

/** Ids of the player's events of some types. */
export function idsOfPlayer({ season, line }: PlayerSeason, types: readonly string[]): string[] {
  return idsOf(
    season.match.events.filter(
      ({ playerId, type }) => playerId === line.playerId && types.includes(type),
    ),
  );
}

/**
 * Whether a count is far enough from the expected one to be told: two balls lost where one is usual is no news, nor is a single
 * one. It also keeps the count and the rounded usual at least one apart in the sentence.
 */
export function isNews(count: number, expected: number): boolean {
  return count !== 1 && Math.abs(count - expected) >= 1.5;
}

/**
 * The expected count beside the count; at another's rate it says so. `share` follows the player's own: an average of the earlier
 * matches' counts, as season pages have it, is another number.
 */
export function usualCount(reference: Reference, expected: number, share?: ByLanguage<string>) {
  const isOwn = reference.basis !== 'match';
  const source = isOwn ? reference.source : atTheRateOf(reference);
  const after = reference.basis === 'earlier' ? share : undefined;
  return {
    reference: { ...reference, mean: expected, source },
    show: (value: number, language: Language) =>
      [showCount(value, language), after?.[language]].filter(Boolean).join(' '),
    whose: 'neutral',
  } as const;
}

/** "by the team in this match" as what a count is reckoned from; an equal share has no rate. */
function atTheRateOf({ source }: Reference): ByLanguage<string> {
  return {
    en: source.en.replace(/^(?:going )?by (?=the team|both sides)/, 'at the rate of '),
    es: source.es
      .replace(/^del? (?=equipo)/, 'al ritmo del ')
      .replace(/^a juzgar por/, 'al ritmo de'),
  };
}

/** An expected count: whole, but with a decimal where it would read 0. */
function showCount(value: number, language: Language): string {
  return value < 0.5 ? decimal(value, 1, language) : whole(value);
}

/** A count with its noun, to stand in a text of either language. */
export function countOf(count: number, noun: ByLanguage<Noun>): (language: Language) => string {
  const words = inEachLanguage((language) => counted(count, noun, language));
  return (language) => words[language];
}

/** Points without their sign, rounded: "about 6 points", "unos 6 puntos". */
export function aboutPoints(points: number): (language: Language) => string {
  const count = Math.round(Math.abs(points));
  const words = countOf(count, nouns.point);
  return (language) => {
    if (language === 'en') return `about ${words(language)}`;
    return `${count === 1 ? 'cerca de' : 'unos'} ${words(language)}`;
  };
}
