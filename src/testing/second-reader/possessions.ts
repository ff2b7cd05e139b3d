import type { Side } from '../../contract/play-by-play.ts';
import { pointsOf } from './course.ts';
import { kept, type PlayedMatch } from './match.ts';
import { isShot } from './shots.ts';

interface Attack {
  side: Side;
  period: number;
  stolen: boolean;
  again: boolean;
}

/** Points of each side by how its attack came about, for matches whose scorer noted none. */
export interface Origins {
  secondChancePoints: Record<Side, number>;
  turnoverPoints: Record<Side, number>;
}

/**
 * Points after an own offensive rebound in the same attack, and points in an attack that the other side's turnover began. An
 * attack lasts as long as one side alone shoots, rebounds its misses or loses the ball. The order of rows of one moment
 * differs between scorers, so two points either way are tolerated.
 */
export const originsOf = kept(({ events }: PlayedMatch): Origins => {
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
