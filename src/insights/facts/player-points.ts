import { spreadOf } from '../../basketball/spread.ts';
import type { PlayerSeason } from '../player-season.ts';
import { earlierMean } from '../reference.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { atOwnRate, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** The least standard deviation of a player's points: some score much the same in a few matches. */
const leastSpread = 4;

/**
 * A player's points compared with the own points a minute, which also reports a scorer who hardly shot. Team-mates take the
 * shots instead, so a quarter of the difference counts as its worth (our judgement).
 */
export function playerPoints({ line, before, season }: PlayerSeason): Finding | null {
  const { points: count, seconds } = line;
  const own = seconds === null ? null : atOwnRate(before, seconds, 'points');
  if (count === null || seconds === null || own === null || !isNews(count, own)) return null;
  const earlier = before.map(({ points }) => points);
  return {
    topic: 'points',
    clashesWith: ['scoring'],
    points: (count - own) / 4,
    deviations:
      Math.abs(count - own) / Math.max(leastSpread, spreadOf(earlier)?.standardDeviation ?? 0),
    repeats: repeatOfRole,
    value: count,
    usual: own,
    ...among(earlier, count, own),
    eventIds: [],
    says: [
      said(count > own ? 'points/many' : 'points/few', {
        scored: { count, of: 'point' },
        time: { clock: seconds },
        usual: usualCount(earlierMean(own, before.length, 1, season.seasonBefore), own),
      }),
    ],
  };
}
