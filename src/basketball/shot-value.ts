import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { courtMetres } from './court.ts';
import { ratio } from './ratio.ts';
import { type ContextShot, contextShots, type ShotContext } from './shot-context.ts';

/*
 * Published shares made. Shots by kind: 82games, NBA 2003-04 (close shots 53.5%, dunks 90.8%, tips 49.6%). By distance:
 * Hoopdata, NBA 2011-12 (at the rim 62.6%, 3–10 feet 37.6%, 10–15 feet 38.3%, 16–23 feet 38.1%, threes 34.9%, those from
 * the corner about 3 points of share more): near the basket distance decides, between 1 and 7 metres hardly.
 */
const published = {
  layup: 0.55,
  dunk: 0.91,
  tipIn: 0.5,
  jumpTwo: 0.38,
  atTheBasket: 0.63,
  two: 0.48,
  three: 0.35,
  cornerThree: 0.38,
};

const jumpTwo = logOddsOf(published.jumpTwo);
const three = logOddsOf(published.three);

/**
 * The effect of each feature of a shot, in log odds, as published. Unpublished features (the angle, a second chance)
 * have none.
 */
const features: readonly (readonly [logOdds: number, of: (shot: ShotContext) => number])[] = [
  [logOddsOf(published.layup), ({ kind, points }) => flag(points === 2 && kind === 'layup')],
  [
    logOddsOf(published.dunk),
    ({ kind, points }) => flag(points === 2 && (kind === 'dunk' || kind === 'alleyOop')),
  ],
  [logOddsOf(published.tipIn), ({ kind, points }) => flag(points === 2 && kind === 'tipIn')],
  [jumpTwo, (shot) => flag(isJumpTwo(shot))],
  // Jump shots near the basket go in more often.
  [0.2, (shot) => (isJumpTwo(shot) ? closeness(shot) : 0)],
  // A two without a recorded kind, with or without a position.
  [jumpTwo, (shot) => flag(isPlacedTwo(shot))],
  [logOddsOf(published.atTheBasket) - jumpTwo, (shot) => (isPlacedTwo(shot) ? closeness(shot) : 0)],
  [
    logOddsOf(published.two),
    ({ points, kind, metres }) => flag(points === 2 && kind === null && metres === null),
  ],
  [three, ({ points }) => flag(points === 3)],
  [logOddsOf(published.cornerThree) - three, ({ corner }) => flag(corner)],
  // Each metre behind the arc, up to three.
  [
    -0.2,
    ({ points, metres }) =>
      points === 3 ? Math.max(0, Math.min(3, (metres ?? 0) - courtMetres.threePointRadius)) : 0,
  ],
  [-0.1, ({ kind }) => flag(kind === 'offTheDribble')],
  [0.25, ({ fastBreak }) => flag(fastBreak)],
  [0.05, ({ fromTurnover }) => flag(fromTurnover)],
];

const flag = (is: boolean) => (is ? 1 : 0);
const isJump = ({ kind }: ShotContext) => kind === 'jumpShot' || kind === 'offTheDribble';
const isJumpTwo = (shot: ShotContext) => shot.points === 2 && isJump(shot);
const isPlacedTwo = ({ points, kind, metres }: ShotContext) =>
  points === 2 && kind === null && metres !== null;

/** 1 under the basket, decreasing linearly to 0 at three metres. */
const closeness = ({ metres }: ShotContext) => Math.max(0, 1 - (metres ?? 3) / 3);

/** The chance that a shot goes in by kind, distance and situation, for any shooter: 0..1. */
export function shotChance(shot: ShotContext): number {
  const logOdds = features.reduce((sum, [worth, of]) => sum + worth * of(shot), 0);
  return 1 / (1 + Math.exp(-logOdds));
}

/** The log odds of a chance between 0 and 1. */
function logOddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** Points of some shots, and the points that such shots usually bring. */
export interface ShotMaking {
  shots: number;
  points: number;
  expected: number;
  /** Expected points of one shot; `null` without any. */
  expectedEach: number | null;
  /** Points − expected: above 0 if more shots than usual went in. In one match mostly luck. */
  making: number;
}

/** Shot making over some shots, in points; all 0 without one. */
export function shotMaking(shots: readonly ContextShot[]): ShotMaking {
  const points = shots.reduce((sum, shot) => sum + (shot.made ? shot.points : 0), 0);
  const expected = shots.reduce((sum, shot) => sum + shot.points * shotChance(shot), 0);
  return {
    shots: shots.length,
    points,
    expected,
    expectedEach: ratio(expected, shots.length),
    making: points - expected,
  };
}

/** The chance of each field goal of a match, by the index of its event. */
export function shotChances(events: readonly MatchEvent[]): Map<number, number> {
  return new Map(contextShots(events).map((shot) => [shot.index, shotChance(shot)]));
}

/** A side's number of shots, and the points that one of them usually brings, to a hundredth; `null` without shots. */
export function shotsTaken(events: readonly MatchEvent[], side: Side) {
  const taken = contextShots(events).filter(({ index }) => events[index]?.side === side);
  const { expectedEach: each } = shotMaking(taken);
  return { count: taken.length, each: each === null ? null : Math.round(each * 100) / 100 };
}
