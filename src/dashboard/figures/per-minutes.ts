import type { PlayerSeason } from '../../basketball/season.ts';
import { perMinutes } from '../../basketball/season.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Team } from '../../contract/club.ts';
import { ageOf } from '../../contract/team-age.ts';

/** What averages go by: a match, or so many minutes on court. */
export const averageBases = ['match', 'minutes'] as const;
export type AverageBasis = (typeof averageBases)[number];

/** The minutes that players are compared over: 40 for adults, 36 for the young and where the age is unknown. */
export function comparedMinutes(team: Pick<Team, 'category' | 'name'> | undefined): number {
  return ageOf(team) === 'adult' ? 40 : 36;
}

/** A player's averages; `null` without a match, or without recorded time on court where that is asked for. */
export function averageLine(
  season: PlayerSeason | null,
  basis: AverageBasis,
  minutes: number,
): Line | null {
  if (season === null) return null;
  return basis === 'match' ? season.perMatch : perMinutes(season.totals, minutes);
}
