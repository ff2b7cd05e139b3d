import type { PlayerSeason, TeamSeason } from '../../basketball/season.ts';
import type { RosterEntry } from '../../contract/club.ts';
import type { TrendSeries } from '../season/trend-series.ts';

/** The head of a sheet about a team. */
export interface TeamPaper {
  name: string;
  /** Category and season; '' where they are not known. */
  about: string;
  /** As a file's name can hold it, for instance "2026-27". */
  season: string | undefined;
  /** Which season says what is usual; '' where it is the season itself. */
  usual: string;
  /** CSS hex; `undefined` where the team has none. */
  colour: string | undefined;
}

/** A match as a line of the season. */
export interface SeasonMatchRow {
  id: string;
  date: string;
  opponent: string;
  homeAway: string;
  competition: string;
  /** "W", "L", "D"; the status of a match that has not ended. */
  outcome: string;
  score: string;
  margin: string;
}

/** A team's season on paper. */
export interface SeasonPaper {
  team: TeamPaper;
  /** Record, points and the like, as text. */
  facts: { name: string; text: string }[];
  /** Oldest first. */
  matches: SeasonMatchRow[];
  totals: TeamSeason;
  /** By shirt number. */
  players: PlayerSeason[];
  ratings: TrendSeries[];
  /** Shares. */
  factors: TrendSeries[];
  /** Points per 100 possessions. */
  efficiencies: TrendSeries[];
  /** Which matches averages and trends go over, and what of it could not be read. */
  basis: string;
}

/** A player of the roster sheet. */
export interface RosterPaperRow extends RosterEntry {
  season: PlayerSeason | null;
}

/** A team's players on paper. */
export interface RosterPaper {
  team: TeamPaper;
  players: RosterPaperRow[];
  basis: string;
  /** Why the players do not come from a roster; '' where they do. */
  remark: string;
}
