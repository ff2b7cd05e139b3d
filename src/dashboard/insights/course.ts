import type { PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** What the pictures of stretches are drawn from. */
export interface Course {
  /** `null` where there are none, `undefined` while they are read. */
  events: readonly MatchEvent[] | null | undefined;
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
}
