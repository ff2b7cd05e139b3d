import type { FinishedMatch } from '../finished-match.ts';
import { writeInsights } from '../write-insights.ts';
import type { PlayedTeam } from './matches.ts';

/** A season as the writer takes it. */
export type WritableSeason = Pick<PlayedTeam, 'category' | 'matches'> & {
  roster: readonly { playerId: string; name: string }[];
};

type Written = ReturnType<typeof writeInsights>;

const writings = new WeakMap<WritableSeason, Written[]>();

/** The texts of each match of a season, written once per worker. */
export function writtenSeason(season: WritableSeason): Written[] {
  const written =
    writings.get(season) ?? season.matches.map((match, index) => writeMatch(season, match, index));
  writings.set(season, written);
  return written;
}

/** The texts of a match as the one at `index` of its season. */
export function writeMatch(season: WritableSeason, match: FinishedMatch, index: number): Written {
  const { roster, category, matches } = season;
  const ofCategory = category === undefined ? {} : { category };
  return writeInsights({ match, earlier: matches.slice(0, index), roster, ...ofCategory });
}
