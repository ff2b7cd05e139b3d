import type { Match } from '../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../contract/play-by-play.ts';

/** What is known of a match besides what was recorded on court. */
export type Fixture = Omit<Match, 'id' | 'score' | 'periods' | 'insightsStatus'>;

/**
 * One match as intake hands it to the database, from the side of the club's team. Everything else
 * (score, periods, box score) is derived from `events` and `matchSheet`.
 */
export interface MatchRecord {
  id: string;
  fixture: Fixture;
  teamCoach?: string;
  opponentCoach?: string;
  matchSheet: MatchSheet;
  /** In match order; empty while nothing was recorded. */
  events: MatchEvent[];
}
