import type { Side } from '../contract/play-by-play.ts';
import {
  mapParts,
  type NetParts,
  netKinds,
  type PossessionNetPoints,
  sidePartsFrom,
} from './net-possessions.ts';
import { ratio } from './ratio.ts';
import { longHalves, repeatShare, type Series } from './reliability.ts';
import { sumCovariance } from './shrinkage.ts';

/** How much of one match's number is the club's own and repeats, 0..1 each: with the ball, against it, the margin. */
export interface RepeatShares {
  attack: NetParts;
  defence: NetParts;
  margin: number;
}

/**
 * What stands until a league's own half-seasons speak. Order: half-seasons of ten NBA years (Threes and Layups, 2018: own
 * shot mix, turnovers and rebounds agree most, opponents' threes and free throws least); who holds a number: Pomeroy 2015
 * (attack's part: free throws 98%, threes 83%, offensive rebounds 73%, share of threes 71%, twos 50%, trips 36%). Sizes are
 * ours, for one match. The margin's is that of a league whose clubs lie seven points apart.
 */
export const publishedRepeatShares: RepeatShares = {
  attack: {
    shotValue: 0.12,
    making: 0.05,
    turnovers: 0.12,
    rebounds: 0.1,
    lineTrips: 0.08,
    freeThrows: 0.04,
  },
  defence: {
    shotValue: 0.08,
    making: 0.03,
    turnovers: 0.12,
    rebounds: 0.04,
    lineTrips: 0.12,
    freeThrows: 0.002,
  },
  margin: 0.11,
};

/** One match of a league, as repeat shares are measured on. */
export interface LeagueMatch {
  /** Names of the two sides, the same in every match. */
  team: string;
  opponent: string;
  net: Pick<PossessionNetPoints, 'possessions' | 'margin'>;
}

/** Matches that the published spread of clubs counts for beside the sizes of the given margins. */
const publishedMatches = 60;

/**
 * The margin's share as the sizes of the margins have it, for where clubs' half-seasons can't be compared, as with one club's
 * own matches: margins are larger than possessions alone would make them by how far clubs lie apart (mean of margin² − the
 * possessions' variance, beside 60 matches of the published spread, of which a tenth always stands).
 */
function marginShareBySize(matches: readonly LeagueMatch[]): number {
  const noise = matches.map(({ net }) => pointsVariance(net));
  const usual = ratio(sumOf(noise), matches.length);
  const published = 2 * publishedRepeatShares.margin;
  if (usual === null || usual <= 0) return publishedRepeatShares.margin;
  const spread = (usual * published) / (1 - published);
  const beyond = matches.map(({ net }, at) => net.margin ** 2 - (noise[at] ?? 0));
  const seen = (publishedMatches * spread + sumOf(beyond)) / (publishedMatches + matches.length);
  const between = Math.max(spread / 10, seen);
  return between / (between + usual) / 2;
}

/** How much a margin varies by its possessions alone, in points². */
function pointsVariance({ possessions }: Pick<PossessionNetPoints, 'possessions'>): number {
  const of = (side: Side) => {
    const own = possessions.filter((possession) => possession.side === side);
    return sumCovariance(
      own.map(({ points }) => [points]),
      1,
    )[0]?.[0];
  };
  return (of('team') ?? 0) + (of('opponent') ?? 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/**
 * The repeat shares of a league's or a club's matches: `repeatShare` of each number over the clubs, drawn to the published. Where
 * there are too few clubs to compare, the margin's follows from the margins' sizes.
 */
export function leagueRepeatShares(matches: readonly LeagueMatch[]): RepeatShares {
  const clubs = new Map<string, { attack: NetParts; defence: NetParts; margin: number }[]>();
  const add = (name: string, attack: NetParts, defence: NetParts, margin: number) =>
    clubs.set(name, [...(clubs.get(name) ?? []), { attack, defence, margin }]);
  const start = pointsPerPossession(matches.map(({ net }) => net));
  for (const { team, opponent, net } of matches) {
    const own = sidePartsFrom(net, 'team', start);
    const other = sidePartsFrom(net, 'opponent', start);
    add(team, own, other, net.margin);
    add(opponent, other, own, -net.margin);
  }
  const all = [...clubs.values()];
  const shareOf = (half: 'attack' | 'defence') =>
    mapParts((kind) => {
      const series: Series[] = all.map((own) => own.map((match) => match[half][kind]));
      return repeatShare(series, publishedRepeatShares[half][kind]);
    });
  const margins = all.map((own) => own.map(({ margin }) => margin));
  return {
    attack: shareOf('attack'),
    defence: shareOf('defence'),
    margin:
      longHalves(margins) === null
        ? marginShareBySize(matches)
        : repeatShare(margins, publishedRepeatShares.margin),
  };
}

/** Points per possession over some matches, both sides together; 0 without one. */
export function pointsPerPossession(
  matches: readonly Pick<PossessionNetPoints, 'possessions'>[],
): number {
  const all = matches.flatMap(({ possessions }) => possessions);
  return (
    ratio(
      all.reduce((sum, { points }) => sum + points, 0),
      all.length,
    ) ?? 0
  );
}

/** How far apart a league's clubs lie: what `Spread`s are worked out from. */
export interface ClubSpread {
  /** Standard deviations between clubs, in points a match. */
  attack: number[];
  defence: number[];
  /** Correlation between a club's strengths: good at one thing, good at others. */
  correlation: number;
}

/** Clubs good at one thing are rarely bad at all others, and never the same in all. */
const mostCorrelation = 0.8;

/**
 * The spread of a league's clubs from its repeat shares and the sampling variance (points² a match and side) of each part: a
 * number of one match varies by s²/(1 − a − d), a of it through clubs' attacks, d through defences. The margin's share then
 * tells how far strengths go together: club variance = Σσ² + r·((Σσ)² − Σσ²).
 */
export function clubSpread(
  { attack, defence, margin }: RepeatShares,
  sampling: readonly number[],
): ClubSpread {
  const deviations = (half: NetParts) =>
    netKinds.map((kind, at) => {
      const left = Math.max(0.2, 1 - attack[kind] - defence[kind]);
      return Math.sqrt(((sampling[at] ?? 0) / left) * half[kind]);
    });
  const spread = { attack: deviations(attack), defence: deviations(defence) };
  const all = [...spread.attack, ...spread.defence];
  const sum = all.reduce((total, value) => total + value, 0);
  const squares = all.reduce((total, value) => total + value * value, 0);
  const noise = 2 * sampling.reduce((total, value) => total + value, 0);
  const club = (noise * margin) / Math.max(0.2, 1 - 2 * margin);
  const correlation = sum ** 2 > squares ? (club - squares) / (sum ** 2 - squares) : 0;
  return { ...spread, correlation: Math.max(0, Math.min(mostCorrelation, correlation)) };
}
