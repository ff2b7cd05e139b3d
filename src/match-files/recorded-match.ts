import type { PeriodRules } from '../basketball/score.ts';
import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { Asked, FileAnswers, Headings, Unread } from '../contract/adding.ts';
import type { Line } from '../contract/box-score.ts';
import type { CourtPosition, MatchEvent } from '../contract/play-by-play.ts';

/** The sides as the file has them; a neutral court has a "home" side too. */
export const recordedSides = ['home', 'away'] as const;
export type RecordedSideName = (typeof recordedSides)[number];

/** A player of the file. */
export interface RecordedPlayer {
  /** The file's key of the player, unique within this side of this match. */
  key: string;
  name: string;
  /** The shirt number as text: "00" and "0" are two players. */
  number?: string;
  position?: string;
  starter: boolean;
  captain: boolean;
  /** The player's totals in the file. */
  line: Line;
}

/** Starters first, then the others, each by shirt number. */
export function bySheetOrder(a: RecordedPlayer, b: RecordedPlayer): number {
  return Number(b.starter) - Number(a.starter) || byShirtNumber(a, b);
}

/** A side as recorded in the file. */
export interface RecordedSide {
  name: string;
  shortName: string;
  code: string;
  coach?: string;
  /** Sorted by `bySheetOrder`. */
  players: RecordedPlayer[];
  /** The side's totals in the file. */
  totals: Line;
  /** Without plays: the numbers that belong to no player, if the file has them. */
  bench?: Line;
}

/** A row of the file's plays in the contract's words, with home and away instead of team and opponent. */
export interface RecordedEvent
  extends Pick<MatchEvent, 'period' | 'clockSeconds' | 'subtype' | 'made' | 'points'>,
    Pick<MatchEvent, 'type' | 'qualifiers'> {
  /** The file's key of the row. */
  key: string;
  side: RecordedSideName | null;
  /** Key of the player; absent for acts of the team or its bench. */
  playerKey?: string;
  courtPosition?: CourtPosition;
  score: { home: number; away: number };
  /** Key of the event that this one belongs to. */
  relatedKey?: string;
}

/** A recorded match, which the readers of all formats return. */
export interface RecordedMatch {
  home: RecordedSide;
  away: RecordedSide;
  rules: PeriodRules;
  /** Whether the file says that the match has ended. */
  finished: boolean;
  attendance?: number;
  /** Only in some formats. */
  venue?: string;
  competition?: string;
  round?: string;
  /** Present if the file says that the court was neutral. */
  neutral?: true;
  /** YYYY-MM-DD, if the file has the date. */
  day?: string;
  officials: string[];
  /** What could not be read of the file; absent if all could. */
  unread?: Unread[];
  /** Questions that the file leaves to the coach; a side without a name has ''. */
  asked?: Asked[];
  /** Table headings whose meaning the coach gave. */
  headings?: Headings;
  /** The file's text and the answers so far, to read it again with more answers. */
  again?: { fileName: string; text: string; answers: FileAnswers };
  /** In match order; empty for a box score without plays. */
  events: RecordedEvent[];
  /** Only without plays: score and period scores, as far as the file has them. */
  boxOnly?: { score: PointsOfSides | null; periods: PointsOfSides[] };
}

/** `null` = not recorded. */
export type PointsOfSides = Record<RecordedSideName, number | null>;
