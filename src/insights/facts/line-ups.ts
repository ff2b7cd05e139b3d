import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { memoized } from '../../basketball/memoized.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, lengthOf, marginOf } from '../finished-match.ts';
import { greatest } from '../numbers.ts';
import { referenceOf, unnamed } from '../reference.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** The usual margin of a match's best five, until a season gives one. */
const assumed = { mean: 3, deviation: 2 };

/** With less time together, in seconds, nothing is said of a five; at `halfWeight` its margin counts by half. */
const leastTogether = 4 * 60;
const halfWeight = 8 * 60;

/** A smaller margin is not worth five names. */
const leastMargin = 6;

/**
 * The best five, and the worst one, if beyond the usual best or worst of a match: reported as a fact. One
 * match's +/- hardly repeats, so there is no drill.
 */
export function lineUps(season: Season): Finding[] {
  return ([1, -1] as const).flatMap((sign) => furthestBeyond(season, sign) ?? []);
}

/** The stints of the team's fives. */
export const stintsOf = memoized(
  ({ events, matchSheet, rules }: FinishedMatch) =>
    lineupStints({ events, matchSheet, rules, finished: true }, 'team') ?? [],
);

/** Fives with at least four minutes together, each with its margin compared with the match's own. */
const fivesOf = memoized((match: FinishedMatch) => {
  const margin = marginOf(match);
  if (margin === null) return [];
  const perSecond = margin / lengthOf(match);
  return lineupTotals(stintsOf(match)).flatMap((five) => {
    const { playerIds, seconds, margin: own } = five;
    if (seconds === null || own === null || seconds < leastTogether || playerIds.length !== 5) {
      return [];
    }
    // A few minutes are mostly chance, so at eight of them half of the difference counts.
    const over = ((own - perSecond * seconds) * seconds) / (seconds + halfWeight);
    return [{ ...five, seconds, margin: own, rest: margin - own, over }];
  });
});

function furthest(match: FinishedMatch, sign: 1 | -1) {
  return greatest(fivesOf(match), ({ over }) => sign * over);
}

function furthestBeyond({ match, earlier }: Season, sign: 1 | -1): Finding | null {
  const five = furthest(match, sign);
  if (five === null || sign * five.margin < leastMargin) return null;
  const usual = referenceOf(
    earlier.map((before) => furthest(before, sign)?.over ?? null),
    1.5,
    { ...assumed, mean: sign * assumed.mean, source: unnamed, basis: 'match' },
  );
  const points = five.over - usual.mean;
  if (sign * points <= 0) return null;
  const names = match.matchSheet.team.flatMap(({ playerId, name }) =>
    five.playerIds.includes(playerId) ? name : [],
  );
  return {
    topic: `line-up ${sign}`,
    isOnCourt: true,
    points,
    deviations: referenceDeviations(five.over, usual),
    value: five.margin,
    usual: usual.mean,
    repeats: repeatsOf('plusMinus', 'attack').oneMatch,
    eventIds: idsOf(basketsDuring(match, five.playerIds)),
    says: [
      said(sign > 0 ? 'line-up/good' : 'line-up/poor', {
        names: { names },
        time: { clock: five.seconds },
        score: { score: { team: five.pointsFor, opponent: five.pointsAgainst } },
        rest: { signed: five.rest },
      }),
    ],
  };
}

/** Both sides' baskets while the five was on court. */
export function basketsDuring(match: FinishedMatch, five: readonly string[]) {
  const stints = stintsOf(match).filter(({ playerIds }) => playerIds.join() === five.join());
  return match.events.filter(
    ({ made, period, clockSeconds }) =>
      made === true &&
      clockSeconds !== null &&
      stints.some(
        (stint) =>
          period === stint.period &&
          clockSeconds <= (stint.startClock ?? 0) &&
          clockSeconds >= (stint.endClock ?? 0),
      ),
  );
}
