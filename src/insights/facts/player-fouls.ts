import type { PlayerSeason } from '../player-season.ts';
import { earlierMean } from '../reference.ts';
import { drill, said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { atOwnRate, idsOfPlayer, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** Expected fouls of a player without earlier matches. */
const unknown = 2;

/**
 * A player's fouls from four on, compared with the own rate: each above it costs 0.4 points (game score's weight,
 * Hollinger) and playing time. A player who always has as many is not reported.
 */
export function playerFouls(player: PlayerSeason): Finding | null {
  const { fouls: count, seconds, name } = player.line;
  if (count === null || count < 4 || seconds === null) return null;
  const own = atOwnRate(player.before, seconds, 'fouls');
  const usual = own ?? unknown;
  if (!isNews(count, usual) || count < usual) return null;
  const values = { fouls: { count, of: 'foul' as const }, time: { clock: seconds } };
  return {
    topic: 'fouls',
    points: -0.7 * (count - usual),
    deviations: count - usual,
    repeats: repeatOfRole,
    value: count,
    usual,
    ...(own === null
      ? {}
      : among(
          player.before.map(({ fouls }) => fouls),
          count,
          own,
        )),
    eventIds: idsOfPlayer(player, ['foul']),
    says: [
      own === null
        ? said('fouls/alone', values)
        : said('fouls/beside', {
            ...values,
            usual: usualCount(
              earlierMean(own, player.before.length, 1, player.season.seasonBefore),
              own,
            ),
          }),
    ],
    drill: drill('playerFouls', { who: name, n: count }),
  };
}
