import type { PeriodRules } from '../basketball/score.ts';
import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { Asked, FileAnswers, Headings, Unread } from '../contract/adding.ts';
import type { Line } from '../contract/box-score.ts';
import type { CourtPosition, MatchEvent } from '../contract/play-by-play.ts';

/** The side of a match as its file has it; a neutral court still has one side named first. */
export const recordedSides = ['home', 'away'] as const;
export type RecordedSideName = (typeof recordedSides)[number];

/** A player as the file has them. */
export interface RecordedPlayer {
  /** The file's own key of the player, good within this side of this match only. */
  key: string;
  name: string;
  /** The shirt number as text: "00" and "0" are two players. */
  number?: string;
  position?: string;
  starter: boolean;
  captain: boolean;
  /** The file's own totals of the player. */
  line: Line;
}

/** Starters first, then the others, each by shirt number. */
export function bySheetOrder(a: RecordedPlayer, b: RecordedPlayer): number {
  return Number(b.starter) - Number(a.starter) || byShirtNumber(a, b);
}

/** One side, as recorded in the file. */
export interface RecordedSide {
  name: string;
  shortName: string;
  code: string;
  coach?: string;
  /** In the order of `bySheetOrder`. */
  players: RecordedPlayer[];
  /** The file's own totals of the side. */
  totals: Line;
  /** Of a match without plays: what belongs to no player, where the file has it. */
  bench?: Line;
}

/** One row of the file's play-by-play in the contract's words, not yet seen from either side. */
export interface RecordedEvent
  extends Pick<MatchEvent, 'period' | 'clockSeconds' | 'subtype' | 'made' | 'points'>,
    Pick<MatchEvent, 'type' | 'qualifiers'> {
  /** The file's own key of the row. */
  key: string;
  side: RecordedSideName | null;
  /** Key of the player; absent for what a team or its bench did. */
  playerKey?: string;
  courtPosition?: CourtPosition;
  score: { home: number; away: number };
  /** Key of the event that this one belongs to. */
  relatedKey?: string;
}

/** A match as recorded: the result of every format's reader. */
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
  /** There where the file says that the court was neither side's. */
  neutral?: true;
  /** YYYY-MM-DD, where the file says when the match was played. */
  day?: string;
  officials: string[];
  /** What could not be read of the file; absent where all was. */
  unread?: Unread[];
  /** What the file does not say and somebody must; a side without a name has ''. */
  asked?: Asked[];
  /** Headings of its table that mean what somebody said. */
  headings?: Headings;
  /** The file's text, to read it again with more answers, and those that it was read with. */
  again?: { fileName: string; text: string; answers: FileAnswers };
  /** In match order; empty where the file has a box score and no plays. */
  events: RecordedEvent[];
  /** Only for a match without plays: score and periods as far as the file has them. */
  boxOnly?: { score: PointsOfSides | null; periods: PointsOfSides[] };
}

/** `null` = not recorded. */
export type PointsOfSides = Record<RecordedSideName, number | null>;
