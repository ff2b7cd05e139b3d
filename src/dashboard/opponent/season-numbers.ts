import { fourFactors } from '../../basketball/four-factors.ts';
import { type JudgedNumber, judge, leastOthers } from '../../basketball/judged-number.ts';
import { sumLines } from '../../basketball/line.ts';
import { numberOf, type RepeatingNumber, repeatsOf } from '../../basketball/repeating-numbers.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Meeting } from '../figures/meeting.ts';

/** The numbers of a side that are looked at, in this order; `making` is eFG%, which is luck in a few matches. */
export const numberKeys = [
  'shareOfThrees',
  'lineTrips',
  'offensiveRebounds',
  'turnovers',
  'making',
  'threesMade',
] as const;
export type NumberKey = (typeof numberKeys)[number];

/** One number of one side in the meetings. */
export interface SideNumber extends JudgedNumber {
  key: NumberKey;
  side: Side;
  /** Whether a number of this kind repeats at all; else it is told and never planned with. */
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
  return numberKeys.map((key) => {
    const each = pairs.flatMap(({ own, other }) => readNumber(key, own, other) ?? []);
    const usual =
      each.length < leastOthers
        ? null
        : readNumber(
            key,
            sumLines(pairs.map(({ own }) => own)),
            sumLines(pairs.map(({ other }) => other)),
          );
    const seen = meetings.map(({ boxScore }) => {
      const both = boxScore && bothTotals(boxScore, side);
      return both ? readNumber(key, both.own, both.other) : null;
    });
    const repeats = shareThatRepeats(key, side);
    return { key, side, repeats: repeats !== null, ...judge(seen, each, usual, repeats) };
  });
}

function bothTotals(boxScore: BoxScore, side: Side): { own: Line; other: Line } | null {
  const own = boxScore[side].totals;
  const other = boxScore[side === 'team' ? 'opponent' : 'team'].totals;
  return own && other ? { own, other } : null;
}

function readNumber(key: NumberKey, own: Line, other: Line): number | null {
  return key === 'making'
    ? fourFactors(own, other).effectiveFieldGoal
    : numberOf(key satisfies RepeatingNumber, own, other);
}

/** How much of one match's number repeats, 0..1; `null` for a kind that does not. Shots falling never do. */
function shareThatRepeats(key: NumberKey, side: Side): number | null {
  if (key === 'making') return null;
  // What a team does against one opponent is what that opponent lets it do.
  const { repeats, oneMatch } = repeatsOf(key, side === 'opponent' ? 'attack' : 'defence');
  return repeats ? oneMatch : null;
}
