import type { Side } from '../../contract/play-by-play.ts';
import { memoised, type PlayedMatch, timeOf } from './match.ts';

/** A basket or free throw, with the score after it. */
export interface Basket {
  side: Side;
  playerId: string | undefined;
  points: number;
  period: number;
  /** Seconds of play before it, never decreasing; `null` without a clock. */
  time: number | null;
  team: number;
  opponent: number;
}

const worth: Readonly<Record<string, number>> = { twoPointer: 2, threePointer: 3, freeThrow: 1 };

/** The points of an event; by its type if the scorer recorded none. */
export function pointsOf({ made, points, type }: PlayedMatch['events'][number]): number {
  return made === true ? (points ?? worth[type] ?? 0) : 0;
}

/** Every basket in order, with the score counted from 0–0. */
export const basketsOf = memoised((match: PlayedMatch): Basket[] => {
  const score = { team: 0, opponent: 0 };
  const baskets: Basket[] = [];
  let latest = 0;
  for (const event of match.events) {
    const time = timeOf(event, match);
    if (time !== null && time > latest) latest = time;
    const points = pointsOf(event);
    if (event.side === null || points === 0) continue;
    score[event.side] += points;
    const { side, playerId, period } = event;
    baskets.push({ side, playerId, points, period, time: time === null ? null : latest, ...score });
  }
  return baskets;
});

export interface Points {
  team: number;
  opponent: number;
}

/** Both sides' points in the baskets that `counts` accepts. */
export function pointsIn(match: PlayedMatch, counts: (basket: Basket) => boolean): Points {
  const sum = { team: 0, opponent: 0 };
  for (const basket of basketsOf(match)) if (counts(basket)) sum[basket.side] += basket.points;
  return sum;
}

/** The final score from the events, or without events from the box score. */
export function finalScore(match: PlayedMatch): Points {
  if (basketsOf(match).length > 0) return pointsIn(match, () => true);
  const { team, opponent } = match.boxScore;
  return { team: team.totals?.points ?? 0, opponent: opponent.totals?.points ?? 0 };
}

/** Each side's largest lead. */
export function leadsOf(match: PlayedMatch): Points {
  const leads = basketsOf(match).map(({ team, opponent }) => team - opponent);
  return { team: Math.max(0, ...leads), opponent: Math.max(0, ...leads.map((lead) => -lead)) };
}
