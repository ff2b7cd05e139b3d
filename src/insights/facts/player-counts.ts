import { idsOf } from '../events.ts';
import { decimal, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Reference } from '../reference.ts';

/** Ids of the player's events of some types. */
export function idsOfPlayer({ season, line }: PlayerSeason, types: readonly string[]): string[] {
  return idsOf(
    season.match.events.filter(
      ({ playerId, type }) => playerId === line.playerId && types.includes(type),
    ),
  );
}

/**
 * Whether a count is far enough from the expected one to be told: two balls lost where one is normal is no news. It also
 * keeps the count and the rounded usual at least one apart in the sentence.
 */
export function isNews(count: number, expected: number): boolean {
  return Math.abs(count - expected) >= 1.5;
}

/** The expected count beside the count; with a decimal where it would read 0. */
export function usualCount(reference: Reference, expected: number) {
  return {
    reference: { ...reference, mean: expected },
    show: showCount,
    whose: 'neutral',
  } as const;
}

/** An expected count: whole, but never 0. */
export function showCount(value: number): string {
  return value < 0.5 ? decimal(value, 1) : whole(value);
}
