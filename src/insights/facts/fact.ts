import { addCounts, emptyLine } from '../../basketball/line.ts';
import { memoized } from '../../basketball/memoized.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { tally } from '../../basketball/tally.ts';
import type { Evidence, SentenceNumber } from '../../contract/insight.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { bandOf } from '../guide.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Season } from '../season.ts';
import type { Drill, Saying } from '../words/said.ts';

/** A finding about a match: a number, its reference, its worth and its evidence. */
export interface Finding {
  /** The number's name; unique within a text. */
  topic: string;
  /** Topics that this finding is a part of: a text never has a part and its whole. */
  partOf?: readonly string[];
  /** Topics of findings that this one would contradict or repeat. */
  clashesWith?: readonly string[];
  /** The shooter, for a finding about one player's shots. */
  playerId?: string;
  /** The time it is about, in seconds of play; of two findings about one stretch the larger stays. */
  span?: readonly [from: number, to: number];
  /** Worth to the team compared with the reference, in points; below 0 for a cost. */
  points: number;
  /** Distance from the reference in standard deviations, unsigned. */
  deviations: number;
  /**
   * The part of the number that repeats in the next match, 0..1 (`repeatsOf`); 0 is luck, and the sentence must say
   * so.
   */
  repeats: number;
  /** The scores with which that time began and ended. */
  stretch?: NonNullable<Evidence['stretch']>;
  /** Change of the chance to win, −1..1, for a stretch of the match. */
  gained?: number;
  /** One match's +/- of players on court: it hardly repeats, so it is never alone in a list. */
  isOnCourt?: true;
  /** Stated in every text, before all others: the match as a whole, an overtime. */
  always?: true;
  /** The number and the reference. */
  value: number;
  usual: number;
  /** The number as its sentence has it, among the earlier matches. */
  number?: SentenceNumber;
  /** Ids of the events that prove it; empty if only totals were recorded. */
  eventIds: readonly string[];
  /** Its sentences, as data. */
  says: readonly Saying[];
  /** The drill against a loss; absent for luck and for numbers that do not repeat. */
  drill?: Drill;
}

/** Looks for one kind of finding in a match; `null` or empty if it did not happen or was not recorded. */
export type TeamFact = (season: Season) => Finding | null | readonly Finding[];

/** Looks for one kind of finding in a player's match. */
export type PlayerFact = (player: PlayerSeason) => ReturnType<TeamFact>;

/** Makes a fact that looks at both the team and its opponent. */
export function ofBothSides(
  fact: (season: Season, side: Side) => ReturnType<TeamFact>,
): (season: Season) => readonly Finding[] {
  return (season) => (['team', 'opponent'] as const).flatMap((side) => fact(season, side) ?? []);
}

/** 1 if more is worth points for the team, −1 for the opponent's numbers. */
export function signOf(side: Side): 1 | -1 {
  return side === 'team' ? 1 : -1;
}

/** Whether a side's number is the team's own or allowed to opponents. */
export function whoseOf(side: Side): 'own' | 'allowed' {
  return side === 'team' ? 'own' : 'allowed';
}

/**
 * Points of a shot, and so of a possession won or lost: the sum of both sides' eFG% in this match (Oliver, as in net
 * points), from the plays where the box score lacks a side, or the age group's value.
 */
export function valueOfShot({ match, age }: Season): number {
  const recorded = totalsOf(match);
  const shooting = (side: Side) =>
    numberOf('effectiveFieldGoals', recorded[side]) ??
    numberOf('effectiveFieldGoals', talliedOf(match)[side]);
  return addCounts(shooting('team'), shooting('opponent')) ?? bandOf('pointsPerShot', age).mean;
}

/** What the plays add up to. */
const talliedOf = memoized(({ events }: FinishedMatch) => {
  const lines = { team: emptyLine(), opponent: emptyLine() };
  for (const event of events) if (event.side) tally(lines[event.side], event);
  return lines;
});

/** Points that game score gives an assist (Hollinger). */
export const pointsOfAssist = 0.7;
