import type { Line, Shooting } from '../contract/box-score.ts';
import { widthOfEighty } from './certainty.ts';
import { sumLines } from './line.ts';
import { numberOf, numbers, partsOf } from './numbers.ts';
import { share } from './shooting.ts';

/** Shares that a player's own work changes; how many of so many. */
const shares = ['twosShare', 'threesShare', 'freeThrowsShare', 'turnoverShare'] as const;
/** Counts for the time on court. */
const counts = ['assists', 'offensiveRebounds', 'defensiveRebounds', 'steals', 'blocks'] as const;

/** With fewer tries a share says nothing. */
const leastTries = 10;

/** A number of a player's season that is further from the team-mates' than chance explains. */
export interface BesideMates {
  key: (typeof shares)[number] | (typeof counts)[number];
  value: number;
  /** Tries; of a count the seconds on court. */
  of: number;
  /** What the team-mates have in as many tries or seconds. */
  usual: number;
  isBetter: boolean;
  /** Standard deviations from the usual. */
  size: number;
  /** The same of each team-mate, in as many tries or seconds. */
  mates: number[];
}

/**
 * A player's totals beside the team-mates', the clearest difference first. Tries are taken as independent and counts as
 * Poisson's; a difference is listed if chance alone makes one as large in fewer than one season of five.
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
      const deviation = Math.sqrt(isShare ? usual * (1 - rate) : usual);
      if (Math.abs(made - usual) <= widthOfEighty(deviation) / 2) return [];
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
