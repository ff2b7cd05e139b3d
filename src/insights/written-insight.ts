import type { PeriodRules } from '../basketball/score.ts';
import type { BoxScore } from '../contract/box-score.ts';
import type { Ratings, Summary } from '../contract/insight.ts';
import type { MatchEvent, MatchSheet } from '../contract/play-by-play.ts';

/** A completed match, from the side of the club's team: all that insights are written from. */
export interface FinishedMatch {
  id: string;
  startsAt: Date;
  rules: PeriodRules;
  boxScore: BoxScore;
  matchSheet: MatchSheet;
  events: MatchEvent[];
  opponentName: string;
  teamName: string;
}

/** The written insights of a team or of one player. */
export interface WrittenInsight {
  summary: Summary;
  ratings: Ratings;
}
