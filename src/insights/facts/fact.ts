import { addCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { bandOf } from '../guide.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Season } from '../season.ts';
import type { Drill, Saying } from '../words/said.ts';

/** A finding in a match: a number, its reference, its worth, and its evidence. */
export interface Finding {
  /** The number's name: no two findings of one text share it. */
  topic: string;
  /** Topics of the wholes that this is a part of: a part and its whole are never in one text. */
  partOf?: readonly string[];
  /** Topics of findings that this one would contradict or repeat. */
  clashesWith?: readonly string[];
  /** The shooter, if it is about one player's shots. */
  playerId?: string;
  /** Seconds of play since the start that it is about; of two findings of one stretch the greater stays. */
  span?: readonly [from: number, to: number];
  /** Its worth to the team against the reference, in points; below 0 = a cost. */
  points: number;
  /** Its distance from the reference, in standard deviations, without a sign. */
  deviations: number;
  /** How much of the number a club's next match repeats, 0..1 (`repeatsOf`); 0 = luck, which its sentence must name. */
  repeats: number;
  /** The rise of the chance to win, −1..1, for a stretch of the match. */
  gained?: number;
  /** One match's +/- of the players on court: never alone in a list, since it hardly repeats. */
  isOnCourt?: true;
  /** In every text, before all others: the match as a whole, an overtime. */
  always?: true;
  /** The number itself, and the reference's. */
  value: number;
  usual: number;
  /** Proof: ids of the events that it rests on; empty where only totals were recorded. */
  eventIds: readonly string[];
  /** The finding in sentences, as data. */
  says: readonly Saying[];
  /** The drill against a loss; none for luck and numbers that do not repeat. */
  drill?: Drill;
}

/** Looks for one kind of finding in a match; `null` or none if it did not happen or was not recorded. */
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
 * The points of a shot, and so of a ball won or lost: the sum of both sides' eFG% in this match (Oliver, as in net
 * points), or a shot's of the age group.
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
