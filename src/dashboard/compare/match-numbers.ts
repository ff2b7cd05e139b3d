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
  // Not a share of the baskets: a box score may count assists on free throws.
  'assists',
  'rebounds',
  'steals',
  'fouls',
];

/** One number of both sides. */
export type DifferenceRow = Record<Side, Difference> & { key: string };

/**
 * What differed between two matches, of both sides, the largest difference in the season's own spread first.
 * @param season box scores of the team's other matches
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
          // What helps them hurts us; the multiplication would make a −0 of no judgement.
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
