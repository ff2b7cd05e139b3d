import type { BoxScore } from '../contract/box-score.ts';
import type { Match } from '../contract/match.ts';

/** A match as listed by its team. */
export interface KnownMatch
  extends Pick<
    Match,
    | 'status'
    | 'homeAway'
    | 'opponent'
    | 'score'
    | 'regulationPeriods'
    | 'periodMinutes'
    | 'overtimeMinutes'
  > {
  /** The team of that list. */
  teamId: string;
}

/** Facts from earlier replies and the device: a reply alone may not say which of two sides is ours. */
export interface ReadingContext {
  /** The team of the requested matches or players. */
  teamId?: string | undefined;
  /** The teams of the club. */
  teams: readonly { id: string; name: string }[];
  /** The match that the reply is about. */
  match?: KnownMatch | undefined;
  /** The club's name. */
  club?: string | undefined;
  /** The box score of the match that the reply is about. */
  box?: BoxScore | undefined;
  /** Ids of our players, and of all players, from other replies. */
  ownPlayers?: ReadonlySet<string> | undefined;
  knownPlayers?: ReadonlySet<string> | undefined;
  /** All texts and whole numbers of another box score and of plays: ids that return in several replies are players'. */
  seenElsewhere?: ReadonlySet<string> | undefined;
  /** Ids of matches from other replies. */
  knownMatches?: ReadonlySet<string> | undefined;
  /** The coach's answers, by the question's id: `status ferdig` → completed. */
  answers?: ReadonlyMap<string, string> | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /**
   * A time without a zone, as ISO 8601 (`2026-11-14T18:30:00`), in UTC: the local time is assumed to be that of
   * the device. `null` if there is no such time.
   */
  readLocalTime: (wallTime: string) => string | null;
}
