import { type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { differenceOf, formulaOf, nameOf, written } from '../tables/number-words.ts';
import { type Difference, judgeDifference } from './compared.ts';

const keys: readonly NumberKey[] = [
  'effectiveFieldGoals',
  'turnovers',
  'turnoverShare',
  'offensiveReboundShare',
  'freeThrowsTaken',
  'freeThrowsShare',
  'twosShare',
  'threesShare',
  'threeRate',
  // A count, not a share of baskets: a box score may include assists on free throws.
  'assists',
  'rebounds',
  'steals',
  'fouls',
];

/** One number of both sides. */
export type DifferenceRow = Record<Side, Difference> & { key: string };

/**
 * Differences between two matches for both sides, the largest in standard deviations of the season first. @param
 * season box scores of the team's other matches
 */
export function matchDifferences(
  a: BoxScore,
  b: BoxScore,
  season: readonly BoxScore[],
): DifferenceRow[] {
  const others = season.filter(({ matchId }) => matchId !== a.matchId && matchId !== b.matchId);
  return keys
    .map((key) => {
      const { good } = numbers[key];
      const read = (box: BoxScore, side: Side) => {
        const [own, other] = [box[side].totals, box[side === 'team' ? 'opponent' : 'team'].totals];
        return own && other ? numberOf(key, own, other) : null;
      };
      const judged = (side: Side) =>
        judgeDifference({
          key,
          name: nameOf(key),
          meaning: formulaOf(key),
          a: read(a, side),
          b: read(b, side),
          others: others.flatMap((box) => read(box, side) ?? []),
          // More for them is worse for us; multiplying would turn 0 into −0.
          good: side === 'team' || good === 0 ? good : good === 1 ? -1 : 1,
          text: (value) => written(key, value),
          differenceText: (by) => differenceOf(key, by),
        });
      return { key, team: judged('team'), opponent: judged('opponent') };
    })
    .filter((row) => sides.some((side) => row[side].a !== null || row[side].b !== null))
    .toSorted((one, two) => sizeOf(two) - sizeOf(one));
}

const sizeOf = ({ team, opponent }: DifferenceRow) => Math.max(team.size, opponent.size);
