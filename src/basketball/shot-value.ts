import type { MatchEvent } from '../contract/play-by-play.ts';
import { courtMetres } from './court.ts';
import { type CoefficientPrior, chanceOf, dot, fitLogistic, logOddsOf } from './logistic.ts';
import { type ContextShot, contextShots, type ShotContext } from './shot-context.ts';

/** How likely shots go in, as it was fitted: one coefficient (log odds) for each feature of `featuresOf`. */
export interface ShotModel {
  coefficients: readonly number[];
  /** Shots that it was fitted on; 0 is the published priors alone. */
  shots: number;
}

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
const prior = (mean: number, deviation: number): CoefficientPrior => ({ mean, deviation });

/**
 * Each feature with what is believed of it. Kinds may stand 0.35 in log odds (some 8 points of share) from what is
 * published; `level` moves all together, as a youth league or a strong one does; what nothing was published on starts at 0.
 */
const features: readonly (readonly [
  name: string,
  prior: CoefficientPrior,
  of: (shot: ShotContext) => number,
])[] = [
  ['level', prior(0, 0.5), () => 1],
  [
    'layup',
    prior(logOddsOf(published.layup), 0.35),
    ({ kind, points }) => flag(points === 2 && kind === 'layup'),
  ],
  [
    'dunk',
    prior(logOddsOf(published.dunk), 0.5),
    ({ kind, points }) => flag(points === 2 && (kind === 'dunk' || kind === 'alleyOop')),
  ],
  [
    'tipIn',
    prior(logOddsOf(published.tipIn), 0.35),
    ({ kind, points }) => flag(points === 2 && kind === 'tipIn'),
  ],
  ['jumpTwo', prior(jumpTwo, 0.35), (shot) => flag(isJumpTwo(shot))],
  ['jumpTwoClose', prior(0.2, 0.3), (shot) => (isJumpTwo(shot) ? closeness(shot) : 0)],
  ['twoOfNoKind', prior(jumpTwo, 0.35), (shot) => flag(isPlacedTwo(shot))],
  [
    'twoOfNoKindClose',
    prior(logOddsOf(published.atTheBasket) - jumpTwo, 0.35),
    (shot) => (isPlacedTwo(shot) ? closeness(shot) : 0),
  ],
  [
    'twoOfNoPlace',
    prior(logOddsOf(published.two), 0.35),
    ({ points, kind, metres }) => flag(points === 2 && kind === null && metres === null),
  ],
  ['three', prior(three, 0.35), ({ points }) => flag(points === 3)],
  [
    'cornerThree',
    prior(logOddsOf(published.cornerThree) - three, 0.15),
    ({ corner }) => flag(corner),
  ],
  [
    'metresBehindTheArc',
    prior(-0.2, 0.15),
    ({ points, metres }) =>
      points === 3 ? Math.max(0, Math.min(3, (metres ?? 0) - courtMetres.threePointRadius)) : 0,
  ],
  ['sideways', prior(0, 0.2), (shot) => (isAwayFromBasket(shot) ? (shot.sideways ?? 0) : 0)],
  ['offTheDribble', prior(-0.1, 0.25), ({ kind }) => flag(kind === 'offTheDribble')],
  ['fastBreak', prior(0.25, 0.2), ({ fastBreak }) => flag(fastBreak)],
  ['secondChance', prior(0, 0.2), ({ secondChance }) => flag(secondChance)],
  ['fromTurnover', prior(0.05, 0.2), ({ fromTurnover }) => flag(fromTurnover)],
];

const flag = (is: boolean) => (is ? 1 : 0);
const isJump = ({ kind }: ShotContext) => kind === 'jumpShot' || kind === 'offTheDribble';
const isJumpTwo = (shot: ShotContext) => shot.points === 2 && isJump(shot);
const isPlacedTwo = ({ points, kind, metres }: ShotContext) =>
  points === 2 && kind === null && metres !== null;
const isAwayFromBasket = (shot: ShotContext) =>
  (isJumpTwo(shot) || isPlacedTwo(shot)) && closeness(shot) === 0;

/** 1 under the basket, falling evenly to 0 at three metres from it. */
const closeness = ({ metres }: ShotContext) => Math.max(0, 1 - (metres ?? 3) / 3);

/** The published priors alone: the model of a service that holds no shots yet. */
export const publishedShotModel: ShotModel = {
  coefficients: features.map(([, { mean }]) => mean),
  shots: 0,
};

/** The model of the given shots, shrunk to the published priors (logistic regression, see `fitLogistic`). */
export function fitShotModel(shots: readonly ContextShot[]): ShotModel {
  const trials = shots.map((shot) => ({ features: featuresOf(shot), success: shot.made }));
  return {
    coefficients: fitLogistic(
      trials,
      features.map(([, of]) => of),
    ),
    shots: shots.length,
  };
}

function featuresOf(shot: ShotContext): number[] {
  return features.map(([, , of]) => of(shot));
}

/** The chance that a shot goes in by kind, distance, angle and situation, whoever takes it: 0..1. */
export function shotChance(shot: ShotContext, { coefficients }: ShotModel): number {
  return chanceOf(dot(coefficients, featuresOf(shot)));
}

/** Shot value: the points to expect of a shot = chance · 2 or 3, in points, 0..3. */
export function shotValue(shot: ShotContext, model: ShotModel): number {
  return shot.points * shotChance(shot, model);
}

/** What some shots brought, and what shots like them bring. */
export interface ShotMaking {
  shots: number;
  points: number;
  expected: number;
  /** Points − expected: above 0 where more fell than usual. In one match mostly luck. */
  making: number;
}

/** Shot making over some shots, in points; all 0 without one. */
export function shotMaking(shots: readonly ContextShot[], model: ShotModel): ShotMaking {
  const points = shots.reduce((sum, shot) => sum + (shot.made ? shot.points : 0), 0);
  const expected = shots.reduce((sum, shot) => sum + shotValue(shot, model), 0);
  return { shots: shots.length, points, expected, making: points - expected };
}

/** The chance of each field goal of a match, by where its row stands among the events. */
export function shotChances(events: readonly MatchEvent[], model: ShotModel): Map<number, number> {
  return new Map(contextShots(events).map((shot) => [shot.index, shotChance(shot, model)]));
}
