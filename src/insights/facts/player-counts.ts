import { repeatsOf } from '../../basketball/numbers.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { ByLanguage } from '../../contract/language.ts';
import { idsOf } from '../events.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Reference } from '../reference.ts';
import type { Said, Value } from '../words/said.ts';

/**
 * How much of a player's assists, rebounds, steals or fouls of one match repeats, 0..1. Nothing is published for one player's
 * match: they go with the player's part in the team, so that they count as a club's turnovers do.
 */
export const repeatOfRole = repeatsOf('turnoverShare', 'attack').oneMatch;

/** Less luck, in points (a basket or less), is not worth a sentence. */
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
 * Whether a count is far enough from the expected one: a single turnover, or two instead of one, is not. It also makes
 * count and rounded usual differ by at least one in the sentence.
 */
export function isNews(count: number, expected: number): boolean {
  return count !== 1 && Math.abs(count - expected) >= 1.5;
}

/** A count expected in `seconds` at the rate of the earlier matches together; `null` with fewer than five of them. */
export function atOwnRate(
  before: readonly PlayerLine[],
  seconds: number,
  of: 'fouls' | 'points',
): number | null {
  if (before.length < enoughMatches) return null;
  let [time, count] = [0, 0];
  for (const line of before) {
    const counted = line[of];
    if (line.seconds === null || counted === null) return null;
    time += line.seconds;
    count += counted;
  }
  return time === 0 ? null : (count * seconds) / time;
}

/**
 * The expected count; it says so if the rate is another's. `share` continues the player's own usual, since the average
 * of earlier matches, as season pages show it, is another number.
 */
export function usualCount(reference: Reference, expected: number, share?: Said): Value {
  const isOwn = reference.basis !== 'match';
  const source = isOwn ? reference.source : atTheRateOf(reference);
  const after = reference.basis === 'earlier' ? share : undefined;
  return {
    usual: { ...reference, mean: expected, source },
    show: 'count',
    whose: 'neutral',
    after,
  };
}

/** "for the team in this match" as the base of a rate; an equal share has no rate. */
function atTheRateOf({ source }: Reference): ByLanguage<string> {
  return {
    en: source.en
      .replace(/^for the team/, 'at the team’s rate')
      .replace(/^for either/, 'at the rate of either'),
    es: source.es.replace(/^del? (?=equipo)/, 'al ritmo del ').replace(/^para/, 'al ritmo de'),
  };
}
