import type { Cause, ShotKind, Verdict } from '../verdict.ts';

/** A part of the game with the winner's side of it: "shots won", "fell threes". */
type CauseKey =
  | Exclude<Cause['part'], 'shots' | 'fell'>
  | `shots ${'won' | 'lost'}`
  | `fell ${ShotKind}`;

/** Templates of one language over a verdict; a value is written for its name in braces. */
export interface Words {
  won: string;
  lost: string;
  /** After the result, if no stretch is named. */
  afterOvertime: string;
  afterOvertimes: string;
  /** Instead of causes and stretch, by the verdict's source. */
  nothingAlone: Record<Verdict['readFrom'], string>;
  and: string;
  /** `{own}` and `{other}`: numbers of the team and of its opponent. */
  causes: Record<CauseKey, string>;
  /** Why shots fell: a word for `Cause.why`. */
  luck: string;
  beyondLuck: string;
  choiceAndLuck: string;
  madeOf: string;
  /** How long a stretch was, within `{period}` or, without one, across periods. */
  seconds: string;
  minutes: string;
  within: string;
  /** A stretch with a name. */
  during: string;
  finish: string;
  overtimes: string;
  /** Scores at its ends; only the second, if it began with the match. */
  fromTo: string;
  to: string;
}
