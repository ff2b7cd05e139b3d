import { addCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { bandOf } from '../guide.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Season } from '../season.ts';
import type { Drill, Saying } from '../words/said.ts';

/** Something that happened in a match: a number, what it is compared with, what it was worth, and the proof of it. */
export interface Finding {
  /** Which number it is about: no two findings of one text share it. */
  topic: string;
  /** Topics of the wholes that this is a part of: a part and its whole never stand in one text. */
  partOf?: readonly string[];
  /** Topics of findings that this one would contradict or repeat. */
  clashesWith?: readonly string[];
  /** Whose shots it is about, where it is one player's. */
  playerId?: string;
  /** Seconds of play since the start that it is about; of two findings of one stretch the greater stays. */
  span?: readonly [from: number, to: number];
  /** What it was worth to the team beside the reference, in points; below 0 = it cost. */
  points: number;
  /** How far it is from the reference, in standard deviations, without a sign: what a claim rests on. */
  deviations: number;
  /** How much of the number a club's next match repeats, 0..1 (`repeatsOf`); 0 = luck, which its sentence must name. */
  repeats: number;
  /** By how much the chance to win rose with it, −1..1, where it is a stretch of the match. */
  gained?: number;
  /** One match's +/- of who was on court: never alone in a list, since it hardly repeats. */
  isOnCourt?: true;
  /** Told wherever it happened, before all others: the match as a whole, an overtime. */
  always?: true;
  /** The number itself, and the reference's. */
  value: number;
  usual: number;
  /** Proof: ids of the events that it rests on; empty where only totals were recorded. */
  eventIds: readonly string[];
  /** The finding in sentences, as data. */
  says: readonly Saying[];
  /** What to practise, should it have cost points; none where it is luck or does not repeat. */
  drill?: Drill;
}

/** Looks for one kind of finding in a match; `null` or none where it did not happen or was not recorded. */
export type TeamFact = (season: Season) => Finding | null | readonly Finding[];

/** The same in one player's match. */
export type PlayerFact = (player: PlayerSeason) => ReturnType<TeamFact>;

/** A fact of both sides: the team's own, and the opponent's. */
export function ofBothSides(
  fact: (season: Season, side: Side) => ReturnType<TeamFact>,
): (season: Season) => readonly Finding[] {
  return (season) => (['team', 'opponent'] as const).flatMap((side) => fact(season, side) ?? []);
}

/** 1 for what brings the team points by growing, −1 for the opponent's. */
export function signOf(side: Side): 1 | -1 {
  return side === 'team' ? 1 : -1;
}

/** Whose usual number a side's is, in words. */
export function whoseOf(side: Side): 'own' | 'allowed' {
  return side === 'team' ? 'own' : 'allowed';
}

/**
 * Points that a shot, and so a ball won or lost, is worth: the sum of both sides' eFG% in this match (Oliver, as in net
 * points), else a shot's of the age group.
 */
export function valueOfShot({ match, age }: Season): number {
  const { team, opponent } = totalsOf(match);
  const sum = addCounts(
    numberOf('effectiveFieldGoals', team),
    numberOf('effectiveFieldGoals', opponent),
  );
  return sum ?? bandOf('pointsPerShot', age).mean;
}

/** Points that game score gives an assist (Hollinger). */
export const pointsOfAssist = 0.7;
