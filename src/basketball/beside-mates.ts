import type { Line, Shooting } from '../contract/box-score.ts';
import { sumLines } from './line.ts';
import { numberOf, numbers, partsOf } from './numbers.ts';
import { share } from './shooting.ts';

/** Shares that a player can work on. */
const shares = ['twosShare', 'threesShare', 'freeThrowsShare', 'turnoverShare'] as const;
/** Counts per time on court. */
const counts = ['assists', 'offensiveRebounds', 'defensiveRebounds', 'steals', 'blocks'] as const;

/** Shares of fewer attempts are not compared. */
const leastTries = 10;
/** What the team-mates bring less often than once is not compared. */
const leastUsual = 1;

/** Standard deviations beyond which chance puts one of nine numbers for one player in five (Šidák: 1 − 0.8^(1/9) = 2.5%). */
const apart = 2.25;

/** A number of a player's season that differs from the team-mates' by more than chance explains. */
export interface BesideMates {
  key: (typeof shares)[number] | (typeof counts)[number];
  value: number;
  /** Attempts of a share; seconds on court of a count. */
  of: number;
  /** The team-mates' number for as many attempts or seconds. */
  usual: number;
  isBetter: boolean;
  /** Standard deviations from the usual. */
  size: number;
  /** Each team-mate's number for as many attempts or seconds. */
  mates: number[];
}

/**
 * A player's totals compared with the team-mates', the clearest difference first. Attempts count as independent, counts as
 * Poisson distributed; differences that chance explains are left out.
 */
export function besideMates(own: Line, mates: readonly Line[]): BesideMates[] {
  const all = sumLines(mates);
  return [...shares, ...counts]
    .flatMap((key): BesideMates[] => {
      const isShare = numbers[key].unit === 'share';
      const of = (line: Line): Shooting =>
        isShare
          ? partsOf(key, { own: line })
          : { made: numberOf(key, line), attempted: line.seconds };
      const { made, attempted } = of(own);
      const rate = share(of(all));
      if (made === null || attempted === null || rate === null || attempted < leastTries) return [];
      const usual = rate * attempted;
      if (usual < leastUsual) return [];
      const deviation = Math.sqrt(isShare ? usual * (1 - rate) : usual);
      if (Math.abs(made - usual) <= apart * deviation) return [];
      return [
        {
          key,
          value: made,
          of: attempted,
          usual,
          isBetter: (made - usual) * numbers[key].good > 0,
          size: Math.abs(made - usual) / deviation,
          mates: mates.flatMap((mate) => {
            const each = of(mate);
            const like = (each.attempted ?? 0) < leastTries ? null : share(each);
            return like === null ? [] : [like * attempted];
          }),
        },
      ];
    })
    .toSorted((a, b) => b.size - a.size);
}
