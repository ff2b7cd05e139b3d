import type { Cause, ShotKind, Verdict } from '../verdict.ts';

/** A part of the game with the winner's side of it: "shots won", "fell threes". */
type CauseKey =
  | Exclude<Cause['part'], 'shots' | 'fell'>
  | `shots ${'won' | 'lost'}`
  | `fell ${ShotKind}`;

/** The verdict's templates in one language, with the names of values in braces. */
export interface Words {
  won: string;
  lost: string;
  /** After the result, if no stretch is named. */
  afterOvertime: string;
  afterOvertimes: string;
  /** Replaces causes and stretch, by the verdict's source. */
  nothingAlone: Record<Verdict['readFrom'], string>;
  and: string;
  /** `{own}` and `{other}`: numbers of the team and of its opponent. */
  causes: Record<CauseKey, string>;
  /** The reason for makes, by `Cause.why`. */
  luck: string;
  beyondLuck: string;
  choiceAndLuck: string;
  madeOf: string;
  /** The length of a stretch, within `{period}` or across periods. */
  seconds: string;
  minutes: string;
  within: string;
  /** A stretch with a name. */
  during: string;
  finish: string;
  overtimes: string;
  /** The scores at its ends; only the second one if it began with the match. */
  fromTo: string;
  to: string;
}
