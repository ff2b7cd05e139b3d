import { type CountWord, countOf, type ShotWord, shotsOf, type Whose } from './counts.ts';
import type { PlayedMatch } from './match.ts';

/** The matches of a team before one, oldest first. */
export function before(match: PlayedMatch, all: readonly PlayedMatch[]): PlayedMatch[] {
  return all
    .filter((other) => other.id !== match.id && other.startsAt < match.startsAt)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** All made and attempted of the matches, as a season page has them; `null` without an attempt. */
export function usualShots(matches: readonly PlayedMatch[], word: ShotWord, whose: Whose) {
  let made = 0;
  let attempted = 0;
  for (const match of matches) {
    const shots = shotsOf(match, word, whose);
    made += shots?.made ?? 0;
    attempted += shots?.attempted ?? 0;
  }
  return attempted === 0 ? null : { made, attempted, share: made / attempted };
}

/** A count a match, over those that recorded it. */
export function usualCount(
  matches: readonly PlayedMatch[],
  word: CountWord,
  whose: Whose,
): number | null {
  return mean(matches.map((match) => countOf(match, word, whose)));
}

/** The mean of what is known; `null` where nothing is. */
export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The sum of one number over the sum of another, over the matches that have both. */
export function pooled(
  matches: readonly PlayedMatch[],
  part: (match: PlayedMatch) => number | null,
  whole: (match: PlayedMatch) => number | null,
): number | null {
  let parts = 0;
  let wholes = 0;
  for (const match of matches) {
    const [own, all] = [part(match), whole(match)];
    if (own === null || all === null) continue;
    parts += own;
    wholes += all;
  }
  return wholes === 0 ? null : parts / wholes;
}
