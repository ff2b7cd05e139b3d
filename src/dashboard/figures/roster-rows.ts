import { type PlayerSeason, playerSeasons, type SeasonMatch } from '../../basketball/season.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { RosterEntry } from '../../contract/club.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { collator } from '../ui/format.ts';
import { secondsPlayed } from './seconds-played.ts';

/** A player of a team, with the season as far as it was read. */
export interface RosterRow extends RosterEntry {
  /** `null` if no match was played, or loaded yet. */
  season: PlayerSeason | null;
  /** Played in a match that was read, but is not on the roster. */
  formerly: boolean;
}

/** The read matches of a season, oldest first. */
export function seasonMatches(entries: readonly SeasonEntry<BoxScore>[]): SeasonMatch[] {
  return entries.toReversed().flatMap(({ match, value }) => {
    if (value === null) return [];
    return [{ boxScore: value, seconds: secondsPlayed(match, null, value.team.totals) ?? 0 }];
  });
}

/**
 * The players of a team by shirt number.
 * @param roster `null` where the service has none: the players are then those of the box scores
 */
export function rosterRows(
  roster: readonly RosterEntry[] | null,
  matches: readonly SeasonMatch[],
): RosterRow[] {
  const seasons = new Map(playerSeasons(matches).map((season) => [season.playerId, season]));
  const listed = (roster ?? []).map((entry) => ({
    ...entry,
    season: seasons.get(entry.playerId) ?? null,
    formerly: false,
  }));
  const others = [...seasons.values()]
    .filter(({ playerId }) => !listed.some((row) => row.playerId === playerId))
    .map((season) => ({
      playerId: season.playerId,
      name: season.name,
      number: season.number,
      position: undefined,
      captain: undefined,
      season,
      formerly: roster !== null,
    }));
  return [...listed, ...others].toSorted(
    (a, b) =>
      Number(a.formerly) - Number(b.formerly) ||
      byShirtNumber(a, b) ||
      collator().compare(a.name, b.name),
  );
}
