import { type JudgedNumber, judge, leastOthers } from '../../basketball/judged-number.ts';
import { bothTotals, sumLines } from '../../basketball/line.ts';
import { type NumberKey, numberOf, repeatsOf } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Meeting } from '../figures/meeting.ts';

/** The numbers in the report, in order; the last two are luck in a few matches. */
const seenKeys = [
  'threeRate',
  'freeThrowRate',
  'offensiveReboundShare',
  'turnoverShare',
  'effectiveFieldGoals',
  'threesShare',
] as const satisfies readonly NumberKey[];
export type SeenKey = (typeof seenKeys)[number];

/** One number of one side in the meetings. */
export interface SideNumber extends JudgedNumber {
  key: SeenKey;
  side: Side;
  /** Whether a number of this kind repeats; otherwise it is shown without advice. */
  repeats: boolean;
}

/**
 * The numbers of a side in the meetings beside those of the season's other box scores: the opponent's beside what all other
 * opponents did against this team, the team's own beside what it did against them. The usual is that of the other matches'
 * totals together, so that it is a plain share and not a mean of shares.
 */
export function sideNumbers(
  meetings: readonly Meeting[],
  others: readonly BoxScore[],
  side: Side,
): SideNumber[] {
  const pairs = others.flatMap((boxScore) => bothTotals(boxScore, side) ?? []);
  const own = sumLines(pairs.map((pair) => pair.own));
  const other = sumLines(pairs.map((pair) => pair.other));
  return seenKeys.map((key) => {
    const each = pairs.flatMap((pair) => numberOf(key, pair.own, pair.other) ?? []);
    const usual = each.length < leastOthers ? null : numberOf(key, own, other);
    const seen = meetings.map(({ boxScore }) => {
      const both = boxScore && bothTotals(boxScore, side);
      return both ? numberOf(key, both.own, both.other) : null;
    });
    // A team's number against one opponent depends on that opponent's defence.
    const { repeats, oneMatch } = repeatsOf(key, side === 'opponent' ? 'attack' : 'defence');
    return { key, side, repeats, ...judge(seen, each, usual, repeats ? oneMatch : null) };
  });
}
