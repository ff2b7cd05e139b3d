import type { Side } from '../../contract/play-by-play.ts';
import { pointsOf } from './course.ts';
import { memoised, type PlayedMatch } from './match.ts';
import { isShot } from './shots.ts';

interface Attack {
  side: Side;
  period: number;
  stolen: boolean;
  again: boolean;
}

/** Each side's points by how the possession began, for matches whose scorer noted none. */
export interface Origins {
  secondChancePoints: Record<Side, number>;
  turnoverPoints: Record<Side, number>;
}

/**
 * Points after an offensive rebound in the same possession, and points in a possession that began with the other side's
 * turnover. A possession lasts while only one side shoots, rebounds its misses or loses the ball. Scorers order rows of one
 * moment differently, so an error of two points is tolerated.
 */
export const originsOf = memoised(({ events }: PlayedMatch): Origins => {
  const sums: Origins = {
    secondChancePoints: { team: 0, opponent: 0 },
    turnoverPoints: { team: 0, opponent: 0 },
  };
  let attack = null as Attack | null;
  let lost = null as { side: Side; period: number } | null;
  for (const event of events) {
    const { side, period, type, subtype } = event;
    if (side === null) continue;
    const isBoard = type === 'rebound' && /^(?:off|def)ensive$/.test(subtype ?? '');
    if (!isShot(event) && type !== 'freeThrow' && type !== 'turnover' && !isBoard) continue;
    if (
      attack === null ||
      attack.side !== side ||
      attack.period !== period ||
      lost?.side === side
    ) {
      const stolen: boolean = lost !== null && lost.side !== side && lost.period === period;
      attack = { side, period, stolen, again: false };
      lost = null;
    }
    if (type === 'rebound' && subtype === 'offensive') attack.again = true;
    if (type === 'turnover') lost = { side, period };
    const points = pointsOf(event);
    if (attack.again) sums.secondChancePoints[side] += points;
    if (attack.stolen) sums.turnoverPoints[side] += points;
  }
  return sums;
});
