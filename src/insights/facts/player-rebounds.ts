import { rebounds } from '../../basketball/line.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { availableRebounds, type PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Too few available rebounds to judge a player's share. */
const leastAvailable = 15;

/**
 * A player's rebounds compared with the usual share of the available ones, by game score's weights (Hollinger): 0.7
 * offensive, 0.3 defensive. A low count is no fault beside another player's number: a guard rebounds less.
 */
export function playerRebounds(player: PlayerSeason): Finding | null {
  const { line } = player;
  const count = rebounds(line);
  const usual = player.reference('rebounds');
  const available = availableRebounds(player);
  if (count === null || usual === null || available === null) return null;
  const expected = usual.mean * available;
  const offensive = line.offensiveRebounds ?? 0;
  const each = count === 0 ? 0.4 : (0.7 * offensive + 0.3 * (count - offensive)) / count;
  const points = (count - expected) * each;
  if (available < leastAvailable || !isNews(count, expected)) return null;
  if (points < 0 && usual.basis !== 'earlier') return null;
  const good = offensive >= 3 ? 'offensive' : 'good';
  const poor = count === 0 ? 'none' : 'poor';
  return {
    topic: 'rebounds',
    points,
    ...fromExpected(count, expected),
    ...among(player.before.map(rebounds), count, expected),
    repeats: repeatsOf('offensiveReboundShare', 'attack').oneMatch,
    eventIds: idsOfPlayer(player, ['rebound']),
    says: [
      said(`boards/${points > 0 ? good : poor}`, {
        rebounds: { count, of: 'rebound' },
        offensive,
        available: { whole: available },
        usual: usualCount(usual, expected, said('of so many', {})),
      }),
    ],
    drill: drill('playerRebounds', { who: line.name }),
  };
}
