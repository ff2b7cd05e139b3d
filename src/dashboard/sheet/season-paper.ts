import type { PlayerSeason, TeamSeason } from '../../basketball/season.ts';
import type { RosterEntry } from '../../contract/club.ts';
import type { TrendSeries } from '../season/trend-series.ts';

/** The head of a sheet about a team. */
export interface TeamPaper {
  name: string;
  /** Category and season; '' if unknown. */
  about: string;
  /** As a file's name can hold it, for instance "2026-27". */
  season: string | undefined;
  /** The season that defines the usual; '' if it is the same season. */
  usual: string;
  /** CSS hex; `undefined` if unset. */
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

/** A team's season in print. */
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

/** A team's players in print. */
export interface RosterPaper {
  team: TeamPaper;
  players: RosterPaperRow[];
  basis: string;
  /** The source of the players if it is not a roster; otherwise ''. */
  remark: string;
}
