import type { BoxScoreSide } from '../contract/box-score.ts';
import type { Match } from '../contract/match.ts';
import type { MatchEvent, MatchSheet, Side } from '../contract/play-by-play.ts';
import { scoreByPeriod } from './score.ts';

/** A match's data besides its events. */
export type Fixture = Omit<Match, 'id' | 'score' | 'periods' | 'insightsStatus'>;

/**
 * One match as intake hands it to the database, from the side of the club's team. All other data
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
  /** Only for a match without plays: its statistics as the source gives them. Nothing is derived then. */
  given?: GivenStatistics;
}

/** The statistics of a match without plays, as its source gives them. */
export interface GivenStatistics extends Pick<Match, 'score' | 'periods'> {
  /** The players in the order of the match sheet. */
  boxScore: Record<Side, Pick<BoxScoreSide, 'players' | 'bench' | 'totals'>>;
}

/** The score and the periods of a record: as given, or as its events have them. */
export function scoreOfRecord({
  given,
  events,
}: Pick<MatchRecord, 'given' | 'events'>): Pick<Match, 'score' | 'periods'> {
  return given === undefined
    ? scoreByPeriod(events)
    : { score: given.score, periods: given.periods };
}
