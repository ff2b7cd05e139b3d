import { fitFreeThrows, freeThrowsOf } from '../basketball/free-throw-value.ts';
import {
  netPointsByPossession,
  type PossessionNetPoints,
  type ValueModels,
} from '../basketball/net-possessions.ts';
import {
  leagueRepeatShares,
  publishedRepeatShares,
  type RepeatShares,
} from '../basketball/repeat-shares.ts';
import { contextShots } from '../basketball/shot-context.ts';
import { fitShotModel, publishedShotModel } from '../basketball/shot-value.ts';
import { type FinishedMatch, memoized } from './finished-match.ts';
import type { Season } from './season.ts';

/* What shots are worth, and what of a match repeats, as the matches before it have it. */

const shotsOf = memoized(({ events }: FinishedMatch) => contextShots(events));
const thrownIn = memoized(({ events }: FinishedMatch) => freeThrowsOf(events));

/** Shots are valued by the last so many matches: older ones change nothing that could be seen. */
const enoughForShots = 10;
/** Whole seasons are compared from so many matches on. */
const enoughForShares = 10;

/** What shots and free throws are worth by the matches before this one, both sides together. */
export const valueModels = memoized(
  ({ earlier }: Season): ValueModels => ({
    shots:
      earlier.length === 0
        ? publishedShotModel
        : fitShotModel(earlier.slice(-enoughForShots).flatMap(shotsOf)),
    freeThrows: fitFreeThrows(earlier.flatMap(thrownIn)),
  }),
);

const published: ValueModels = { shots: publishedShotModel, freeThrows: fitFreeThrows([]) };

/** A match's net points by published values: what seasons are compared by. */
const netOf = memoized(({ events }: FinishedMatch): PossessionNetPoints | null =>
  netPointsByPossession(events, published),
);

/** How much of one match repeats, by the matches before this one; the published shares while there are few. */
export const repeatSharesOf = memoized(({ earlier }: Season): RepeatShares => {
  if (earlier.length < enoughForShares) return publishedRepeatShares;
  return leagueRepeatShares(
    earlier.flatMap((match) => {
      const net = netOf(match);
      return net === null ? [] : [{ team: match.teamName, opponent: match.opponentName, net }];
    }),
  );
});
